/** Sentences that change a task, or bring back an old state. */
import type { Rule } from './rule.ts'

export const changeRules: readonly Rule[] = [
  {
    name: 'update/description',
    means: { intent: 'UPDATE_TASK' },
    confidence: 0.95,
    frames: [
      '<change> [the] description (of|for|on) {ref} to {description}',
      '<change> {ref} description to {description}',
      '<change> {ref} description',
    ],
    examples: [
      [
        'update task 2 description to ask for Lena',
        { reference: { number: 2 }, description: 'ask for Lena' },
      ],
    ],
    nearMisses: ['update task 2 to ask for Lena'],
  },
  {
    name: 'update/append',
    means: { intent: 'UPDATE_TASK' },
    confidence: 0.95,
    frames: ['add {append} to [<the>] {ref} <one>', '<change> {ref} to include {append}'],
    examples: [['add candles to the party task', { append: 'candles', reference: { text: 'party' } }]],
    nearMisses: ['add candles to the party list'],
  },
  {
    name: 'update/to',
    means: { intent: 'UPDATE_TASK' },
    confidence: 0.93,
    frames: [
      '(<change>|rename|move|push|reschedule|postpone) {ref} [title] [from <date>] to [say/be/read] {value}',
      '(<change>|rename|move|push|reschedule|postpone) {ref} [title]',
    ],
    examples: [
      ["change task 3 to 'bake bread'", { reference: { number: 3 }, title: 'bake bread' }],
      ['rename the dentist task to call the orthodontist', { title: 'call the orthodontist' }],
    ],
    nearMisses: ['add call the orthodontist'],
    onlyTasks: true,
  },
]

export const undoRules: readonly Rule[] = [
  {
    name: 'undo/last',
    means: { intent: 'UNDO' },
    confidence: 0.95,
    frames: [
      'undo [that/it/this/last/everything/please] [change/one/action]',
      'take that back',
      'revert [that/it]',
    ],
    examples: [['undo'], ['undo that']],
    nearMisses: ['undo completion of task 3'],
  },
  {
    name: 'restore/deleted',
    means: { intent: 'RESTORE_TASK' },
    confidence: 0.93,
    frames: [
      '(restore|undelete|recover) {ref}',
      'bring back {ref}',
      'bring {ref} back',
      'undo deleting/deletion [of] {ref}',
    ],
    examples: [['restore task 4', { reference: { number: 4 } }]],
    nearMisses: ['bring back my book'],
    onlyTasks: true,
  },
]
