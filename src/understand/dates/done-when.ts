/**
 * When something was done: what is said of it lies behind us, so "on friday" is the last one and not the next.
 * The words have to say it and nothing else: what is not understood to its end narrows nothing down.
 */
import {
  addDays,
  addMonths,
  type Moment,
  type PlainDate,
  startOfWeek,
  today,
  weekday,
} from '../../domain/calendar.ts'
import type { DoneFilter } from '../../domain/words.ts'
import { numberOf } from '../words/numbers.ts'
import { EVER } from './due-filter.ts'

type Stretch = readonly [from: PlainDate, to: PlainDate]

/** Said along with it, and not about when. */
const BESIDE = /^(?:already|just|so far) | (?:so far|please|already|at all|too|thanks)$/u
const LEADS = new Set(['in', 'on', 'from', 'for', 'of', 'during', 'over', 'within'])

export function doneWhen(words: string, now: Moment): DoneFilter | null {
  const said = words.toLowerCase().split(/[\s,.!?]/u)
  const bare = said.filter((word) => word !== '').join(' ')
  const stretch = saidStretch(bare.replace(BESIDE, '').replace(BESIDE, ''), now)
  if (stretch === null || stretch[0] > stretch[1]) return null
  const [from, to] = stretch
  return from === to && from === today(now) ? 'today' : `${from}..${to}`
}

const BOUNDS: ReadonlyMap<string, (said: Stretch, here: PlainDate) => Stretch> = new Map([
  ['since', ([from]: Stretch, here: PlainDate): Stretch => [from, here]],
  ['after', ([, to]: Stretch, here: PlainDate): Stretch => [addDays(to, 1), here]],
  ['before', ([from]: Stretch): Stretch => [EVER, addDays(from, -1)]],
  ['until', ([, to]: Stretch): Stretch => [EVER, to]],
  ['till', ([, to]: Stretch): Stretch => [EVER, to]],
])

function saidStretch(said: string, now: Moment): Stretch | null {
  const [lead = '', ...behind] = said.split(' ')
  const rest = behind.join(' ')
  const bound = BOUNDS.get(lead)
  if (bound !== undefined) {
    const stretch = stretchOf(rest, now)
    return stretch && bound(stretch, today(now))
  }
  if (lead === 'between') return joined(rest, ' and ', now)
  const bare = LEADS.has(lead) ? rest : said
  return stretchOf(bare, now) ?? joined(bare, ' to ', now) ?? adjoining(bare, now)
}

/** "from monday to wednesday" */
function joined(said: string, joint: string, now: Moment): Stretch | null {
  const [one, other, more] = said.split(joint).map((part) => stretchOf(part, now))
  return one && other && more === undefined ? [one[0], other[1]] : null
}

/** "today and yesterday", but not "monday and friday". */
function adjoining(said: string, now: Moment): Stretch | null {
  const stretches = said.split(' and ').map((part) => stretchOf(part, now))
  const [one, other, more] = stretches.toSorted((a, b) => ((a?.[0] ?? '') < (b?.[0] ?? '') ? -1 : 1))
  return one && other && more === undefined && addDays(one[1], 1) === other[0] ? [one[0], other[1]] : null
}

function stretchOf(said: string, now: Moment): Stretch | null {
  const here = today(now)
  if (/^(?:today|tonight|this (?:morning|afternoon|evening))$/u.test(said)) return [here, here]
  const ago = DAYS_AGO.get(said.replace(/^yesterday (?:morning|afternoon|evening|night)$/u, 'yesterday'))
  if (ago !== undefined) return [addDays(here, -ago), addDays(here, -ago)]
  return lastDays(said, here) ?? weekOrMonth(said, now) ?? lastWeekday(said, here)
}

const DAYS_AGO: ReadonlyMap<string, number> = new Map([
  ['yesterday', 1],
  ['last night', 1],
  ['the day before yesterday', 2],
])

const SOME: ReadonlyMap<string, number> = new Map([
  ['couple', 2],
  ['few', 3],
  ['', 1],
])

function lastDays(said: string, here: PlainDate): Stretch | null {
  const { count = '', unit } =
    /^(?:the (?:last|past)|past|last(?= \S+ \S))(?: (?<count>\d{1,3}|[a-z]{3,9})(?: of)?)? (?<unit>day|week|month)s?$/u.exec(
      said,
    )?.groups ?? {}
  const times = SOME.get(count) ?? numberOf(count)
  if (unit === undefined || !(times > 0)) return null
  if (unit === 'month') return [addDays(addMonths(here, -times), 1), here]
  return [addDays(here, 1 - times * (unit === 'week' ? 7 : 1)), here]
}

function weekOrMonth(said: string, now: Moment): Stretch | null {
  const { which, unit } = /^(?<which>this|last|previous) (?<unit>week|month)$/u.exec(said)?.groups ?? {}
  if (unit === undefined) return null
  const back = which === 'this' ? 0 : 1
  if (unit === 'week') {
    const first = addDays(startOfWeek(today(now), now.week_start), -7 * back)
    return [first, addDays(first, 6)]
  }
  const first = addMonths(`${today(now).slice(0, 7)}-01`, -back)
  return [first, addDays(addMonths(first, 1), -1)]
}

const WEEKDAYS = ['mon', 'tues', 'wednes', 'thurs', 'fri', 'satur', 'sun']

function lastWeekday(said: string, here: PlainDate): Stretch | null {
  const { which, day } =
    /^(?:(?<which>last|previous|this) )?(?<day>mon|tues|wednes|thurs|fri|satur|sun)day$/u.exec(said)
      ?.groups ?? {}
  if (day === undefined) return null
  const ago = (weekday(here) - 1 - WEEKDAYS.indexOf(day) + 7) % 7
  // "last monday" said on a monday is the one before
  const then = addDays(here, ago === 0 && (which === 'last' || which === 'previous') ? -7 : -ago)
  return [then, then]
}
