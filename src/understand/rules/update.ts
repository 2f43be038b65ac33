/** Sentences that give a task another date or another title. */
import type { Rule } from './rule.ts'

const means = { intent: 'UPDATE_TASK' } as const

export const updateRules: readonly Rule[] = [
  {
    name: 'update/instead-of',
    means,
    confidence: 0.9,
    needs: 'date',
    frames: [
      'remind <me> ~1 (to|about|of|that) {ref} {value=<when>} (instead of|rather than|not|and not) [<the>] <date>',
      'remind <me> {value=<when>} (instead of|rather than|not) <date>',
      'remind <me> {value=<when>} instead',
      'remind <me> ~1 (to|about|of|that) {ref} {value=<when>} (instead of|rather than) ~3',
      'remind <me> {value=<when>} (instead of|rather than) ~3',
      'remind <me> ~4 (earlier|sooner) ...',
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
    examples: [['make the Friday reminder Saturday instead']],
    nearMisses: ['set a reminder to drink water instead of soda'],
  },
  {
    name: 'update/named-date',
    means,
    confidence: 0.92,
    frames: [
      '(<change>|<move>) [the time/date/day of/for] [all] [of] [<the>] {ref} <task> [time/date] [down/up/back] {value=<todate>} [<notthen>]',
      '(<change>|<move>) [the time/date/day of/for] [all] [of] [<the>] <task> [time/date] [<for>] [me to] {ref} {value=<todate>} [<notthen>]',
      '(<change>|<move>) [the time/date/day of/for] [all] [of] [<the>] {kind=<describing>} <task> [time/date] <for> {ref} {value=<todate>} [<notthen>]',
      '(<change>|<move>) [all] [of] [<the>] <task> [time/date] {value=<todate>} [<notthen>]',
      '(set|make) <mine> {ref} <task> {value=<todate>} [<notthen>]',
      '[<the>] {ref} <task> (needs|should|has|must) [to] be (changed|moved|updated|rescheduled|switched|pushed) {value=<todate>} ...',
      '[<the>] {ref} <task> ~1 (<change>|<move>) [the date/time] [it/that] {value=<todate>}',
    ],
    examples: [
      [
        'move my reminder about the recital to Friday',
        { reference: { text: 'recital' }, due_date: '2026-03-06' },
      ],
      [
        'change the recital reminder from Monday to Friday',
        { reference: { text: 'recital' }, due_date: '2026-03-06' },
      ],
      [
        'the recital reminder should be moved to Friday',
        { reference: { text: 'recital' }, due_date: '2026-03-06' },
      ],
    ],
    nearMisses: ['set a reminder to feed the fish', 'change the recital reminder to sing in tune'],
  },
  {
    name: 'update/named-task',
    means,
    confidence: 0.92,
    frames: [
      '(<change>|rename|retitle) [the title/name of] [all] [of] [<the>] ~1 <task> <for> {ref} (to|into) [say/be/read] {value}',
      '(<change>|rename|retitle) [the title/name of] [all] [of] [<the>] {ref} <task> [title/name] (to|into|as) [say/be/read] {value}',
      '(<move>) [all] [of] [<the>] {ref} <task> [back/up/down] {value=<when>}',
      '(<move>) [all] [of] [<the>] <task> <for> {ref} {value=<when>}',
    ],
    examples: [
      [
        'change the recital reminder to sing in tune',
        { reference: { text: 'recital' }, title: 'sing in tune' },
      ],
      ['rename the dentist task to call the orthodontist', { title: 'call the orthodontist' }],
    ],
    nearMisses: ['change the lights to blue', 'move the recital task to Friday'],
  },
  {
    name: 'update/what-exactly',
    means,
    confidence: 0.8,
    frames: [
      '(<change>|<move>|rename) [the time/date/day/title/name of/for] [all] [of] [<the>] {ref} <task> [title|date|time|name]',
      '(<change>|<move>|rename) [the time/date/day/title/name of/for] [all] [of] [<the>] <task> [title|date|time|name] <for> {ref}',
      '(<change>|<move>|rename) [all] [of] [<the>] <task> [title|date|time|name]',
    ],
    examples: [
      ['edit the recital task', { reference: { text: 'recital' } }],
      ['change my reminder about the recital'],
    ],
    nearMisses: ['edit the video'],
  },
  {
    name: 'update/pointed',
    means,
    confidence: 0.93,
    frames: [
      '(<change>|<move>|set|make) {ref=<pointer>} [due] [date/time] {value=<todate>} [instead]',
      '(<change>|rename|retitle) {ref=<pointer>} [title/name] (to|into|as) [say/be/read] {value}',
      '(<change>|<move>|set|make) {ref=<pointer>} [to/for/due] {value=<when>} [instead]',
      '{ref=<numbered>} [to] {value=<when>}',
      'rename {ref=<numbered>} {value}',
      'call {ref=<that>} {value}',
      '(<change>|rename) [the] (title|name) of {ref} to {value}',
      '(<change>|<move>|set) [the/a] (due date|date|time|deadline) (of|for|on) {ref} [to/for/as] {value=<when>}',
      'make {ref} due {value=<when>}',
      '(make|set) {ref} {value=<duedate>}',
      '{ref=<numbered>} {value=<duedate>}',
      '(set|add|put|give) (a|the) (due date|deadline) [of] {value=<when>} (on|for|of|to) {ref}',
      '(<change>|rename|move|reschedule|postpone) {ref=<pointer>} [title|name|date|time|due date]',
    ],
    examples: [
      ["change task 3 to 'bake bread'", { reference: { number: 3 }, title: 'bake bread' }],
      ['actually, call it bake rolls', { reference: { pronoun: 'it' }, title: 'bake rolls' }],
      ['move it to tomorrow', { reference: { pronoun: 'it' }, due_date: '2026-03-05' }],
      ['mv 2 fri', { reference: { number: 2 }, due_date: '2026-03-06' }],
      ['#2 → friday', { reference: { number: 2 }, due_date: '2026-03-06' }],
      ['set the due date of task 2 to Friday', { reference: { number: 2 }, due_date: '2026-03-06' }],
      ['rename task 5', { reference: { number: 5 } }],
      ['rename task 5 to call Rita tomorrow', { reference: { number: 5 }, title: 'call Rita tomorrow' }],
    ],
    nearMisses: ['call mum', 'make it rain', 'set the table'],
  },
  {
    name: 'update/words',
    bare: true,
    means,
    confidence: 0.85,
    onlyTasks: true,
    frames: [
      '(<change>|rename|retitle) {ref} (to|into) [say/be/read] {value}',
      '(<change>|<move>) {ref} {value=<todate>}',
      '(<move>) {ref} [to/until/till/for] {value=<when>}',
      '(postpone|reschedule|snooze|rename|delay|defer) {ref}',
      '(push|move|bring) {ref} (back|forward|up|out) ~4',
      '(replace|swap) {ref} (with|for|by) {value}',
    ],
    examples: [
      [
        "change 'buy stamps' to 'buy envelopes'",
        { reference: { text: 'buy stamps' }, title: 'buy envelopes' },
      ],
      ['push the car wash to tomorrow', { reference: { text: 'car wash' }, due_date: '2026-03-05' }],
      [
        'change call Rita to call Rita at 5pm',
        { reference: { text: 'call Rita' }, title: 'call Rita at 5pm' },
      ],
    ],
    nearMisses: ['change the lights to blue', 'move to the kitchen'],
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
    name: 'update/attend-to',
    means,
    confidence: 0.75,
    frames: [
      '(fix|correct) ~4 (in|of|on) {ref=<numbered>}',
      '(raise|lower|bump|increase|decrease|reduce|up) [the] priority (of|for|on) {ref}',
      'prioritise/prioritize {ref=<numbered>}',
    ],
    examples: [['fix the typo in task 3', { reference: { number: 3 } }]],
    nearMisses: ['fix the fence'],
  },
  {
    name: 'update/unsaid',
    means,
    confidence: 0.66,
    onlyTasks: true,
    frames: ['(<change>|<move>) ... <task> ...', 'update {ref}'],
    examples: [['edit a few of my reminders about school']],
    nearMisses: ['update my phone'],
  },
]
