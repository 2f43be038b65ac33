/** Sentences that put something on the list by naming a reminder, a task or the list. */
import type { Rule } from './rule.ts'

const means = { intent: 'CREATE_TASK' } as const

export const createRules: readonly Rule[] = [
  {
    name: 'create/if-missing',
    means,
    confidence: 0.93,
    frames: [
      '(is|are) {title} [already] on {list=<mylist>} ~4 (add|put|include) (it|them|that|some) ...',
      '(do i have|does <mylist> have|did i add|is there) {title} [on/in/to] {list=<mylist>} ~5 (add|put|include) (it|them|that|some) ...',
      '(add|put|include) {title} (to|on|in|onto) {list=<mylist>} (if|unless|cause|because|since|as|when) ...',
      '(add|put) {title} (to|on|in) {list=<mylist>} (i am|i just|we are|i need|i ran|we ran) ...',
    ],
    examples: [
      ['is rice on my list, if not add it', { title: 'rice' }],
      ["add rice to my shopping list if it's not there yet", { title: 'rice' }],
    ],
    nearMisses: ['is rice on my list'],
  },
  {
    name: 'create/ran-out',
    means,
    confidence: 0.93,
    frames: [
      '(i|we) (am|are|ran|have run|just ran) [almost|nearly|all] (out of|low on|running low on|running out of|short on|short of) {title} ~5 (add|put|added) [it/them/that/some/more] [to/on] [<alist>]',
      '(i|we) need {title} ~4 (add|put) (it|them|that|some) (to|on) {list=<alist>}',
      '(i|we) (need|have) to {title} ~2 (add|put) (it|that) (to|on) {list=<alist>}',
    ],
    examples: [["we're out of rice, add it to the list", { title: 'rice' }]],
    nearMisses: ["I'm out of ideas"],
  },
  {
    name: 'create/on-the-list',
    means,
    confidence: 0.95,
    frames: [
      '<put> [a/an/the] [chore/task/item/reminder of/to/for] {title} (to|on|onto|in|into|on to|in to|at) {list=<alist>} [for me]',
      '<put> (to|on|onto|in|into) {list=<alist>} [to|that] [i/we need/have] [to] {title}',
      '(to|on|onto|in|for) {list=<alist>} (<put>|i need) {title} [added]',
      '{list=<mylist>} (add|put|include) {title}',
      '(find|open|bring up|pull up|update) {list=<mylist>} [and] (add|put|include) {title}',
      '(get|have|i need|i want|i would like) {title} (added|put|placed|included) (to|on|onto|in) {list=<alist>} ...',
      '{title} (needs to|should|has to|must|need to) (go|be|be added|be put|be placed|be included) (on|to|in|onto) {list=<alist>}',
      'update {list=<alist>} with {title}',
      '(make sure|be sure|ensure) [that] {title} (is|are|gets|get) [added] (on|to|in) {list=<alist>}',
      '{list=<mylist>} should (have|include|contain) {title} [on/in] [it]',
      'add {title} {list=<mylist>}',
    ],
    examples: [
      ['put olive oil on my shopping list', { title: 'olive oil' }],
      ['on my to do list, add sweep the porch', { title: 'sweep the porch' }],
      ['sweeping needs to go on my list of chores', { title: 'sweeping' }],
      ['update my grocery list with two lemons', { title: 'two lemons' }],
    ],
    nearMisses: ['is olive oil on my shopping list', 'take rice off my list', 'put the book on the shelf'],
  },
  {
    name: 'create/needs-title',
    means,
    confidence: 0.9,
    frames: [
      '<put> [<the>] [new] (something|item|items|things|a few items|some items|some things|thing|one|it|that|this|them) [thing/item/one/also] [(to|on|onto|in|into) {list=<alist>}]',
      '(<make>|need|want|would like|have|about|get) <me> [<the>] ~3 <sureone> [up] [set/set up/made/created] [for me/us|for later]',
      '[i/we] (<make>|need|want|would like|have|how about|get|give me) [to make/to set/to create] [<the>] ~2 <sureone> [up] [set/set up/made/created] [for me/us|for later]',
      'remind <me> [later/again] [of/about] [this/it] [later] [at a later time] [in awhile] [sometime]',
      'remind <me> (about|of) (this|it|that) [later]',
      '(add|create|make|start|new) [<the>] [new] <listkind> <listword>',
      '[this/the/that] item should be added (to|on) {list=<alist>}',
      'update {list=<mylist>} with [a] new item',
      '(todo|to do|to-do|task|reminder)',
    ],
    examples: [['add a task'], ['create a new reminder'], ['put something on my list'], ['remind me later']],
    nearMisses: ['add a task to sweep the porch', 'the task'],
  },
  {
    name: 'create/said-before',
    means,
    confidence: 0.93,
    frames: [
      '(i|we) [still] (need|have|want|got|should|must) to {title} (<make>|send) [<me>] [<the>] [new] <sureone> [up] [for me] [<for>] [it/that/this]',
      '(i|we) [still] (need|have|want|got|should|must) to {title} remind <me> ...',
      '(i|we) do not want to (miss|forget) {title} (remind|alert|notify) <me> ...',
      '(i|we) [still] (need|have|want|got|should|must) to {title} will you (<make>) [<me>] [<the>] <sureone>',
    ],
    examples: [
      ['I need to iron the shirts. please set a reminder', { title: 'iron the shirts' }],
      ['I have to iron the shirts, remind me tomorrow', { title: 'iron the shirts' }],
    ],
    nearMisses: ['I need to set a reminder'],
  },
  {
    name: 'create/named-task',
    means,
    confidence: 0.96,
    frames: [
      '(<make>|need|want|would like|get|like) <me> [<the>] ~3 <sureone> [up] [set/set up/made/created] [for me/us] [<for>] [remind me to|me to] {title}',
      '(<make>|need|want|would like|like) [<the>] ~3 <sureone> [up] [set/set up/made/created] [for me/us] [<for>] [remind me to|me to] {title}',
      '(<make>) [<the>] ~2 (item|alert|notification|entry) [up] [for me/us] (to|for|about|that|called|of) {title}',
      '(<make>) [<the>] {title} <sureone> [for me]',
      '(todo|to do|to-do|task|reminder|reminders|note to self|todos) [to/for/about/of/that] {title}',
      '(i|we) need to do {title}',
      '(<make>) (alarm|alert) ... (as|for) a reminder',
    ],
    examples: [
      ['add a task to sweep the porch', { title: 'sweep the porch' }],
      ['create task: mail the parcel', { title: 'mail the parcel' }],
      ['set a reminder to defrost the soup', { title: 'defrost the soup' }],
      ['I need a reminder for the recital', { title: 'the recital' }],
      ['todo: fix the gate', { title: 'fix the gate' }],
      ['add a task to delete old emails', { title: 'delete old emails' }],
    ],
    nearMisses: ['show the task about the gate', 'I need my list'],
  },
]
