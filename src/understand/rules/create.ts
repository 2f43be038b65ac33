/** Sentences that put something on the list. */
import type { Rule } from './rule.ts'

export const createRules: readonly Rule[] = [
  {
    name: 'create/remind-me',
    means: { intent: 'CREATE_TASK' },
    confidence: 0.97,
    frames: [
      'remind/reming <me> [again] [that] [i/we need/have/want/got/should/must] [to/too] {title} [please]',
      'remind <me> [again] about/of/regarding/for/on/when/if/that {title} [please]',
    ],
    examples: [
      ['remind me to water the fern', { title: 'water the fern' }],
      ['remind me that I have to renew my passport', { title: 'renew my passport' }],
      ['remind us about the school play', { title: 'the school play' }],
    ],
    nearMisses: ['remind me what I said', 'what does remind mean'],
  },
  {
    name: 'create/do-not-forget',
    means: { intent: 'CREATE_TASK' },
    confidence: 0.95,
    frames: [
      '(do not|never) forget to {title}',
      'do not let <me> forget (to|about|that) {title}',
      '[i] do not want to forget (to|about|that) {title}',
      'remember to {title}',
      'help <me> [to] remember (to|about|that) {title}',
      'note to self {title}',
    ],
    examples: [
      ["don't forget to feed the cat", { title: 'feed the cat' }],
      ["don't let me forget to lock the shed", { title: 'lock the shed' }],
      ['remember to call grandpa', { title: 'call grandpa' }],
    ],
    nearMisses: ['do you remember my name', 'I forgot my keys'],
  },
  {
    name: 'create/on-the-list',
    means: { intent: 'CREATE_TASK' },
    confidence: 0.96,
    frames: [
      '<put> {title} (to|on|onto|in|into|on to) {list=<alist>}',
      '<put> (to|on|onto|in|into) {list=<alist>} {title}',
      '(to|on|onto|in) {list=<alist>} <put> {title}',
    ],
    examples: [
      ['put olive oil on my shopping list', { title: 'olive oil' }],
      ['on my to do list, add sweep the porch', { title: 'sweep the porch' }],
    ],
    nearMisses: ['is olive oil on my shopping list'],
  },
  {
    name: 'create/named-task',
    means: { intent: 'CREATE_TASK' },
    confidence: 0.96,
    frames: [
      '<make> <me> [<the>] ~3 <one> [up] [for me/us] [to/for/about/that/called/named/titled/saying/of/regarding] {title}',
      '<make> [<the>] ~3 <one> [up] [for me/us] [to/for/about/that/called/named/titled/saying/of/regarding] {title}',
      '(todo|to do|to-do|task|reminder) [to/for/about/of] {title}',
      'i need to do {title}',
    ],
    examples: [
      ['add a task to sweep the porch', { title: 'sweep the porch' }],
      ['create task: mail the parcel', { title: 'mail the parcel' }],
      ['set a reminder to defrost the soup', { title: 'defrost the soup' }],
      ['todo: fix the gate', { title: 'fix the gate' }],
    ],
    nearMisses: ['show the task about the gate'],
  },
  {
    name: 'create/unnamed-task',
    means: { intent: 'CREATE_TASK' },
    confidence: 0.9,
    frames: [
      '<make> [<me>] [<the>] ~2 <one> [up] [for me/us]',
      'remind <me>',
      '<put> (something|an item|some items|this|that|it) (to|on|in|into) {list=<alist>}',
    ],
    examples: [['add a task'], ['create a new reminder']],
    nearMisses: ['add a task to sweep the porch'],
  },
  {
    name: 'create/bare-add',
    means: { intent: 'CREATE_TASK' },
    confidence: 0.85,
    onlyTasks: true,
    frames: ['(add|create|new) {title}'],
    examples: [['add call the plumber', { title: 'call the plumber' }]],
    nearMisses: ['address the plumber'],
  },
  {
    name: 'create/need-to',
    means: { intent: 'CREATE_TASK' },
    confidence: 0.8,
    onlyTasks: true,
    frames: ['(i|we) (need|have|must|should|got|ought) [to] {title}'],
    examples: [['I need to renew the lease', { title: 'renew the lease' }]],
    nearMisses: ['what do I need to do'],
  },
]
