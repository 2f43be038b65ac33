/** Sentences that take something off the list. */
import type { Rule } from './rule.ts'

export const deleteRules: readonly Rule[] = [
  {
    name: 'delete/reference',
    means: { intent: 'DELETE_TASK' },
    confidence: 0.95,
    onlyTasks: true,
    frames: ['<delete> {ref} (from|off|of|on) [of] {list=<alist>}', '<delete> {ref}'],
    examples: [
      ['delete task 4', { reference: { number: 4 } }],
      ['remove the gym task', { reference: { text: 'gym' } }],
    ],
    nearMisses: ['delete all rap music'],
  },
  {
    name: 'delete/take-off',
    means: { intent: 'DELETE_TASK' },
    confidence: 0.95,
    frames: ['take {ref} (off|of|from|out of) [of] {list=<alist>}'],
    examples: [['take rice off my list', { reference: { text: 'rice' } }]],
    nearMisses: ['take off at nine'],
  },
]
