/** Pieces that stand together are one repetition: "every month" + "on the 4th" + "starting next tuesday". */
import type { Line } from './line.ts'
import type { Said } from './said.ts'
import type { Piece } from './scan.ts'

export interface Group {
  readonly pieces: readonly Piece[]
  /** Half-open range of words. */
  readonly from: number
  readonly to: number
  /** Bounds said elsewhere, as ranges of words. */
  readonly also: readonly Piece[]
  /** "at 8am and 8pm": one task comes back at one time of the day. */
  readonly severalTimes: boolean
}

/** Words that may stand between two pieces of one repetition. */
const glue = /^(?:(?:,|;|and|on|the|of|in|at|\(|\)|-|:|for|is|only|same|repeat|as|a|by|then) ){0,3}$/u

export function groupsOf(pieces: readonly Piece[], line: Line): readonly Group[] {
  const runs: Piece[][] = []
  for (const piece of pieces) {
    const last = runs.at(-1)?.at(-1)
    if (last !== undefined && glue.test(wordsBetween(line, last.to, piece.from))) runs.at(-1)?.push(piece)
    else runs.push([piece])
  }
  const groups = runs.flatMap((run) => groupOf(run, line))
  return groups.length === 1 ? groups.map((group) => withBounds(group, runs)) : groups
}

function wordsBetween(line: Line, from: number, to: number): string {
  return line.text.slice(line.starts[from] ?? line.text.length, line.starts[to] ?? line.text.length)
}

function groupOf(run: readonly Piece[], line: Line): readonly Group[] {
  const severalTimes = saysSeveralTimes(run, line)
  const trimmed = trim(run, severalTimes)
  const [first, last] = [trimmed[0], trimmed.at(-1)]
  if (first === undefined || last === undefined) return []
  const isCore = trimmed.some(({ role }) => role === 'core') || standsAlone(trimmed, line)
  return isCore ? [{ pieces: trimmed, from: first.from, to: last.to, also: [], severalTimes }] : []
}

/** Times and fillers at the edge are no part of it: a time is read with the dates around. */
function trim(run: readonly Piece[], keepsTimes: boolean): readonly Piece[] {
  const first = run.findIndex(({ role }) => role !== 'clock')
  const last = run.findLastIndex(({ role, apart }) => role !== 'clock' || apart || keepsTimes)
  return first < 0 ? [] : run.slice(first, last + 1)
}

/** Joined by a word or by another day; "9am-10am" is one time, and how long it takes. */
function saysSeveralTimes(run: readonly Piece[], line: Line): boolean {
  const clocks = run.filter(({ role, apart }) => role === 'clock' && !apart)
  return clocks.some((clock, at) => {
    const next = clocks[at + 1]
    return next !== undefined && /(?<![^ ])(?:and|,|;) /u.test(wordsBetween(line, clock.to, next.from))
  })
}

/** "Last Friday of the month: club ride", or nothing but that. */
function standsAlone(run: readonly Piece[], line: Line): boolean {
  const weak = run.find(({ role }) => role === 'weak')
  if (weak === undefined || weak.from > 0) return false
  const behind = line.words[weak.to]?.word
  return behind === undefined || behind === ':' || (behind === ',' && run.length > 1)
}

/** "From tomorrow it's van check, daily": where one thing repeats, a bound said elsewhere is its. */
function withBounds(group: Group, runs: readonly (readonly Piece[])[]): Group {
  const also = runs
    .flat()
    .filter(({ role, from }) => role === 'bound' && (from < group.from || from >= group.to))
  return { ...group, also }
}

/** All that is said, the first to say a thing holding. */
export function saidIn(pieces: readonly Piece[]): Said {
  return pieces.map(({ said }) => said).reduce(together, {})
}

function together(one: Said, other: Said): Said {
  if (one.frequency === undefined || other.frequency === undefined)
    return { ...other, ...one, ...lists(one, other), ...intervals(one, other) }
  return cores(one, other)
}

/** "every monday" and "every thursday" are both; "every tuesday, every other month" are the tuesdays of those months. */
function cores(one: Said, other: Said): Said {
  const isFiner = ranks[other.frequency ?? 'DAILY'] > ranks[one.frequency ?? 'DAILY']
  const hasDays = (one.weekdays ?? one.rankedDays ?? one.ranks) !== undefined
  if (isFiner && !hasDays) return { ...other, ...everyYears(one, other) }
  const coarser = isFiner ? other : one
  return {
    ...one,
    ...lists(one, other),
    ...(coarser.frequency && { frequency: coarser.frequency }),
    interval: Math.max(one.interval ?? 1, other.interval ?? 1),
    ...(other.part && !one.part && { part: other.part }),
  }
}

/** "every day in january every year" is not the coming january's. */
function everyYears({ oneMonth, ...said }: Said, { frequency }: Said): Said {
  return oneMonth && frequency !== 'YEARLY' ? { ...said, oneMonth } : said
}

const ranks = { DAILY: 0, WEEKLY: 1, MONTHLY: 2, YEARLY: 3 } as const

function intervals(one: Said, other: Said): Said {
  const interval =
    one.frequency === undefined ? (other.interval ?? one.interval) : (one.interval ?? other.interval)
  return interval === undefined ? {} : { interval }
}

function lists(one: Said, other: Said): Said {
  const both = <K extends 'weekdays' | 'rankedDays' | 'ranks' | 'months' | 'exceptWeekdays' | 'except'>(
    key: K,
  ): Said => {
    const values = [...(one[key] ?? []), ...(other[key] ?? [])]
    return values.length === 0 ? {} : { [key]: values }
  }
  return {
    ...both('weekdays'),
    ...both('rankedDays'),
    ...both('ranks'),
    ...both('months'),
    ...both('exceptWeekdays'),
    ...both('except'),
  }
}
