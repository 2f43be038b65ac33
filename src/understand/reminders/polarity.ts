/** Which of the times that are said are wanted, which are to stay, and which are not wanted: by the words around each. */
import { reminding as english, type ReminderWord } from '../english/reminding.ts'
import { textAt } from '../lead-times/words.ts'
import { has, type Marked, type Stretch } from './marked.ts'
import type { Time } from './times.ts'

type Meant = 'wanted' | 'denied' | 'kept'

const BEFORE: readonly (readonly [ReminderWord, Meant])[] = [
  ['not', 'denied'],
  ['drop', 'denied'],
  ['silence', 'denied'],
  ['unwanted', 'denied'],
  ['keep', 'kept'],
  ['to', 'wanted'],
  ['more', 'wanted'],
]

export type Sorted = Readonly<Record<Meant, readonly Time[]>>

export function sortedTimes(message: Marked, part: Stretch, times: readonly Time[]): Sorted {
  const meant: Meant[] = []
  for (const [index, time] of times.entries()) {
    const [before, next] = [times[index - 1], times[index + 1]]
    const behind = { from: time.to, to: next?.from ?? part.to }
    const ahead = { from: before?.to ?? part.from, to: time.from }
    // "drop the ten-minute one and the hour"
    const linked = before && areLinked(message, ahead) ? meant[index - 1] : undefined
    meant.push(saidBehind(message, behind) ?? saidBefore(message, ahead) ?? linked ?? 'wanted')
  }
  const those = (kind: Meant) => times.filter((_, index) => meant[index] === kind)
  return { wanted: those('wanted'), denied: those('denied'), kept: those('kept') }
}

/** "… is too early", "… will do" */
function saidBehind(message: Marked, { from, to }: Stretch): Meant | null {
  for (let at = from; at < to && !english.stops.has(textAt(message.words, at)); at++) {
    if (has(message, at, 'excess')) return 'denied'
    if (has(message, at, 'enough')) return 'kept'
  }
  return null
}

/** The nearest word that says so, back to where something else begins; "drop only the hour" drops it. */
function saidBefore(message: Marked, { from, to }: Stretch): Meant | null {
  let only: Meant | null = null
  for (let at = to - 1; at >= from; at--) {
    const meant = BEFORE.find(([role]) => has(message, at, role))?.[1]
    if (meant && (meant !== 'wanted' || !only)) return meant
    if (has(message, at, 'only')) only = 'kept'
    if (beginsAt(message, at)) return only ?? beginning(message, at)
  }
  return only
}

function beginsAt(message: Marked, at: number): boolean {
  return has(message, at, 'verb') || english.stops.has(textAt(message.words, at))
}

/** A comma may go on with what was said; anything else begins anew. */
function beginning(message: Marked, at: number): Meant | null {
  return english.links.has(textAt(message.words, at)) ? null : 'wanted'
}

function areLinked({ words }: Marked, { from, to }: Stretch): boolean {
  return words.slice(from, to).every(({ text }) => english.links.has(text))
}
