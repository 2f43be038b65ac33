/** Orders that may be meant for the list or may be the task itself: what is meant has to be asked. */
import type { Rule } from './rule.ts'

export const ambiguousRules: readonly Rule[] = [
  {
    name: 'ambiguous/contradiction',
    whole: true,
    means: { intent: 'AMBIGUOUS', possible: ['DELETE_TASK'] },
    confidence: 0.5,
    frames: [
      '(<erase>|<drop>|complete|finish) and keep ...',
      'keep and (<erase>|<drop>|complete|finish) ...',
      '(<erase>) and (complete|finish) ...',
    ],
    examples: [['delete and keep task 5']],
    nearMisses: ['delete task 5 and keep going'],
  },
  {
    name: 'ambiguous/called-off',
    means: { intent: 'AMBIGUOUS', possible: ['DELETE_TASK'] },
    confidence: 0.55,
    bare: true,
    onlyTasks: true,
    frames: [
      '{ref} (is|are|was|got|has been) [now] (cancelled|canceled|called off|off)',
      '(i|we) (do not|no longer) need [to] {ref} (anymore|any more)',
      '(i|we) no longer need [to] {ref}',
    ],
    examples: [['the picnic is cancelled'], ["I don't need the rice anymore"]],
    nearMisses: ['is the picnic cancelled', "I don't need help"],
  },
  {
    name: 'ambiguous/drop-off',
    means: { intent: 'AMBIGUOUS', possible: ['CREATE_TASK'] },
    confidence: 0.5,
    bare: true,
    frames: ['drop (off|by|in|round|around) ...'],
    examples: [['drop off the parcel']],
    nearMisses: ['drop yoga'],
  },
  {
    name: 'ambiguous/drop',
    means: { intent: 'AMBIGUOUS', possible: ['DELETE_TASK', 'CREATE_TASK'] },
    confidence: 0.5,
    bare: true,
    onlyTasks: true,
    frames: ['(cancel|drop|skip|ditch|dump|scrap) {ref}'],
    examples: [['cancel the gym thing'], ['drop yoga']],
    nearMisses: ['cancel my flight', 'remind me to cancel the gym'],
  },
  {
    name: 'ambiguous/add-elsewhere',
    means: { intent: 'AMBIGUOUS', possible: ['CREATE_TASK'] },
    confidence: 0.45,
    bare: true,
    frames: [
      '(add|put|insert|create) ... (to|on|into|onto|in) (my|the|this|our|a|his|her|that) ...',
      '(add|put|insert) ... (to|on|into|onto|in) ~3 (playlist|queue|folder|thread|message|messages|text|texts|chat|group|contacts|calendar|favorites|favourites|album|library|radio) ...',
      'create (a|an|my|new|the) ...',
      '(add|insert) ~3 <feature> (for|to) ...',
      '(add|put|insert) ... (to|on|into|onto|in) ~3 <partofwork>',
    ],
    examples: [
      ['add Rihanna to the queue'],
      ["add a heart to Jane's message"],
      ['create a folder'],
      ['Add support for dark mode'],
      ['Add price info to checkout page'],
    ],
    nearMisses: ['add rice to my shopping list', 'add call the plumber'],
  },
]
