/**
 * Finds what repeats in a message: which words say so, the rule, and the first date. Pure, linear in the message.
 * Nothing repeats that nobody said: "the weekly report" and "every one of them" are left alone.
 */
import { addDays, dateOf, type Moment, type PlainDate, wallTime } from '../../domain/calendar.ts'
import type { Span } from '../../domain/command.ts'
import type { DateOrder } from '../../domain/words.ts'
import { type DaysOff, dateFrom } from '../../repeat/next.ts'
import { type Rule, ruleText } from '../../repeat/rule.ts'
import type { Now } from '../dates/rule.ts'
import { ruleOf, withinMonth } from './build.ts'
import { type Group, groupsOf, saidIn } from './group.ts'
import { type Line, lineOf } from './line.ts'
import { repetitionRules } from './rules/index.ts'
import type { Doubt, Said } from './said.ts'
import { scan } from './scan.ts'
import { type Timed, timed } from './time.ts'
import { cue } from './vocabulary.ts'

export interface Repetition {
  readonly from: number
  readonly to: number
  /** Other words of the message that say more about it, or the same again: they do not belong in a title either. */
  readonly also: readonly Span[]
  /** RFC 5545, without start; '' where it was not said how often, or too often (`doubt`). */
  readonly rule: string
  readonly recurs_from?: 'completion'
  /** The day it was said to begin on. */
  readonly starts?: PlainDate
  /** The first day it falls on, that day or today included. Absent where it never does. */
  readonly first?: PlainDate
  readonly time?: string
  /** Neither am nor pm was said with the time: the likelier is given. */
  readonly half?: true
  readonly except?: readonly DaysOff[]
  /** What has to be asked before it can be kept. */
  readonly doubt?: Doubt
}

/** More than any message holds; what is beyond is not read. */
const MOST = 24

export function repetitionsIn(
  message: string,
  moment: Moment,
  order: DateOrder,
  evening = false,
): readonly Repetition[] {
  if (!cue.test(message)) return []
  const now = nowOf(moment, order, evening)
  const line = lineOf(message)
  const groups = groupsOf(scan(line, message, repetitionRules, now), line).slice(0, MOST)
  return merged(
    groups.flatMap((group) => repetitionOf(group, line, message, now)),
    now,
  )
}

function nowOf(moment: Moment, order: DateOrder, evening: boolean): Now {
  const wall = wallTime(moment)
  const minutes = Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16))
  return { moment, today: dateOf(wall), minutes, order, evening }
}

interface Heard extends Repetition {
  readonly said: Said
}

function repetitionOf(group: Group, line: Line, message: string, now: Now): readonly Heard[] {
  const said = withinMonth(saidIn([...group.pieces, ...group.also]), now)
  const rule = ruleOf(said, now.today)
  if (rule === null && said.doubt === undefined) return []
  const place = placeOf(group, line, message, now, said)
  const doubt = group.severalTimes ? 'several-times' : doubtOf(said)
  return [
    {
      said,
      from: place.span[0],
      to: place.span[1],
      also: group.also.map(({ from, to }) => spanOf(line, from, to)),
      rule: rule === null ? '' : ruleText(rule),
      ...(said.fromCompletion && { recurs_from: 'completion' as const }),
      ...(said.starts !== undefined && { starts: said.starts }),
      ...firstOf(rule, said, place, now),
      ...(place.time !== undefined && { time: place.time }),
      ...(place.half && { half: true as const }),
      ...(said.except !== undefined && { except: said.except }),
      ...(doubt !== undefined && { doubt }),
    },
  ]
}

/** "twice a week, Mondays and Thursdays": the days were told after all. */
function doubtOf({ doubt, weekdays, rankedDays, ranks }: Said): Doubt | undefined {
  const areNamed = (weekdays ?? rankedDays ?? ranks) !== undefined
  return doubt === 'which-days' && areNamed ? undefined : doubt
}

function placeOf(
  { pieces, from, to }: Group,
  line: Line,
  message: string,
  now: Now,
  { part, time }: Said,
): Timed {
  const clocks = pieces
    .filter(({ role }) => role === 'clock')
    .map((piece) =>
      message.slice(...spanOf(line, piece.from, piece.to)).replace(/^,?\s?(?:start(?:s|ing)\s)?/iu, ''),
    )
  const place = timed(message, spanOf(line, from, to), clocks[0] ?? '', part, now)
  return time === undefined ? place : { ...place, time: place.time ?? time }
}

function spanOf({ words }: Line, from: number, to: number): Span {
  return [words[from]?.start ?? 0, words[to - 1]?.end ?? 0]
}

/** Today, unless its time is over. */
function firstOf(
  rule: Rule | null,
  { starts, except }: Said,
  { time }: { readonly time?: string },
  now: Now,
): { first?: PlainDate } {
  if (rule === null) return {}
  const isOver = time !== undefined && Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) <= now.minutes
  const from = starts ?? (isOver ? addDays(now.today, 1) : now.today)
  // the first may be any of them: "every other monday" begins with the coming one
  const each = { ...rule, interval: rule.frequency === 'DAILY' ? rule.interval : 1 }
  const first = dateFrom({ rule: each, anchor: from, ...(except && { except }) }, from)
  return first === null ? {} : { first }
}

/** "swimming saturdays at 9:30, every week": said twice, or in two places, it is one. */
function merged(heard: readonly Heard[], now: Now): readonly Repetition[] {
  const apart: Heard[] = []
  for (const next of heard) {
    const last = apart.at(-1)
    const whole = last === undefined ? null : bothIn(last, next, now)
    if (whole === null) apart.push(next)
    else apart[apart.length - 1] = whole
  }
  return apart.map(({ said: _, ...repetition }) => repetition)
}

function bothIn(one: Heard, other: Heard, now: Now): Heard | null {
  const [finer, coarser] = namesDays(one.said) ? [one, other] : [other, one]
  const also = [...finer.also, ...coarser.also, [coarser.from, coarser.to] as const]
  const time = finer.time ?? coarser.time
  const timed = { ...coarser, ...finer, ...(time !== undefined && { time }), also }
  if (one.rule === other.rule) return timed
  const isPart =
    !namesDays(coarser.said) &&
    coarser.said.frequency === finer.said.frequency &&
    (finer.said.interval ?? 1) === 1
  if (!isPart || !namesDays(finer.said)) return null
  const said = { ...finer.said, ...coarser.said }
  const rule = ruleOf(said, now.today)
  return rule && { ...timed, said, rule: ruleText(rule), ...firstOf(rule, said, timed, now) }
}

/** "weekly" says nothing about which days. */
function namesDays({ weekdays, rankedDays, ranks, months }: Said): boolean {
  return (weekdays ?? rankedDays ?? ranks ?? months) !== undefined
}
