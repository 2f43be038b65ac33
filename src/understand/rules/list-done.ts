/** Asking for what was done, and when: "what have I finished this week?" */
import type { Rule } from './rule.ts'

const means = { intent: 'LIST_TASKS' } as const

export const doneRules: readonly Rule[] = [
  {
    name: 'list/what-was-done',
    means,
    confidence: 0.88,
    frames: [
      'what (have|did|has) (i|we) [already/actually] [not] (done|finished|completed|finish|complete|gotten done|get done) [yet] [so far]',
      'what have not i (done|finished|completed) [yet]',
      'what (is|was|got|has been) [already] (done|finished|completed)',
      '[all] [of] [<the>] (done|finished|completed) (<many>|<listword>|ones|things)',
      '(show|tell|list) [me] (what|everything) i have [already] [not] (done|finished|completed) [yet]',
    ],
    examples: [
      ['what have I completed this week', { status: 'completed' }],
      ["show me what I've done", { status: 'completed' }],
      ['done tasks', { status: 'completed' }],
      ["what haven't I done today", { status: 'pending', due: 'today' }],
    ],
    nearMisses: ['what have you done', 'what did I say'],
  },
  {
    name: 'list/what-i-did',
    means: { ...means, done: true },
    confidence: 0.88,
    frames: [
      'what [all] (did|have) (i|we) [already/actually] [manage/managed to] <didit> [so far] [<past>]',
      'what (was|got|has been|have been) [already] (done|finished|completed) <past>',
      '(which|what) (ones|<many>) (did|have) (i|we) [already/actually] <didit> [<past>]',
      '(show|tell|list) [me] (what|everything) [that] (i|we) [have] (did|done|finished|completed|accomplished) [<past>]',
      '(did|have) (i|we) <didit> (anything|something) [<past>]',
    ],
    examples: [
      ['what did I do yesterday', { status: 'completed', completed_during: '2026-03-03..2026-03-03' }],
      ['what did I accomplish today', { status: 'completed', completed_during: 'today' }],
      ['what have I finished in the last 3 days', { completed_during: '2026-03-02..2026-03-04' }],
      ['show me what I did last week', { completed_during: '2026-02-23..2026-03-01' }],
      ['did I finish anything this month', { completed_during: '2026-03-01..2026-03-31' }],
    ],
    nearMisses: ['what did I do wrong', 'what did you do yesterday', 'did I finish the report'],
  },
  {
    name: 'list/done-then',
    means: { ...means, done: true },
    confidence: 0.85,
    frames: [
      '[all] [of] [<the>] <many> [that/which] (i|we) [have] (done|finished|completed) (<past>|<date>)',
      '[all] [of] [<the>] <many> (that|which) (<be>|got|have been) (done|finished|completed) (<past>|<date>)',
      '<many> (done|finished|completed) <past>',
    ],
    examples: [
      ['tasks completed yesterday', { status: 'completed', completed_during: '2026-03-03..2026-03-03' }],
      ['the tasks I finished on Monday', { completed_during: '2026-03-02..2026-03-02' }],
    ],
    nearMisses: [
      'tasks are done',
      'I completed the tasks',
      'all my tasks are done for today',
      'all tasks done today',
    ],
  },
]
