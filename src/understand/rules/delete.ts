/** Sentences that take something off the list. */
import type { Rule } from './rule.ts'

const means = { intent: 'DELETE_TASK' } as const

export const deleteRules: readonly Rule[] = [
  {
    name: 'delete/whole-list',
    means,
    confidence: 0.93,
    frames: [
      '(<erase>|<drop>) {all=<wholelist>}',
      '(<erase>|<drop>|take) {all=<everything>} ~2 (from|off|on|in|of) [of] {list=<mylist>}',
      'make {list=<mylist>} (blank|empty)',
      'make sure {list=<mylist>} is ~1 (clear|empty|blank)',
    ],
    examples: [
      ['clear my to do list', { reference: { all: true, filter: {} } }],
      ['delete everything on my list', { reference: { all: true, filter: {} } }],
    ],
    nearMisses: ['remove rice from my list', 'clear the garage'],
  },
  {
    name: 'delete/from-list',
    means,
    confidence: 0.95,
    frames: [
      '(<erase>|<drop>|take|move|get|pull|strike) {ref} (from|off|of|on|out of|in|to trash from) [of] {list=<alist>}',
      '(<erase>|take) off {ref} (from|off) {list=<alist>}',
      '{ref} (should|needs to|must|can|has to) be (removed|deleted|erased|taken|dropped|cleared) [off] (from|off) {list=<alist>}',
      '(i|we) do not (want|need) {ref} on {list=<alist>} [anymore|any more]',
    ],
    examples: [
      ['take rice off my list', { reference: { text: 'rice' } }],
      ['remove oat milk from the shopping list', { reference: { text: 'oat milk' } }],
    ],
    nearMisses: ['is rice on my list', 'take rice off the stove'],
  },
  {
    name: 'delete/list-then-item',
    whole: true,
    means,
    confidence: 0.93,
    frames: [
      '{list=<mylist>} (<erase>) {ref}',
      '(find|open|update) {list=<mylist>} [and] (<erase>) {ref}',
      'find {ref} (on|in) {list=<mylist>} and (<erase>) [it]',
      '(i|we) (no longer|do not) (need|want|have) [to] {ref} [anymore] [so] (take|remove|delete|drop) (it|that|them) (off|from|of) {list=<mylist>}',
    ],
    examples: [
      ['shopping list, remove rice', { reference: { text: 'rice' } }],
      ['find rice on my list and delete it', { reference: { text: 'rice' } }],
    ],
    nearMisses: ['shopping list'],
  },
  {
    name: 'delete/stop-reminding',
    means,
    confidence: 0.92,
    frames: [
      '(stop|quit) (reminding|alerting|notifying) <me> (to|about|of|that) {ref}',
      'do not remind <me> (to|about|of) {ref} (anymore|any more|again)',
    ],
    examples: [['stop reminding me to stretch', { reference: { text: 'stretch' } }]],
    nearMisses: ['stop reminding me', 'remind me to stretch'],
  },
  {
    name: 'delete/named-task',
    means,
    confidence: 0.95,
    frames: [
      '(<erase>|<drop>) [all] [of] [<the>] ~3 <sure> [set] [up] [list] (to|for|about|of|that|regarding|concerning|on|named|called|i have|i had|i set|related) {ref}',
      '(<erase>|<drop>) [<the>] [item/note] (task|todo|to do|to-do) [that/named/called] {ref}',
      '(<erase>|<drop>) {ref}',
      'turn {ref} off',
      '~9 (<erase>|cancel) {ref=<that>}',
      '(i|we) (do not|no longer) need ~3 <sureone> [to/for/about/of/that] {ref} [anymore|any more]',
      '{ref} <sure> (should|needs to|must|can|has to) be (removed|deleted|erased|cancelled|canceled)',
    ],
    examples: [
      ['cancel my reminder to buy stamps', { reference: { text: 'buy stamps' } }],
      ['remove the gym task', { reference: { text: 'gym' } }],
      ['delete the reminder about the play', { reference: { text: 'play' } }],
      ['remove all completed tasks', { reference: { all: true, filter: { status: 'completed' } } }],
    ],
    nearMisses: ['cancel my table at the bistro', 'cancel my flight', 'stop the music'],
    needs: 'task',
  },
  {
    name: 'delete/by-number',
    means,
    confidence: 0.95,
    frames: [
      '(<erase>|drop|cancel|scratch|kill) {ref=<numbered>}',
      '(<erase>) {ref=<that>}',
      '(<erase>|clear) {ref=<quality>}',
      '(<erase>|clear) {ref=<allquality>}',
      '(<erase>|<drop>) [<the>] (item|line|entry|items) [from/off/on] [<mylist>]',
      '(mute|clean|cut) ... <sure> ...',
      'do not remind <me> ...',
    ],
    examples: [
      ['delete 4', { reference: { number: 4 } }],
      ['remove the last one', { reference: { position: -1 } }],
      ['delete it', { reference: { pronoun: 'it' } }],
    ],
    nearMisses: ['delete 4 songs', 'drop it low'],
  },
  {
    name: 'delete/words',
    bare: true,
    means,
    confidence: 0.85,
    onlyTasks: true,
    frames: ['(<erase>) {ref} (because|since|as|, i) ...', '(<erase>) {ref}', 'scratch {ref}'],
    examples: [
      ['delete the old plan', { reference: { text: 'old plan' } }],
      ["remove 'call Rita'", { reference: { text: 'call Rita' } }],
      ['scratch the car wash', { reference: { text: 'car wash' } }],
    ],
    nearMisses: ['delete all rap music', 'I scratched the car'],
  },
]
