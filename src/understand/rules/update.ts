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
      '(add|append|include|put) {append} (to|in|into|on) [all] [<the>] {ref} <sure>',
      '(add|append|include|put) {append} (to|in|into|on) [all] [<the>] ~3 <sureone> (to|for|about|of) {ref}',
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
    confidence: 0.92,
    needs: 'date',
    frames: [
      'remind <me> ~1 (to|about|of|that) {ref} {value=<due>} (instead of|rather than|not|and not) [<the>] <date>',
      'remind <me> {value=<due>} (instead of|rather than|not) <date>',
      'remind <me> ~1 (to|about|of|that) {ref} instead [of ~2]',
      'instead of {ref} <date> (can|could) you ~3 {value=<due>}',
      '... (instead of|rather than) <date>',
    ],
    examples: [
      ['remind me to feed the fish on Friday instead of Monday', { reference: { text: 'feed the fish' } }],
    ],
    nearMisses: ['remind me to drink water instead of soda', 'remind me to feed the fish on Friday'],
  },
  {
    name: 'update/named-task',
    means,
    confidence: 0.93,
    frames: [
      '(<change>|<move>|rename|set|make) [the time/date/title/day of] [all] [of] [<the>] ~2 <sure> (to|for|about|of|that|regarding|on) {ref} [from ~3] (to|until|till|for) [say/be/read/on/start] {value}',
      '(<change>|<move>|rename|set|make) [the time/date/title/day of/for] [all] [of] [<the>] {ref} <sure> [title] [down/up/back] [<date>] [from ~3] (to|until|till|for) [say/be/read/on/start] {value}',
      '(<change>|<move>|rename) [all] [of] [<the>] <sure> [time/date] [from ~3] to [say/be] {value}',
      '(<change>|<move>|rename) [all] [of] [<the>] <sure> (to|for|about|of|that|on) {ref} {value=<due>}',
      '(<change>|<move>|rename) [all] [of] [<the>] {ref} <sure> [title|date|time|name]',
      '(<change>|<move>|rename) [all] [of] [<the>] <sure> [to/for/about/of/on] {ref}',
      '[<the>] <sure> (for|about|to|of) {ref} (was|is) ~3 (i|we) (want|need|would like) (it|that|them) (to|at|on|for) [be] {value}',
      '[<the>] {ref} <sure> (needs|should|has|must) [to] be (changed|moved|updated|rescheduled|switched|pushed) to {value}',
      '[<the>] {ref} <sure> ~2 (<change>|<move>) [the date/time/it/that] to {value}',
      '~9 <sure> ~9 (<change>|<move>) (it|that|them|the date|the time) to {value}',
    ],
    examples: [
      ['move my reminder about the recital to Friday', { reference: { text: 'the recital' } }],
      [
        'change the recital reminder to sing in tune',
        { reference: { text: 'recital' }, title: 'sing in tune' },
      ],
      ['rename the dentist task to call the orthodontist', { title: 'call the orthodontist' }],
      ['edit the recital task', { reference: { text: 'recital' } }],
    ],
    nearMisses: ['change the lights to blue', 'set a reminder to feed the fish'],
  },
  {
    name: 'update/pointed',
    means,
    confidence: 0.93,
    frames: [
      '(<change>|<move>|rename|set|make|call|retitle) {ref=<pointer>} [title/name/date/time/due] [from ~3] [to|until|till|for|into] [say/be/read] {value}',
      '(<change>|<move>|rename) [the] (title|name|due date|date|time|deadline) (of|for) {ref} to {value}',
      '(<change>|rename|move|reschedule|postpone) {ref=<pointer>} [title|name|date|time|due date]',
      'set [the/a] (due date|deadline|date) (of|for|on) {ref} (to|for|as) {value}',
      'make {ref} due {value=<due>}',
      'make {ref} due {value=<period>}',
    ],
    examples: [
      ["change task 3 to 'bake bread'", { reference: { number: 3 }, title: 'bake bread' }],
      ['actually, call it bake rolls', { reference: { pronoun: 'it' }, title: 'bake rolls' }],
      ['move it to tomorrow', { reference: { pronoun: 'it' } }],
      ['rename task 5', { reference: { number: 5 } }],
    ],
    nearMisses: ['call mum', 'make it rain', 'set the table'],
  },
  {
    name: 'update/words',
    means,
    confidence: 0.85,
    onlyTasks: true,
    frames: [
      '(<change>|rename|retitle) {ref} (from ~3 to|to) [say/be/read] {value}',
      '(<move>) {ref} (from ~3 to|to|until|till|for) {value=<due>}',
      '(<move>) {ref} (from ~3 to|to|until|till) {value=<period>}',
      '(<move>) {ref} {value=<due>}',
      '(postpone|reschedule|snooze|rename) {ref}',
      'update {ref}',
    ],
    examples: [
      [
        "change 'buy stamps' to 'buy envelopes'",
        { reference: { text: 'buy stamps' }, title: 'buy envelopes' },
      ],
      ['push the car wash to tomorrow', { reference: { text: 'car wash' } }],
    ],
    nearMisses: ['change the lights to blue', 'move to the kitchen'],
  },
  {
    name: 'update/unsaid',
    means,
    confidence: 0.8,
    frames: ['(<change>|<move>) ... <sure> ...', 'update [the] ~3 (task|reminder|todo)'],
    examples: [['edit a few of my reminders about school']],
    nearMisses: ['update my software'],
  },
]
