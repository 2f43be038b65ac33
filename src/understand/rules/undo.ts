/** Sentences that bring back an old state. */
import type { Rule } from './rule.ts'

export const undoRules: readonly Rule[] = [
  {
    name: 'undo/last',
    means: { intent: 'UNDO' },
    confidence: 0.95,
    frames: [
      'undo [that/it/this/please] [<the>] [last/previous/latest] [change/one/action/thing/step] [i did]',
      'take back (the|my) last [change/action/thing/step/one]',
      'undo (the|my) last {count=<number>} [changes/actions/things/steps]',
      'undo {count=<number>} [changes/actions/things/steps]',
      '(take|put) (that|it) back',
      '(scratch|strike|scrap) that',
      'undo undo',
      'revert [that/it/<the>] [last] [change]',
      'undo (what|everything) i just did',
    ],
    examples: [
      ['undo'],
      ['undo that'],
      ['put it back'],
      ['scratch that'],
      ['undo the last 2 changes', { count: 2 }],
    ],
    nearMisses: ['undo completion of task 3', 'undo my braids'],
  },
  {
    name: 'restore/deleted',
    means: { intent: 'RESTORE_TASK' },
    confidence: 0.93,
    onlyTasks: true,
    frames: [
      '(restore|undelete|recover|unarchive) {ref}',
      'bring back {ref=<pointer>}',
      'bring [<the>] <sureone> {ref} back',
      'bring back [<the>] <sureone> {ref}',
      'bring back [<the>] {ref} <sureone>',
      'bring [<the>] {ref} <sureone> back',
      'bring {ref=<pointer>} back',
      'undo (deleting|deletion|the deletion|removal) [of] {ref}',
      '(put|get) {ref} back on <mylist>',
    ],
    examples: [
      ['restore task 4', { reference: { number: 4 } }],
      ['undelete the dentist', { reference: { text: 'dentist' } }],
      ['bring it back', { reference: { pronoun: 'it' } }],
      ['bring back the milk task', { reference: { text: 'milk' } }],
    ],
    nearMisses: ['bring back my book', 'get back to work'],
  },
]
