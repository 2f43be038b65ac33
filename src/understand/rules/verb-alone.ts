/** An order of one word: what to do is said, with what is asked. */
import type { Rule } from './rule.ts'

export const verbAloneRules: readonly Rule[] = [
  {
    name: 'create/verb-alone',
    bare: true,
    means: { intent: 'CREATE_TASK' },
    confidence: 0.9,
    frames: ['add', 'create', 'new'],
    examples: [['add'], ['new']],
    nearMisses: ['add rice', 'new shoes'],
  },
  {
    name: 'delete/verb-alone',
    bare: true,
    means: { intent: 'DELETE_TASK' },
    confidence: 0.9,
    frames: ['delete', 'remove', 'erase'],
    examples: [['delete'], ['remove']],
    nearMisses: ['delete it', 'remove rust'],
  },
  {
    name: 'complete/verb-alone',
    bare: true,
    means: { intent: 'COMPLETE_TASK' },
    confidence: 0.9,
    frames: ['complete', 'finish', '(mark|tick|check|cross) [as] <done>', '(tick|check|cross) off'],
    examples: [['complete'], ['mark as done'], ['tick off']],
    nearMisses: ['complete the form', 'mark the laundry as done'],
  },
  {
    name: 'update/verb-alone',
    bare: true,
    means: { intent: 'UPDATE_TASK' },
    confidence: 0.9,
    frames: ['update', 'edit', 'change', 'rename', 'reschedule', 'postpone'],
    examples: [['edit'], ['reschedule']],
    nearMisses: ['edit the video', 'change the tyres'],
  },
]
