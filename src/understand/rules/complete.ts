/** Sentences that say something is done, or is not. */
import type { Rule } from './rule.ts'

export const completeRules: readonly Rule[] = [
  {
    name: 'complete/not-done',
    means: { intent: 'COMPLETE_TASK', completed: false },
    confidence: 0.95,
    frames: [
      'mark/set {ref} (as|to) (not|un) <done>',
      'mark/set {ref} not <done>',
      'mark {ref} [as] (undone|incomplete|unfinished|pending|open|uncompleted)',
      '(uncheck|reopen|uncomplete|unmark|untick) {ref}',
      'undo completion of {ref}',
    ],
    examples: [
      ['mark task 3 as not done', { reference: { number: 3 }, completed: false }],
      ['reopen the laundry', { reference: { text: 'laundry' }, completed: false }],
    ],
    nearMisses: ['mark task 3 as done'],
  },
  {
    name: 'complete/mark-done',
    means: { intent: 'COMPLETE_TASK' },
    confidence: 0.97,
    frames: [
      'mark/set/check/tick/cross {ref} [as/is/to] <done>',
      '<finish> {ref}',
      'done with {ref}',
      'mark {ref}',
    ],
    examples: [
      ['mark the laundry task as done', { reference: { text: 'laundry' }, completed: true }],
      ['finish task 2', { reference: { number: 2 }, completed: true }],
    ],
    nearMisses: ['mark my words'],
    onlyTasks: true,
  },
  {
    name: 'complete/did-it',
    means: { intent: 'COMPLETE_TASK', requiresMatch: true },
    confidence: 0.8,
    onlyTasks: true,
    frames: [
      '(i|we) [have] [just/already/finally] (finished|completed|did|done|bought|called|paid|made|sent|cleaned) {ref}',
    ],
    examples: [['I finished painting the fence', { reference: { text: 'painting the fence' } }]],
    nearMisses: ['did I finish the report'],
  },
]
