/** Sentences that give a task another date by naming both, or by telling that it has moved. */
import type { Rule } from './rule.ts'

const means = { intent: 'UPDATE_TASK' } as const

export const updateInsteadRules: readonly Rule[] = [
  {
    name: 'update/instead-of',
    means,
    confidence: 0.9,
    needs: 'date',
    frames: [
      'remind <me> ~1 (to|about|of|that) {ref} {value=<when>} (instead of|rather than|not|and not) [<the>] <date>',
      'remind <me> {value=<when>} (instead of|rather than|not) <date>',
      'remind <me> {value=<when>} instead',
      'remind <me> {value=<when>} (instead of|rather than) (<number>|<date>) (about|to|of) {ref}',
      'remind <me> ~1 (to|about|of|that) {ref} {value=<when>} (instead of|rather than) ~3',
      'remind <me> {value=<when>} (instead of|rather than) ~3',
      'remind <me> ~1 (to|about|of|that) {ref} {value=<when>} instead',
      'instead of {ref} (can|could) you ~3 {value=<when>}',
      'remind <me> ~1 (to|about|of|that) {ref} {value=<when>} (instead of|rather than) <number>',
    ],
    examples: [
      [
        'remind me to feed the fish on Friday instead of Monday',
        { reference: { text: 'feed the fish' }, due_date: '2026-03-06' },
      ],
    ],
    nearMisses: ['remind me to drink water instead of soda', 'remind me to feed the fish on Friday'],
  },
  {
    name: 'update/instead',
    means,
    confidence: 0.66,
    frames: [
      '... <sure> ... instead',
      '... <sure> ... (instead of|rather than|and not) <date> ...',
      '... <sure> ... (should|needs to|has to|ought to) be [at/on/for] <when> ...',
      '(set|make) [<the>] ~2 <task> (time|date) [to/for] ...',
      'make (my|the) ~4 <sure> [for] <date> ...',
      '(make|set) (my|the) ~4 <sure> ~3 (later|earlier|sooner)',
      'turn ~4 <sure> into ...',
    ],
    examples: [['I want the Friday reminder on Saturday instead']],
    nearMisses: ['set a reminder to drink water instead of soda'],
  },
  {
    name: 'update/moved-so-change',
    whole: true,
    means,
    confidence: 0.9,
    frames: [
      '{ref} [time/date] (is|are|was|got|has been|have been|has|have) [been] [now] (changed|moved|pushed|rescheduled|delayed|postponed) [back/up] {value=<when>} [(instead of|rather than|not) <date>] [so] [and] [can/could/will/would] [you] [please] (<change>|<move>|fix) [it/that/this/the/my] [<sureone>] [accordingly]',
      '{ref} [time/date] (is|are|starts|will be) now {value=<when>} [(instead of|rather than|not) <date>] [so] [and] [can/could/will/would] [you] [please] (<change>|<move>|fix) [it/that/this/the/my] [<sureone>] [accordingly]',
    ],
    examples: [
      [
        'the recital has been moved to Friday, please update my reminder',
        { reference: { text: 'recital' }, due_date: '2026-03-06' },
      ],
    ],
    nearMisses: ['the recital has been moved to Friday', 'change my reminder', 'the recital is now on'],
  },
  {
    name: 'update/moved',
    bare: true,
    means: { intent: 'UPDATE_TASK', requiresMatch: true },
    confidence: 0.72,
    onlyTasks: true,
    frames: [
      '{ref} (moved|changed|got moved|was moved|has been moved|was changed|has been changed|got pushed|was pushed|is now) {value=<when>}',
      '{ref} (should be|needs to be) {value=<when>}',
    ],
    examples: [
      ['the recital was moved to Friday', { reference: { text: 'recital' }, due_date: '2026-03-06' }],
    ],
    nearMisses: ['we moved to Spain', 'is the recital moved to Friday'],
  },
  {
    name: 'update/sooner',
    means,
    confidence: 0.85,
    frames: [
      'remind <me> {earlier=<span>} (earlier|sooner) [(about|of|to|for) {ref}]',
      'remind <me> (earlier|sooner) [(about|of|to|for) {ref}]',
      'remind <me> (about|of) {ref} [{earlier=<span>}] (earlier|sooner)',
      '(remind|alert|notify) <me> <span> (before|prior to) {ref} (not|instead of|rather than) ~3',
    ],
    examples: [
      [
        'remind me an hour earlier about the recital',
        { reference: { text: 'recital' }, shift: { minutes: -60 } },
      ],
      ['remind me sooner'],
    ],
    nearMisses: ['remind me to leave earlier', 'remind me to get up an hour earlier'],
  },
  {
    name: 'update/take-out',
    means,
    confidence: 0.75,
    frames: ['(<erase>|take|drop) {part} (from|off|out of) [<the>] {ref} (task|reminder|todo|chore)'],
    examples: [['remove the candles from the party reminder', { reference: { text: 'party' } }]],
    nearMisses: [
      'remove the candles from my list',
      'remove the party reminder',
      'take rice off my reminders',
    ],
  },
]
