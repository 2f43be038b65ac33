/** Sentences that change a task: its title, note, date or priority. */
import type { Rule } from './rule.ts'

const means = { intent: 'UPDATE_TASK' } as const

export const updateRules: readonly Rule[] = [
  {
    name: 'update/clear-date',
    means: { intent: 'UPDATE_TASK', clears: 'due_date' },
    confidence: 0.94,
    frames: [
      '(<erase>|clear|drop) [the] (due date|deadline|date|due time) (from|of|for|on) {ref}',
      '(<erase>|clear|drop) {ref} (due date|deadline)',
      'make {ref} have no (due date|deadline)',
    ],
    examples: [['remove the due date from task 2', { reference: { number: 2 }, due_date: null }]],
    nearMisses: ['remove the date night task'],
  },
  {
    name: 'update/clear-priority',
    means: { intent: 'UPDATE_TASK', clears: 'priority' },
    confidence: 0.94,
    frames: ['(<erase>|clear|drop) [the] priority (from|of|for|on) {ref}'],
    examples: [['clear the priority of the lease task', { reference: { text: 'lease' }, priority: null }]],
    nearMisses: ['clear my priority inbox'],
  },
  {
    name: 'update/description',
    means,
    confidence: 0.94,
    frames: [
      '(<change>|set|make) [the] (description|note|notes|details) (of|for|on) {ref} to {description}',
      '(<change>|set) {ref} (description|note|notes|details) to {description}',
      'add [a/the] (note|description|comment) to {ref=<pointer>} [to/that/saying] {description}',
      'add [a/the] (note|description|comment) to [<the>] {ref} <sureone> [to/that/saying] {description}',
      '(<change>) {ref} (description|note|notes|details)',
      '(<change>) [the] <sureone> (description|note|notes|details)',
    ],
    examples: [
      [
        'update task 2 description to ask for Lena',
        { reference: { number: 2 }, description: 'ask for Lena' },
      ],
      [
        'add a note to task 5: bring the receipt',
        { reference: { number: 5 }, description: 'bring the receipt' },
      ],
      ['update task 4 description', { reference: { number: 4 } }],
    ],
    nearMisses: ['update task 2 to ask for Lena', 'add a note to buy rice'],
  },
  {
    name: 'update/priority',
    means,
    confidence: 0.94,
    frames: [
      '(set|make|<change>) [the] priority (of|for|on) {ref} [to] {value=<level>}',
      '(set|make|<change>|mark|give|flag) {ref} [priority] [to] [as] [a] {value=<level>} [priority]',
      '(raise|bump|increase) [the] priority (of|for|on) {ref} to {value=<level>}',
      'prioritise/prioritize {ref} as {value=<level>}',
    ],
    examples: [
      ['make it urgent', { reference: { pronoun: 'it' }, priority: 'high' }],
      ['set the priority of task 3 to low', { reference: { number: 3 }, priority: 'low' }],
      ['change task 2 to urgent', { reference: { number: 2 }, priority: 'high' }],
      ['mark the lease task as high priority', { reference: { text: 'lease' }, priority: 'high' }],
    ],
    nearMisses: ['change task 2 to buy urgent stamps', 'make an urgent call'],
  },
  {
    name: 'update/append',
    means,
    confidence: 0.93,
    frames: [
      '(add|append|include|put) {append} (to|in|into|on) [all] [<the>] {ref} (task|reminder|reminders|todo|to-do|chore|alert)',
      '(add|append|include|put) {append} (to|in|into|on) [all] [<the>] ~3 (task|reminder|reminders|todo|to-do) (to|for|about|of) {ref}',
      '(add|append|include|put) {append} (to|in|into|on) (task|item|todo|number) {ref=<number>}',
      '<change> {ref} to [also] include {append}',
    ],
    examples: [
      ['add candles to the party task', { append: 'candles', reference: { text: 'party' } }],
      ['change my bakery task to include rolls', { append: 'rolls', reference: { text: 'bakery' } }],
    ],
    nearMisses: ['add candles to the party list', 'add a task to sweep the porch', 'add rice to my tasks'],
  },
  {
    name: 'update/instead-of',
    means,
    confidence: 0.9,
    needs: 'date',
    frames: [
      'remind <me> ~1 (to|about|of|that) {ref} {value=<when>} (instead of|rather than|not|and not) [<the>] <date>',
      'remind <me> {value=<when>} (instead of|rather than|not) <date>',
      'remind <me> ~1 (to|about|of|that) {ref} {value=<when>} instead',
      'instead of {ref} (can|could) you ~3 {value=<when>}',
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
    ],
    examples: [['make the Friday reminder Saturday instead']],
    nearMisses: ['set a reminder to drink water instead of soda'],
  },
  {
    name: 'update/named-date',
    means,
    confidence: 0.92,
    frames: [
      '(<change>|<move>) [the time/date/day of/for] [all] [of] [<the>] ~1 <task> [time/date] [<for>] [me to] {ref} {value=<todate>} [<notthen>]',
      '(<change>|<move>) [the time/date/day of/for] [all] [of] [<the>] {ref} <task> [time/date] [down/up/back] {value=<todate>} [<notthen>]',
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
      '(<change>|<move>|set|make) {ref=<pointer>} [due] [date/time] {value=<todate>}',
      '(<change>|rename|retitle) {ref=<pointer>} [title/name] (to|into|as) [say/be/read] {value}',
      '(<change>|<move>|set|make) {ref=<pointer>} [to/for/due] {value=<when>}',
      'rename {ref=<numbered>} {value}',
      'call {ref=<that>} {value}',
      '(<change>|rename) [the] (title|name) of {ref} to {value}',
      '(<change>|<move>|set) [the/a] (due date|date|time|deadline) (of|for|on) {ref} [to/for/as] {value=<when>}',
      'make {ref} due {value=<when>}',
      '(<change>|rename|move|reschedule|postpone) {ref=<pointer>} [title|name|date|time|due date]',
    ],
    examples: [
      ["change task 3 to 'bake bread'", { reference: { number: 3 }, title: 'bake bread' }],
      ['actually, call it bake rolls', { reference: { pronoun: 'it' }, title: 'bake rolls' }],
      ['move it to tomorrow', { reference: { pronoun: 'it' }, due_date: '2026-03-05' }],
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
      '(postpone|reschedule|snooze|rename) {ref}',
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
    name: 'update/unsaid',
    means,
    confidence: 0.72,
    onlyTasks: true,
    frames: ['(<change>|<move>) ... <task> ...', 'update {ref}'],
    examples: [['edit a few of my reminders about school']],
    nearMisses: ['update my phone'],
  },
]
