/** Was a piece of a message meant? Its task, or its title, has to be among those that are wanted. */
import type { Found } from '../../src/understand/commands/commands.ts'
import { isCalled } from './plain.ts'
import { changedIn, type Row, type Want } from './rows.ts'

type Judge = (piece: Found, want: Want, row: Row) => boolean

export function isMeant(piece: Found, want: Want, row: Row): boolean {
  const judge = JUDGES[piece.act] ?? answers
  return judge(piece, want, row)
}

const JUDGES: Partial<Record<Found['act'], Judge>> = {
  add: (piece, { add = [] }) => 'title' in piece && add.some((task) => isCalled(task, piece.title)),
  done: (piece, { done }) => hits(piece, done),
  reopen: (piece, { open }) => hits(piece, open),
  drop: (piece, { gone }) => hits(piece, gone),
  change: (piece, want) => want.change !== undefined && hits(piece, changedIn(want)),
  about: (piece, { shows, says }) => hits(piece, shows) || (says !== undefined && !shows),
  show: (_, { shows, says }) => shows !== undefined || says !== undefined,
  undo: (_, want, row) => undoes(want, row),
}

/** A piece that names no task is about whichever are wanted. */
function hits({ numbers }: Found, wanted: readonly number[] | undefined): boolean {
  if (numbers.length === 0) return wanted !== undefined
  return numbers.some((number) => wanted?.includes(number))
}

/** After something was said, a task that is open or changed again may be so because it was taken back. */
function undoes({ removed, back, open, change }: Want, row: Row): boolean {
  if (removed !== undefined || back !== undefined) return true
  return isLater(row) && (open !== undefined || change !== undefined)
}

/** Picks and corrections: they answer something said before. */
function answers(piece: Found, want: Want, row: Row): boolean {
  const { done = [], gone = [], open = [], shows = [] } = want
  return isLater(row) && hits(piece, [...done, ...gone, ...open, ...shows, ...changedIn(want)])
}

const isLater = ({ before = [] }: Row) => before.length > 0
