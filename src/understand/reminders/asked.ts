/** "any reminder on the gas man?", "which of my tasks will ring?": asked about, and answered. */
import type { Command } from '../../domain/command.ts'
import { reminding as english } from '../english/reminding.ts'
import { textAt } from '../lead-times/words.ts'
import type { Beside } from './beside.ts'
import { daySaid } from './by-day.ts'
import { type Marked, says, wholeOf } from './marked.ts'
import { objectsOf } from './objects.ts'

/** null: it is no question about reminders. */
export function askedOf(message: Marked, context: Beside): Command | null {
  if (english.myDay.test(message.text)) return { intent: 'LIST_TASKS', params: { due: 'today' }, spans: {} }
  if (!isQuestion(message) || !speaksOfThem(message) || goesOn(message)) return null
  return ofOne(message, context) ?? ofSeveral(message)
}

/** "when will the flu jab one ring?" */
function ofOne(message: Marked, context: Beside): Command | null {
  const { references, task, share } = objectsOf('less', message, wholeOf(message), context)
  const [named] = share > 0 || english.pointing.test(message.text) ? references : []
  if (!named || 'all' in named) return null
  const reference = task ? { number: task.number } : named
  return { intent: 'GET_TASK', params: { reference, asks: 'reminders' }, spans: {} }
}

/** "which of these will ring today?" */
function ofSeveral({ text, times }: Marked): Command | null {
  if (!english.inForce.test(text)) return null
  const day = times.map(daySaid).find((said) => said !== '')
  const due = day === undefined ? {} : { due: `${day}..${day}` as const }
  const reminders = english.without.test(text) ? 'none' : 'set'
  return { intent: 'LIST_TASKS', params: { ...due, reminders }, spans: {} }
}

function isQuestion({ text, words }: Marked): boolean {
  if (english.requests.test(text.trim())) return false
  const first = words.findIndex(({ text: word }) => !english.opening.has(word))
  return (
    english.asks.has(textAt(words, first)) ||
    (/\?\s{0,5}$/u.test(text) && english.asking.test(text)) ||
    english.asksBehind.test(text)
  )
}

/** Of reminders, or of being told; "what's due before noon?" asks about tasks. */
function speaksOfThem(message: Marked): boolean {
  return says(message, wholeOf(message), 'noun', 'verb', 'silence') || english.sounding.test(message.text)
}

/** "Does it have a reminder? If not, set one for 25 minutes before." */
function goesOn({ words, times }: Marked): boolean {
  const end = words.findIndex(({ text }) => text === '?')
  return end >= 0 && times.some(({ kind, from }) => kind !== 'date' && from > end)
}
