/** Which tasks are to ring: those that are named, by words, number or day; the one in mind; those that are ringing. */
import type { Reference } from '../../domain/command.ts'
import type { KnownTask } from '../../domain/known-task.ts'
import { reminding as english } from '../english/reminding.ts'
import { textAt } from '../lead-times/words.ts'
import { numberOf, ordinalOf } from '../words/numbers.ts'
import { type Act, isSilencing } from './act.ts'
import type { Beside } from './beside.ts'
import { dayOfAll, daySaid, isDay, ownDays } from './by-day.ts'
import { byName, type Named } from './by-name.ts'
import { has, isNamed, type Marked, type Stretch, says, textOf, timeAt, timesOf } from './marked.ts'
import { strangeIn } from './pieces.ts'
import { isRinging } from './ringing.ts'
import type { Time } from './times.ts'

/** Several are each changed by themselves; `share` is 0 where nothing names them. */
export interface Objects extends Named {
  /** Days that say which tasks are meant, and not when to ring. */
  readonly days: readonly Time[]
  /** How many words say nothing that is understood. */
  readonly strange: number
}

export function objectsOf(act: Act, message: Marked, part: Stretch, context: Beside): Objects {
  const strange = strangeIn(message, part)
  const all = ofAll(message, part)
  if (all) return { ...all, strange }
  const named = byNumber(message, part) ?? byName(message, part, likelyFor(act, context))
  if (!named) return { ...unnamed(act, message, part, context), days: [], strange }
  // where something else says when to be told
  const isOfTask = act !== 'snooze' && timesOf(message, part).length > 1
  return { ...named, days: isOfTask ? ownDays(message, part, named.task) : [], strange }
}

/** What is said makes most sense of tasks that ring, or that have reminders. */
function likelyFor(act: Act, { now }: Beside): (task: KnownTask) => boolean {
  if (act === 'snooze') return (task) => isRinging(task, now)
  return ({ reminders }) => act === 'less' && (reminders?.length ?? 0) > 0
}

/** All of a day, or all that have reminders. */
function ofAll(message: Marked, part: Stretch): Omit<Objects, 'strange'> | null {
  const day = dayOfAll(message, part)
  if (day) {
    const due = daySaid(day)
    const days = timesOf(message, part).filter((time) => isDay(time) && daySaid(time) === due)
    return { references: [{ all: true, filter: { due: `${due}..${due}` } }], task: null, share: 1, days }
  }
  if (!isOfEvery(message, part)) return null
  return { references: [{ all: true, filter: { reminders: 'set' } }], task: null, share: 1, days: [] }
}

/** "turn off all my reminders" */
function isOfEvery(message: Marked, { from, to }: Stretch): boolean {
  for (let at = from; at < to; at++) {
    const noun = has(message, at, 'all')
      ? [at + 1, at + 2].find((place) => has(message, place, 'noun'))
      : undefined
    if (noun !== undefined) return !isOfOne(message, noun)
  }
  return false
}

/** "all the reminders for the dentist" */
function isOfOne(message: Marked, noun: number): boolean {
  const behind = [noun + 1, noun + 2].find((place) => english.before.has(textAt(message.words, place)))
  return behind !== undefined && [1, 2, 3].some((step) => isNamed(message, behind + step))
}

/** "#2", "number three", "the last one", "1: …" */
function byNumber(message: Marked, { from, to }: Stretch): Named | null {
  for (let at = from; at < to; at++) {
    const reference = timeAt(message, at) ? null : numberAt(message, at)
    if (!reference) continue
    const task = message.open.find(({ number }) => 'number' in reference && number === reference.number)
    return { references: [reference], task: task ?? null, share: 1 }
  }
  return null
}

function numberAt(message: Marked, at: number): Reference | null {
  const { words } = message
  const number = numberOf(textAt(words, at))
  const isMarked = english.mark.has(textAt(words, at - 1)) || (at === 0 && textAt(words, 1) === ':')
  if (isMarked && number > 0 && Number.isInteger(number)) return { number }
  const place = ordinalOf(textAt(words, at))
  return place !== null && has(message, at + 1, 'things') && !isNamed(message, at)
    ? { position: place }
    : null
}

/** What "it" is, and what it goes without saying. */
function unnamed(act: Act, message: Marked, part: Stretch, { focus = null, shown = [], now }: Beside): Named {
  const all = says(message, part, 'all') || english.them.test(textOf(message, part))
  const ringing = message.open.filter((task) => isRinging(task, now))
  const meant = ringing.map(({ number }): Reference => ({ number }))
  const none = { task: null, share: 0 }
  if (act === 'snooze' && all && ringing.length > 1) return { ...none, references: meant }
  if (all && shown.length > 1) return { ...none, references: [{ pronoun: 'them' }] }
  const inMind = message.open.find(({ number }) => number === focus) ?? null
  if (focus !== null) return { ...none, references: [{ pronoun: 'it' }], task: inMind }
  const [only, ...more] = ringing
  return only && more.length === 0 ? { ...none, references: meant, task: only } : { ...none, references: [] }
}

const SOME = 2
const FEW = 8
const HALF = 0.5

/** Enough of its name is said, or next to nothing that it does not explain. */
export function areMeant(act: Act, message: Marked, part: Stretch, objects: Objects): boolean {
  const { share, strange, references } = objects
  if (references.length === 0 || isAboutTheTask(act, message, part, objects)) return false
  const brief = act === 'snooze' && part.to - part.from <= FEW
  if (share === 0) return strange <= (brief || english.pointing.test(textOf(message, part)) ? SOME : 0)
  return strange === 0 || share >= HALF || (act !== 'set' && strange <= SOME)
}

/** "delete the dentist reminder", if it has no other. */
function isAboutTheTask(act: Act, message: Marked, part: Stretch, { references, task }: Objects): boolean {
  if (act !== 'less' || isSilencing(message, part)) return false
  return references.some((reference) => !('all' in reference)) && (task?.reminders?.length ?? 0) === 0
}
