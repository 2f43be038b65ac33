/**
 * Which parts of a message speak of reminders, and which of something else: "snooze the plumber till noon, the
 * orthodontist I've rung" are two. What only names a task or a time goes with what is said of it.
 */
import { reminding as english } from '../english/reminding.ts'
import type { Beside } from './beside.ts'
import { isNamed, type Marked, type Stretch, says, timesOf } from './marked.ts'
import { type Kind, leadsToDeed, namesOne, type Piece, piecesOf } from './pieces.ts'

export interface Part extends Stretch {
  readonly kind: 'told' | 'plain'
  /** "snooze the pills 10 min" leads up to "and the plants until 2". */
  readonly putsOff?: true
}

export function partsOf(message: Marked, context: Beside): readonly Part[] {
  const pieces = withDeeds(message, piecesOf(message, context))
  const kinds: Kind[] = []
  for (const [at, piece] of pieces.entries()) {
    const goesOn = piece.kind === 'aside' && kinds[at - 1] !== 'aside'
    kinds.push(goesOn ? goesWith(message, pieces, at, kinds[at - 1]) : piece.kind)
  }
  // what is still open goes with what follows
  for (let at = kinds.length - 1; at >= 0; at--)
    if (kinds[at] === 'aside') kinds[at] = kinds[at + 1] === 'told' ? 'told' : 'plain'
  return joined(
    message,
    pieces.map(({ from, to }, at) => ({ from, to, kind: kinds[at] === 'told' ? 'told' : 'plain' })),
  )
}

function joined(message: Marked, pieces: readonly Part[]): readonly Part[] {
  const parts: Part[] = []
  for (const piece of pieces) {
    const last = parts.at(-1)
    const goesOn = last?.kind === piece.kind && !isAnother(message, last, piece)
    if (goesOn) parts.splice(-1, 1, { ...last, to: piece.to })
    else parts.push(last && isPutOffToo(message, last, piece) ? { ...piece, putsOff: true } : piece)
  }
  return parts
}

/** "remind me, 90 minutes from now, to rotate the laundry" is an errand as a whole. */
function withDeeds(message: Marked, pieces: readonly Piece[]): readonly Piece[] {
  const isLed = (at: number) => {
    const [before, piece] = [pieces[at - 1], pieces[at]]
    return (
      before?.kind === 'told' &&
      says(message, before, 'verb') &&
      piece !== undefined &&
      leadsToDeed(message, piece)
    )
  }
  return pieces.map((piece, at) => (isLed(at) || isLed(at + 1) ? { ...piece, kind: 'plain' } : piece))
}

/** What only names goes on with what came before it, unless it says when something is that is no reminder. */
function goesWith(message: Marked, pieces: readonly Piece[], at: number, before: Kind | undefined): Kind {
  const piece = pieces[at] ?? { from: 0, to: 0 }
  if (isReport(message, piece)) return 'plain'
  if (before === 'told') return isLeftAlone(message, piece) ? 'plain' : 'told'
  return isOfTheTask(message, pieces, at, before) ? 'plain' : 'aside'
}

function isOfTheTask(
  message: Marked,
  pieces: readonly Piece[],
  at: number,
  before: Kind | undefined,
): boolean {
  const piece = pieces[at] ?? { from: 0, to: 0 }
  const times = timesOf(message, piece)
  if (!times.some(({ kind }) => kind === 'date')) return before === 'plain' && times.length === 0
  const isAlone = isTimed(message, pieces.slice(at + 1)) && (before === 'plain' || !isDue(message, piece))
  return isAlone || says(message, piece, 'change')
}

/** What follows says by itself when to be told. */
function isTimed(message: Marked, following: readonly Piece[]): boolean {
  const next = following.find(({ kind }) => kind !== 'aside')
  return next?.kind === 'told' && timesOf(message, next).length > 0
}

/** The day or time that is said is that of the task that is named. */
function isDue(message: Marked, piece: Stretch): boolean {
  const titles = new Set(message.named.slice(piece.from, piece.to).flat())
  const said = timesOf(message, piece).flatMap(({ date }) =>
    date && 'due_date' in date ? [date.due_date] : [],
  )
  return [...titles].some((title) => said.every((due) => message.open[title]?.due_date?.startsWith(due)))
}

/** "pills done", "the orthodontist I've rung": a word of a title in another form says that it is done. */
export function isReport(message: Marked, piece: Stretch): boolean {
  if (!namesOne(message, piece)) return false
  const said = message.words.slice(piece.from, piece.to).map(({ text }) => text)
  if (said.some((word) => english.finished.has(word))) return true
  const tells = said.some((word) => english.reporting.has(word))
  return said.some((_, at) => isOtherForm(message, piece.from + at) && (tells || at === 0))
}

function isOtherForm({ words, named, open }: Marked, at: number): boolean {
  const word = words[at]?.text ?? ''
  const titles = named[at] ?? []
  const isIn = (title: number) => open[title]?.title.toLowerCase().includes(word)
  return titles.length > 0 && !titles.some(isIn) && !word.endsWith("'s")
}

/** "…, the boiler leave as it is" */
function isLeftAlone(message: Marked, piece: Stretch): boolean {
  return namesOne(message, piece) && says(message, piece, 'keep') && timesOf(message, piece).length === 0
}

/** Speaks of other tasks than what was told before it, in words of its own. */
function isAnother(message: Marked, before: Part, piece: Part): boolean {
  if (before.kind === 'plain') return false
  const tells = tellsWhen(message, piece) || isPutOffToo(message, before, piece)
  const [own, others] = [titlesIn(message, piece), titlesIn(message, before)]
  const apart = own.size > 0 && others.size > 0 && ![...own].some((title) => others.has(title))
  const whole = timesOf(message, before).length > 0 || says(message, before, 'silence', 'mute')
  return tells && apart && whole
}

function tellsWhen(message: Marked, piece: Stretch): boolean {
  const lead = timesOf(message, piece).some(({ kind }) => kind === 'lead')
  return lead || says(message, piece, 'verb', 'noun', 'snooze', 'silence', 'mute')
}

/** Another one that is put off, until a time of its own. */
function isPutOffToo(message: Marked, before: Part, piece: Part): boolean {
  if (piece.kind === 'plain' || timesOf(message, piece).length === 0 || tellsWhen(message, piece))
    return false
  return before.putsOff === true || (before.kind === 'told' && says(message, before, 'snooze'))
}

/** Those that a word names, and no other. */
function titlesIn(message: Marked, { from, to }: Stretch): ReadonlySet<number> {
  const titles = new Set<number>()
  for (let at = from; at < to; at++) {
    const [only, ...more] = message.named[at] ?? []
    if (isNamed(message, at) && only !== undefined && more.length === 0) titles.add(only)
  }
  return titles
}
