/** A message cut where one thing ends and another begins, and what each piece is for. */
import { reminding as english } from '../english/reminding.ts'
import { textAt } from '../lead-times/words.ts'
import type { Beside } from './beside.ts'
import {
  has,
  isNamed,
  isStrange,
  type Marked,
  type Stretch,
  says,
  textOf,
  timeAt,
  timesOf,
  wholeOf,
} from './marked.ts'
import { isRinging } from './ringing.ts'

/** It speaks of reminders, it only names tasks or times, or it speaks of something else. */
export type Kind = 'told' | 'aside' | 'plain'

export interface Piece extends Stretch {
  readonly kind: Kind
}

/** From one joint to the next, and up to where somebody begins to speak of being told. */
export function piecesOf(message: Marked, context: Beside): readonly Piece[] {
  const { words } = message
  const pieces: Piece[] = []
  let from = 0
  const cut = (to: number, next: number) => {
    if (to > from) pieces.push({ from, to, kind: kindOf(message, { from, to }, context) })
    from = next
  }
  for (let at = 0; at < words.length; at++) {
    const time = timeAt(message, at)
    const isJoint = (time === undefined || time.from === at) && english.joints.has(textAt(words, at))
    if (isJoint) cut(at, at + 1)
    else if (begins(message, at, from)) cut(at, at)
  }
  cut(words.length, words.length)
  return pieces
}

/** "optician friday 3pm ring me 2 hours before", "yard thursday five a m need a wake up call", "york 07:15 45 min warning" */
function begins(message: Marked, at: number, from: number): boolean {
  if (at > 0 && message.roles[at - 1] === message.roles[at]) return false
  // "a 10 min alert"
  if (has(message, at, 'verb') && !has(message, at, 'noun')) return true
  const time = timeAt(message, at)
  const isLead = time?.from === at && time.kind === 'amount' && has(message, time.to, 'noun', 'weak')
  return (isLead || has(message, at, 'giving')) && strangeIn(message, { from, to: at }) > 0
}

export function strangeIn(message: Marked, { from, to }: Stretch): number {
  let count = 0
  for (let at = from; at < to; at++) if (isStrange(message, at)) count++
  return count
}

function kindOf(message: Marked, piece: Stretch, context: Beside): Kind {
  if (isErrand(message, piece) || isNew(message, piece)) return 'plain'
  if (speaksOf(message, piece, context)) return 'told'
  return strangeIn(message, piece) === 0 ? 'aside' : 'plain'
}

/** "ping me about the car tax on the 30th", which is none of the tasks that are there. */
function isNew(message: Marked, piece: Stretch): boolean {
  if (!says(message, piece, 'verb') || says(message, piece, 'snooze', 'silence')) return false
  const { words } = message
  const about = words.findIndex(
    ({ text }, at) => at >= piece.from && at < piece.to && english.about.has(text),
  )
  const name = { from: about + 1, to: piece.to }
  return about >= 0 && strangeIn(message, name) > 0 && !namesOne(message, name)
}

export function namesOne(message: Marked, { from, to }: Stretch): boolean {
  for (let at = from; at < to; at++) if (isNamed(message, at)) return true
  return false
}

/** "remind me tomorrow at nine to feed it": what is to be done is said behind it. */
export function isErrand(message: Marked, { from, to }: Stretch): boolean {
  for (let at = from; at < to; at++)
    if (has(message, at, 'verb', 'noun', 'silence') && leadsToDeed(message, { from: at + 1, to })) return true
  return false
}

/** "tomorrow at nine to feed it" */
export function leadsToDeed(message: Marked, { from, to }: Stretch): boolean {
  return isDeed(message, { from: behindTimes(message, from, to), to })
}

function behindTimes(message: Marked, from: number, to: number): number {
  let at = from
  const goesOn = () =>
    has(message, at, 'verb', 'silence') ||
    timeAt(message, at) ||
    english.beforeDeed.has(textAt(message.words, at))
  while (at < to && goesOn()) at++
  return at
}

/** "to rotate the laundry" */
function isDeed(message: Marked, { from, to }: Stretch): boolean {
  const isTo = from + 1 < to && english.toDo.has(textAt(message.words, from)) && !timeAt(message, from)
  return isTo && !english.noDeed.has(textAt(message.words, from + 1)) && !timeAt(message, from + 1)
}

function speaksOf(message: Marked, piece: Stretch, context: Beside): boolean {
  if (says(message, piece, 'verb', 'noun', 'snooze', 'silence', 'mute')) return true
  if (saysHowLong(message, piece) || isOneOfSeveral(message, piece, context)) return true
  const isAgain = piece.from > 0 && textAt(message.words, piece.from) === english.again
  return (isAgain && timesOf(message, piece).length > 0) || isOfWhatRings(message, piece, context)
}

/** So long before, or a notice of so long; "it starts half an hour earlier" is about the task. */
function saysHowLong(message: Marked, piece: Stretch): boolean {
  const times = timesOf(message, piece)
  const lead = times.find(({ kind }) => kind === 'lead')
  const isMinus = lead !== undefined && textAt(message.words, lead.from) === '-'
  if (lead && (isMinus || says(message, wholeOf(message), ...TELLING))) return true
  const amount = times.some(({ kind }) => kind === 'amount')
  return says(message, piece, 'weak') && (amount || english.giving.test(textOf(message, piece)))
}

const TELLING = ['verb', 'noun', 'weak', 'snooze'] as const
const POLAR = ['drop', 'keep', 'only', 'enough', 'excess', 'not', 'change', 'more'] as const

/** "30m not 10m", "another one, wednesday": of a task that has reminders of its own. */
function isOneOfSeveral(message: Marked, piece: Stretch, { focus }: Beside): boolean {
  const long = timesOf(message, piece).some(({ kind }) => kind !== 'date')
  const polar = long && says(message, piece, ...POLAR) && !english.movesTask.test(textOf(message, piece))
  if (!polar && !says(message, piece, 'oneMore')) return false
  const titles = new Set(message.named.flat())
  const isSpokenOf = (number: number, title: number) => number === focus || titles.has(title)
  return message.open.some(
    ({ reminders, number }, title) => (reminders?.length ?? 0) > 0 && isSpokenOf(number, title),
  )
}

/** "ten more minutes", "the pills can wait. half an hour", while something rings. */
function isOfWhatRings(message: Marked, piece: Stretch, { now }: Beside): boolean {
  if (!message.open.some((task) => isRinging(task, now)) || !says(message, wholeOf(message), 'later'))
    return false
  if (english.moving.test(message.text) || message.times.length === 0) return false
  return says(message, piece, 'later') || timesOf(message, piece).length > 0
}
