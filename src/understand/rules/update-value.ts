/** Sentences that change one thing of a task: its note, its priority, what is added to its title. */
import type { Rule } from './rule.ts'

const means = { intent: 'UPDATE_TASK' } as const

export const updateValueRules: readonly Rule[] = [
  {
    name: 'update/clear-date',
    means: { intent: 'UPDATE_TASK', clears: 'due_date' },
    confidence: 0.94,
    frames: [
      '(<erase>|clear|drop) [the] (due date|deadline|date|due time) (from|of|for|on) {ref}',
      '(<erase>|clear|drop) {ref} (due date|deadline)',
      'make {ref} have no (due date|deadline)',
      'no (due date|deadline|date) (for|on) {ref}',
      '(take|get) [the] (due date|deadline|date) (off|from|away from) [of] {ref}',
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
    name: 'update/not-urgent',
    means: { intent: 'UPDATE_TASK', clears: 'priority' },
    confidence: 0.9,
    frames: [
      '{ref=<numbered>} (is|are) (not|no longer) [that/so/really] (urgent|important|critical|high priority|a priority) [anymore|any more|now]',
      '{ref=<that>} (is|are) (not|no longer) [that/so/really] (urgent|important|critical|high priority|a priority) [anymore|any more|now]',
    ],
    examples: [
      ['task 3 is not urgent', { reference: { number: 3 }, priority: null }],
      ["it's not urgent anymore", { reference: { pronoun: 'it' }, priority: null }],
    ],
    nearMisses: ['task 3 is urgent', 'the weather is not important'],
  },
  {
    name: 'update/is-urgent',
    bare: true,
    means: { intent: 'UPDATE_TASK', requiresMatch: true },
    confidence: 0.75,
    onlyTasks: true,
    frames: [
      '[<the>] {ref} (one|task|thing|item|reminder) (is|are|should be|needs to be|became) [now] [really/super/very/pretty] {value=<level>} [now]',
      '[<the>] {ref} (is|are|should be|needs to be|became) [now] [really/super/very/pretty] {value=<level>} [now]',
    ],
    examples: [
      ['the lease one is urgent', { reference: { text: 'lease' }, priority: 'high' }],
      ['the lease is high priority now', { reference: { text: 'lease' }, priority: 'high' }],
    ],
    nearMisses: ['is the lease urgent', 'what is important', 'there is a high wall'],
  },
  {
    name: 'update/description',
    means,
    confidence: 0.94,
    frames: [
      '(<change>|set|make) [the] (description|note|notes|details) (of|for|on) {ref} to {description}',
      '(<change>|set) {ref} (description|note|notes|details) to {description}',
      '[add] [a/the] (note|notes|description|comment|details) (to|on|for) {ref=<pointer>} [to/that/saying] {description}',
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
      '(set|make) [the] priority [to/as] {value=<level>} (for|of|on) {ref}',
      '(set|make|<change>|mark|give|flag) {ref} [priority] [to] [as] [a] {value=<level>} [priority]',
      '(raise|bump|increase) [the] priority (of|for|on) {ref} to {value=<level>}',
      'prioritise/prioritize {ref} as {value=<level>}',
      '{ref=<numbered>} [is/are|should be|needs to be] [now] {value=<level>} [now]',
      '{ref=<that>} (is|are|should be) [now] {value=<level>}',
    ],
    examples: [
      ['make it urgent', { reference: { pronoun: 'it' }, priority: 'high' }],
      ['#3 p1', { reference: { number: 3 }, priority: 'high' }],
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
      '(add|append|include|put) {append} (to|in|into|on) [all] [<the>] {ref} (task|reminder|todo|to-do|chore|alert)',
      '(add|append|include|put) {append} (to|in|into|on) [all] [<the>] {ref=<which>} reminders',
      '(add|append|include|put) {append} (to|in|into|on) [all] [<the>] ~3 (task|reminder|reminders|todo|to-do) (to|for|about|of) {ref}',
      '(add|append|include|put) {append} (to|in|into|on) (task|item|todo|number) {ref=<number>}',
      '(add|append|include|put) {append} <todate> (task|reminder) (to|for|about|of) {ref}',
      '<change> {ref} to [also] include {append}',
    ],
    examples: [
      ['add candles to the party task', { append: 'candles', reference: { text: 'party' } }],
      ['change my bakery task to include rolls', { append: 'rolls', reference: { text: 'bakery' } }],
    ],
    nearMisses: ['add candles to the party list', 'add a task to sweep the porch', 'add rice to my tasks'],
  },
]
