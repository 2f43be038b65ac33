/** What is wanted of reminders in a part of a message: put off, fewer or none, or others. */
import { reminding as english } from '../english/reminding.ts'
import { type Marked, type Stretch, says, textOf, timesOf } from './marked.ts'

export type Act = 'snooze' | 'less' | 'set'

/** null: nothing is wanted of reminders. */
export function actOf(message: Marked, part: Stretch, isOfOneThatRings: boolean): Act | null {
  if (isPutOff(message, part, isOfOneThatRings)) return 'snooze'
  const timed = timesOf(message, part).length > 0
  const tells = says(message, part, ...TELLING)
  if (english.forgetting.test(textOf(message, part))) return tells && timed ? 'set' : null
  if (says(message, part, 'silence', 'mute')) return 'less'
  if (timed) return 'set'
  return tells && isUnwanted(message, part) ? 'less' : null
}

const TELLING = ['verb', 'noun', 'weak'] as const

function isPutOff(message: Marked, part: Stretch, isOfOneThatRings: boolean): boolean {
  const text = textOf(message, part)
  const times = timesOf(message, part)
  const leads = times.some(({ kind }) => kind === 'lead')
  if (says(message, part, 'snooze')) return !(leads && says(message, part, ...TELLING))
  if (times.length === 0 || leads) return false
  const delays = says(message, part, 'delay') || (english.put.test(text) && english.off.test(text))
  if (delays && english.untilThen.test(text)) return true
  return isOfOneThatRings && says(message, part, 'later') && !english.moving.test(text)
}

function isUnwanted(message: Marked, part: Stretch): boolean {
  return says(message, part, 'unwanted', 'drop', 'excess') || english.off.test(textOf(message, part))
}

/** It is said in so many words that nobody wants to be told; "delete the dentist reminder" may be about the task. */
export function isSilencing(message: Marked, part: Stretch): boolean {
  const asked = says(message, part, 'silence', 'mute', 'unwanted', 'excess')
  return asked || english.off.test(textOf(message, part))
}
