/** Sentences that move a due date by so much: "push it back a week", "postpone the dentist by two days". */
import type { Rule } from './rule.ts'

const means = { intent: 'UPDATE_TASK' } as const

/** "Forward" may be either way, except where something is brought forward. */
function frames(ref: string): readonly string[] {
  return [
    `(<move>|<change>|set|make|put|bring) ${ref} [back/out/off] {later=<later>}`,
    `(push|move|put|shift|bump|set|bring) ${ref} (back|out|off) [by/for] {later=<span>}`,
    `(push|move|put|shift|bump|set) (back|out|off) ${ref} [by/for] {later=<span>}`,
    `(push|bump|postpone|delay|defer|snooze|extend) ${ref} [by/for] {later=<span>}`,
    `(move|shift|reschedule) ${ref} by {later=<span>}`,
    `(<move>|<change>|set|make|bring|pull) ${ref} [up] [by] {earlier=<span>} (earlier|sooner)`,
    `(bring|pull|advance) ${ref} (forward|up|ahead) [by] {earlier=<span>}`,
    `(bring|pull) (forward|up|ahead) ${ref} [by] {earlier=<span>}`,
    `(move|bump) ${ref} up [by] {earlier=<span>}`,
    `advance ${ref} by {earlier=<span>}`,
    `give ${ref} {later=<span>} more`,
    `give (me|us) {later=<span>} [more] (for|on) ${ref}`,
  ]
}

export const updateShiftRules: readonly Rule[] = [
  {
    name: 'update/shift-pointed',
    means,
    confidence: 0.93,
    frames: frames('{ref=<pointer>}'),
    examples: [
      ['push it an hour later', { reference: { pronoun: 'it' }, shift: { minutes: 60 } }],
      ['move task 2 back a week', { reference: { number: 2 }, shift: { days: 7 } }],
      ['make task 2 half an hour earlier', { reference: { number: 2 }, shift: { minutes: -30 } }],
    ],
    nearMisses: ['move task 2 forward an hour', 'move task 2 to next week', 'push task 2'],
  },
  {
    name: 'update/shift',
    bare: true,
    means,
    confidence: 0.85,
    onlyTasks: true,
    frames: frames('{ref}'),
    examples: [
      ['postpone the recital by two days', { reference: { text: 'recital' }, shift: { days: 2 } }],
      ['bring the recital forward a month', { reference: { text: 'recital' }, shift: { months: -1 } }],
      ['push the recital another week', { reference: { text: 'recital' }, shift: { days: 7 } }],
    ],
    nearMisses: ['extend the lease', 'put the book back on the shelf', 'delay my alarm by ten minutes'],
  },
]
