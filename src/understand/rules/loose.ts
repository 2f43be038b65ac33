/**
 * What is left when no frame fits: a sentence that names a reminder or the list, and a verb somewhere.
 * Good enough to know what it is about, rarely good enough to act on.
 */
import type { Rule } from './rule.ts'

export const looseRules: readonly Rule[] = [
  {
    name: 'loose/question',
    means: { intent: 'LIST_TASKS' },
    bare: true,
    confidence: 0.68,
    frames: ['(is|are|was|were|did|does|has|when|which|where|what) ... <sure> ...'],
    examples: [['did my reminder about the choir get through']],
    nearMisses: ['did the choir get through'],
  },
  {
    name: 'loose/change',
    means: { intent: 'UPDATE_TASK' },
    bare: true,
    confidence: 0.66,
    frames: [
      '... (<change>|<move>|changed|moved|rescheduled|postponed|updated|modified|edited|renamed) ... <task> ...',
      '... <task> ... (<change>|<move>|changed|moved|rescheduled|postponed|updated|modified|edited|renamed|instead|earlier|sooner|wrong) ...',
      '... (alert|remind) <me> ... (instead|not) ...',
    ],
    examples: [['since the recital moved my reminder should move along']],
    nearMisses: ['the recital moved'],
  },
  {
    name: 'loose/remove',
    means: { intent: 'DELETE_TASK' },
    bare: true,
    confidence: 0.66,
    frames: [
      '... (<sureerase>|cancel|deleted|removed|canceled|cancelled|erased|stop|clear|unset) ... <sure> ...',
      '... <sure> ... (<sureerase>|cancel|deleted|removed|canceled|cancelled|erased|off) [it/that/them]',
      '... (<sureerase>|clear|take|removed|taken|cleared|empty) ... (from|off|on|of|my) ... <listword> ...',
    ],
    examples: [["the recital is off, so I'd have my reminder cancelled"]],
    nearMisses: ['the recital is off'],
  },
  {
    name: 'loose/finish',
    means: { intent: 'COMPLETE_TASK' },
    bare: true,
    confidence: 0.66,
    frames: [
      '... (done|finished|completed|complete|mark|marked|tick|ticked|check|checked) ... (as|off|done|finished|completed|complete) ... <task> ...',
      '... <sure> ... (done|finished|completed|complete|finish)',
      '... (completed|finished|done) ... (task|todo|chore|errand|list) ...',
    ],
    examples: [['hoovering is what I finished so tick off that chore']],
    nearMisses: ['the hoovering is loud'],
  },
  {
    name: 'loose/add',
    means: { intent: 'CREATE_TASK' },
    bare: true,
    confidence: 0.66,
    frames: [
      '... remind <me> (to|about|of|that) {title}',
      '... remind <me> ...',
      '... (add|put|include|added|insert) {title} (to|on|in|onto) {list=<mylist>} ...',
      '... (add|put|include|added|insert|write) ... {list=<mylist>} ...',
      '... (add|set|make|create|need|want|schedule) ~3 (a|another|an|new) ~3 (reminder|task|todo) [to/for/about] {title}',
      '... (set|make|create|need|want|schedule) ~3 (reminder|task|todo)',
      '... (reminder|task) (to|for|about) {title}',
    ],
    examples: [['the steaks are on so remind me to flip them', { title: 'flip them' }]],
    nearMisses: ['the steaks are on'],
  },
  {
    name: 'loose/ask',
    means: { intent: 'LIST_TASKS' },
    bare: true,
    confidence: 0.68,
    frames: [
      '... (what|which|when|where|how|do|does|did|is|are|any|have|has|show|see|tell|know|hear|look|find|list|read|check|view|display|give|pull|open|need|want|get) ... (<sure>|<ourlist>) ...',
      '... (<suremany>|<ourlist>) ... (what|which|when|where|how|show|see|tell|know|list|listed|read|display)',
      '<suremany> ...',
    ],
    examples: [['wondering which errands are still around']],
    nearMisses: ['an errand boy'],
  },
]
