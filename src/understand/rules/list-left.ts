/** Sentences that ask what there is to do, or what was done, without naming a task or the list. */
import type { Rule } from './rule.ts'

const means = { intent: 'LIST_TASKS' } as const

export const leftRules: readonly Rule[] = [
  {
    name: 'list/what-to-do',
    means,
    confidence: 0.93,
    frames: [
      'what (do|must|should|did|all do) (i|we) [still] (need|have|got|want|plan) [left] to (do|finish|complete|buy|get|get done|accomplish|pick up|take care of) ...',
      'what (do|must|should|am|can) (i|we) [supposed to] (do|doing|finish|complete|work on|tackle|start|start with|going to do) [next|first|now]',
      'what (do i have|have i got|is there|else is there|else do i have|is|are|have we got) [still/else] [got] (going on|going|on|planned|scheduled|lined up|coming up|up|open|urgent|important|due|left|overdue|pending|outstanding|remaining|next|unfinished|incomplete|not done) [up] [to do] [on my plate|for me|on my list]',
      'what (do i have|have i got|is there|else is there|have we got) [left/else] to (do|finish|get done|buy) [next]',
      'what am i supposed to (do|buy|be doing|get|finish) ...',
      'what (groceries|food) ... (i|we) [still] (need|have) ...',
      'what do (i|we) need (from|at|when) ... (store|shop|market|shopping|supermarket|groceries) ...',
      'what [still] needs (doing|to be done|to get done) ...',
      'what (is|are|else is) [still] (left|pending|overdue|outstanding|due|remaining) to (do|finish|buy|get done) ...',
      'what (is|are) [still] (next|left|due|pending|overdue|outstanding|remaining) [(on|in|for|from) ~4]',
      'what things ... (i|my) ... (do|buy|get|have)',
      'what (do|have) (i|we) (got|have) [going on|planned|on|up] <when>',
      'what (are|is) the things [that] i have',
      'what is [on] my (plan|agenda|plate|day) ...',
      'what (are my plans|do i have planned) ...',
      'what items (did|do) i ...',
      '(list|recall|tell|name|show) [me] [the] things i (wanted|need|needed|have|had|want) to ...',
    ],
    examples: [
      ["what's left to do", { status: 'pending' }],
      ['what do I need to do'],
      ["what's due tomorrow"],
      ["what's overdue", { due: 'overdue' }],
    ],
    nearMisses: [
      'what should I do in Rome',
      'what is left of the empire',
      'what do I need to travel to Cuba',
    ],
  },
  {
    name: 'list/left-to-do',
    means,
    confidence: 0.88,
    frames: [
      '[is there] (anything|something) [else/left/more/still] [due] <when>',
      '[is there] (anything|something|nothing) [else/left/more/still] (due|to do|on my plate|planned|open|urgent|overdue|left|outstanding|on my list|for me to do)',
      'what else [is left|do i have|is there] [to do]',
      'how (many|much) [things/stuff/more/else] (do i|do we|is|are|have i) [there] [got] [have] [left] [to do]',
      'do i still (need|have) to {query}',
      'when do (i|we) (need|have) to {query=<errand>}',
      'did i [already/ever] (add|put|write|note|jot) [down] {query}',
      'do (i|we) need to (buy|pick up|grab) {query}',
      '(do|am) i (need|have|supposed) to do (anything|something|much) ...',
      '(was|is) there (something|anything) i (was|am|need|needed|had|have) ... (remember|do|forget)',
      '(did|have) i (ask|asked|tell|told) you to remind me ...',
      '(tell|show) <me> what to (do|work on) [next|first|now]',
      '(is everything|am i|are we) (done|finished) [for the day]',
      '(are|is) [all] [of] [<the>] (tasks|chores|reminders|todos) (done|finished|completed)',
      'i (forgot|forget|lost track of) what [else] i (have|need|had|needed|was supposed) to do',
      '[<the>] (summary|overview|rundown|status|list) of <mine> _3 (<suremany>|list|day|week)',
      'give me (a|an) (summary|overview|rundown|recap|update) ...  (<suremany>|list|day|week)',
    ],
    examples: [
      ['anything due today?'],
      ['anything left to do'],
      ['do I still need to buy rice', { query: 'buy rice' }],
      ['when do I have to pay the rent', { query: 'pay the rent' }],
      ['did I already add rice', { query: 'rice' }],
    ],
    nearMisses: ['is there anything good on tv', 'do I need a coat'],
  },
  {
    name: 'list/what-was-done',
    means,
    confidence: 0.88,
    frames: [
      'what (have|did|has) (i|we) [already/actually] [not] (done|finished|completed|finish|complete|do|accomplished|accomplish|gotten done|get done) [yet] [so far]',
      'what have not i (done|finished|completed) [yet]',
      '(show|tell|list) [me] (what|everything) i have [already] [not] (done|finished|completed) [yet]',
    ],
    examples: [
      ['what have I completed this week', { status: 'completed' }],
      ["show me what I've done", { status: 'completed' }],
    ],
    nearMisses: ['what have you done', 'what did I say'],
  },
  {
    name: 'list/what-i-did',
    means: { intent: 'LIST_TASKS', done: true },
    confidence: 0.8,
    frames: [
      'what (did|have) (i|we) (do|done|finish|finished|complete|completed|get done|got done|accomplish) (yesterday|last week|last month|this morning|lately|recently|so far)',
    ],
    examples: [['what did I do yesterday', { status: 'completed' }]],
    nearMisses: ['what did I do wrong', 'what did you do yesterday'],
  },
]
