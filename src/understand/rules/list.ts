/** Sentences that ask what is on the list. */
import type { Rule } from './rule.ts'

export const listRules: readonly Rule[] = [
  {
    name: 'list/count',
    means: { intent: 'LIST_TASKS', count: true },
    confidence: 0.95,
    frames: ['how many ... <many> ...', '... <show> [me] (how many|the count)'],
    examples: [['how many tasks do I have', { count: true }]],
    nearMisses: ['how many calories are in an egg'],
  },
  {
    name: 'list/show',
    means: { intent: 'LIST_TASKS' },
    confidence: 0.96,
    frames: [
      '<show> [me] [all/everything] [of] [on/in] [<the>] ~4 (<many>|<list>) ...',
      '<show> [me] (completed|pending|all|everything|done|overdue|open|finished) [ones]',
      '<show> [me] what (i|is) ...',
    ],
    examples: [
      ['show my tasks'],
      ['list pending', { status: 'pending' }],
      ['show completed tasks', { status: 'completed' }],
    ],
    nearMisses: ['show me the weather'],
  },
  {
    name: 'list/what',
    means: { intent: 'LIST_TASKS' },
    confidence: 0.95,
    frames: [
      'what ... (<many>|<list>) ...',
      'what (do|must|should) i (need|have|got) [left] to (do|finish|complete) ...',
      'what (is|have i got) left [to do/finish] ...',
    ],
    examples: [["what's on my list?"], ['what are my tasks'], ["what's left to do", { status: 'pending' }]],
    nearMisses: ["what's the weather like"],
  },
]
