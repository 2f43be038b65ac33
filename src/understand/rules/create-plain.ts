/** Sentences that ask for a new task without naming the list: "remind me to", "don't forget", "I need to". */
import type { Rule } from './rule.ts'

const means = { intent: 'CREATE_TASK' } as const

export const plainCreateRules: readonly Rule[] = [
  {
    name: 'create/remind-me',
    means,
    confidence: 0.97,
    frames: [
      'remind <me> [again] [that] (i|we) (need|have|want|got|should|must|am supposed|are supposed) to {title}',
      'remind <me> [again] (to|too) [to] {title}',
      'remind <me> [again] [that] (i|we) (have|got) {title}',
      'remind my (to|of|about) {title}',
      'remind [<me>] [again] (about|of|regarding|for|on|when|if|that|at) {title}',
      'remind <me> [again] {title}',
    ],
    examples: [
      ['remind me to water the fern', { title: 'water the fern' }],
      ['remind me that I have to renew my passport', { title: 'renew my passport' }],
      ['remind us about the school play', { title: 'the school play' }],
      ['remind me to cancel the gym', { title: 'cancel the gym' }],
    ],
    nearMisses: ['remind me what I said', 'what does remind mean'],
  },
  {
    name: 'create/remind-me-later',
    means,
    confidence: 0.9,
    frames: [
      'remind <me> [later/again] [of/about] [this/it/that] [later] [at a later time] [in awhile] [sometime]',
    ],
    examples: [['remind me later'], ['remind me about this tomorrow']],
    nearMisses: ['remind me to stretch later'],
  },
  {
    name: 'create/add-errand',
    means,
    bare: true,
    confidence: 0.88,
    frames: ['(add|create) [new] [<one>] {title=<errand>}', '(add|create) {title=<quoted>}'],
    examples: [
      ['add call the plumber', { title: 'call the plumber' }],
      ['create: mail the parcel', { title: 'mail the parcel' }],
      ["add 'sing louder'", { title: 'sing louder' }],
    ],
    nearMisses: ['address the plumber', 'add Rihanna to the queue'],
  },
  {
    name: 'create/remind-someone',
    means,
    confidence: 0.9,
    frames: [
      '{title=<remindsomeone>}',
      '(alert|notify|ping|nudge|prompt) <me> (to|about|when|of|that) {title}',
    ],
    examples: [
      ['remind Paula to bring the cups', { title: 'remind Paula to bring the cups' }],
      ['nudge me to stretch', { title: 'stretch' }],
    ],
    nearMisses: ['remind me to bring the cups', 'Paula reminds me of you'],
  },
  {
    name: 'create/do-not-forget',
    bare: true,
    means,
    confidence: 0.94,
    frames: [
      '(do not|never|can not|must not) [let <me>] forget [to/about/that] {title}',
      '(i|we) (do not want to|can not|must not|should not|better not) (forget|miss) [to/about/that] {title}',
      '(remember|remembr) [to/that] {title}',
      '(help|make|let|have) <me> [to] remember [to/about/that] {title}',
      'make sure (i|we) [remember to|do not forget to] {title}',
      '(i|we) (need|have|want|got|must) to remember [to/about/that] {title}',
      'note to self {title}',
    ],
    examples: [
      ["don't forget to feed the cat", { title: 'feed the cat' }],
      ["don't let me forget to lock the shed", { title: 'lock the shed' }],
      ['remember to call grandpa', { title: 'call grandpa' }],
      ['make sure I lock the shed', { title: 'lock the shed' }],
    ],
    nearMisses: ['do you remember my name', 'I forgot my keys'],
  },
  {
    name: 'create/needs-doing',
    bare: true,
    means,
    confidence: 0.8,
    onlyTasks: true,
    frames: ['{title} needs (doing|to be done|to get done)', '{title} (has|have|need) to be done'],
    examples: [['the gutters need to be done by Friday', { title: 'the gutters' }]],
    nearMisses: ['what needs doing', 'when is the essay due'],
  },
  {
    name: 'ambiguous/add-elsewhere',
    means: { intent: 'AMBIGUOUS', possible: ['CREATE_TASK'] },
    confidence: 0.45,
    bare: true,
    frames: [
      '(add|put|insert|create) ... (to|on|into|onto|in) (my|the|this|our|a|his|her|that) ...',
      'create (a|an|my|new|the) ...',
    ],
    examples: [['add Rihanna to the queue'], ['create a folder']],
    nearMisses: ['add rice to my shopping list', 'add call the plumber'],
  },
  {
    name: 'create/bare-add',
    bare: true,
    means,
    confidence: 0.85,
    onlyTasks: true,
    frames: ['(add|create) {title}', '(put|jot|note|write) down {title}'],
    examples: [
      ['add rice', { title: 'rice' }],
      ['add oat milk and coffee', { title: 'oat milk and coffee' }],
    ],
    nearMisses: ['address the plumber', 'add this song to my playlist'],
  },
  {
    name: 'create/need-to',
    bare: true,
    means,
    confidence: 0.75,
    onlyTasks: true,
    frames: ['(i|we) [really/still/also/just] (need|have|must|should|got|ought) to {title=<homework>}'],
    examples: [
      ['I need to renew the lease', { title: 'renew the lease' }],
      ['I have to call my aunt later', { title: 'call my aunt' }],
    ],
    nearMisses: ['what do I need to do', 'I need to know the time', 'I need to speak to a human'],
  },
]
