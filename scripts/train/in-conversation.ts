/**
 * Messages of the rows in the middle of a conversation. Most authors wrote what is said first, and those who wrote what
 * is said next wrote mostly answers and corrections. But a message that stands by itself means the same whatever was
 * said before it: so some are said again, after something plain that has nothing to do with them.
 */
import { changedIn, type Row, tasksOf, type Want } from './rows.ts'
import { type Chooser, chooser } from './shuffle.ts'

/** Every so many rows; more of those that ask for nothing, as these are told mostly after something was done. */
const EVERY = 6
const REMARKS = 3

export function inConversation(rows: readonly Row[]): readonly Row[] {
  const chance = chooser(29)
  const titles = rows.flatMap(({ want }) => (want[0]?.add ?? []).map(({ title }) => title))
  return rows
    .filter((row) => standsAlone(row))
    .filter(({ want }, at) => at % (want[0]?.talk === true ? REMARKS : EVERY) === 0)
    .map((row) => ({ ...row, before: before(row, titles, chance) }))
}

/** Words that lean on what was said, or on the order in which something was shown. */
const LEANING =
  /\b(?:undo|that|this|those|these|them|both|other|first|second|third|fourth|last|next|previous|again|back|top|bottom|middle|new|just|latest|oldest|it)\b/iu

function standsAlone({ say, before = [], want }: Row): boolean {
  return before.length === 0 && (want[0]?.talk === true || !LEANING.test(say))
}

function before(row: Row, titles: readonly string[], { choose }: Chooser): readonly string[] {
  const number = choose(untouched(row))
  const looks = ['show my tasks', 'what do I have today?']
  const asks = number === undefined ? looks : [...looks, `when is task ${number} due?`]
  if (isAboutAll(row)) return [choose(asks)]
  const adds = [`add ${choose(titles)}`, `add ${choose(titles)} tomorrow`]
  const changes = [
    [`mark task ${number} done`],
    [`move task ${number} to friday`],
    [`set task ${number} to high priority`],
    [`delete task ${number}`, 'yes'],
  ]
  return choose([[choose(asks)], [choose(adds)], ...(number === undefined ? [] : changes)])
}

/** What is open and not wanted to become anything. */
function untouched(row: Row): readonly (number | undefined)[] {
  const wanted = row.want.flatMap(numbersIn)
  const free = tasksOf(row).flatMap(({ done }, at) => (done || wanted.includes(at + 1) ? [] : [at + 1]))
  return free.length === 0 ? [undefined] : free
}

function numbersIn(want: Want): readonly number[] {
  const { done = [], open = [], gone = [], removed = [], shows = [], asks } = want
  return [
    ...done,
    ...open,
    ...gone,
    ...removed,
    ...shows,
    ...changedIn(want),
    ...(Array.isArray(asks) ? asks : []),
  ]
}

/** An answer about the list, or something done to many, would be another one after a change. */
function isAboutAll({ want, tasks = [], area }: Row): boolean {
  const asked = want.some(({ shows, says, asks }) => shows !== undefined || says !== undefined || asks)
  const many = want.some((one) => numbersIn(one).length > 0 && numbersIn(one).length >= tasks.length - 1)
  return asked || many || area === 'bulk'
}
