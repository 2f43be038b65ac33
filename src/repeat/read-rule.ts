/** The text of a rule, ours or another program's → the rule, or why it is none that can be kept. Nothing is dropped. */
import { isDueDate, type PlainDate } from '../domain/calendar.ts'
import {
  type Frequency,
  frequencies,
  plainRule,
  type Rule,
  tidied,
  type WeekdayOf,
  weekdayCodes,
} from './rule.ts'
import type { RuleTrouble } from './trouble.ts'

export type RuleRead =
  /** `time` where a rule of another program carries one ("BYHOUR=9"). */
  { readonly rule: Rule; readonly time?: string } | { readonly trouble: RuleTrouble }

const MOST_LETTERS = 500
const MOST_INTERVAL = 1000
const MOST_COUNT = 10_000

type Parts = ReadonlyMap<string, string>

export function readRule(text: string): RuleRead {
  const parts = partsOf(text)
  if (parts === null) return { trouble: 'no-rule' }
  const frequency = parts.get('FREQ') ?? ''
  if (/^(?:HOURLY|MINUTELY|SECONDLY)$/u.test(frequency)) return { trouble: 'sub-daily' }
  if (!isFrequency(frequency)) return { trouble: 'no-rule' }
  const time = timeOf(parts)
  if (time === null) return { trouble: 'several-times' }
  const found = troubleOf(parts, frequency)
  if (found !== null) return { trouble: found }
  const rule = ruleOf(parts, frequency)
  if (rule === null) return { trouble: 'no-rule' }
  return { rule: tidied(rule), ...(time && { time }) }
}

const known: ReadonlySet<string> = new Set(
  'FREQ INTERVAL COUNT UNTIL BYMONTH BYWEEKNO BYYEARDAY BYMONTHDAY BYDAY BYSETPOS WKST RSCALE SKIP BYHOUR BYMINUTE BYSECOND'.split(
    ' ',
  ),
)

function partsOf(text: string): Parts | null {
  if (text.length > MOST_LETTERS) return null
  const body = text
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/u, '')
  const parts = new Map<string, string>()
  for (const part of body.split(';')) {
    // some programs write one at the end
    if (part.trim() === '') continue
    const [name = '', value = '', ...more] = part.trim().split('=')
    if (!known.has(name) || value === '' || more.length > 0 || parts.has(name)) return null
    parts.set(name, value)
  }
  return parts.size === 0 ? null : parts
}

function isFrequency(word: string): word is Frequency {
  return frequencies.some((each) => each === word)
}

/** What is written properly and still cannot be kept. */
function troubleOf(parts: Parts, frequency: Frequency): RuleTrouble | null {
  const isNth = /\d/u.test(parts.get('BYDAY') ?? '')
  const found: Readonly<Partial<Record<RuleTrouble, boolean>>> = {
    nought: isNought(parts.get('COUNT')) || isNought(parts.get('INTERVAL')),
    'two-ends': parts.has('COUNT') && parts.has('UNTIL'),
    'too-many': isOver(parts.get('COUNT'), MOST_COUNT) || isOver(parts.get('INTERVAL'), MOST_INTERVAL),
    'other-calendar': (parts.get('RSCALE') ?? 'GREGORIAN') !== 'GREGORIAN',
    'skip-forward': parts.get('SKIP') === 'FORWARD',
    'no-rule': isNth && (frequency === 'DAILY' || frequency === 'WEEKLY'),
  }
  return (Object.keys(found) as RuleTrouble[]).find((trouble) => found[trouble]) ?? null
}

function isNought(value: string | undefined): boolean {
  return value !== undefined && /^[+-]?0{1,6}$|^-\d{1,6}$/u.test(value)
}

function isOver(value: string | undefined, most: number): boolean {
  return value !== undefined && Number(value) > most
}

function ruleOf(parts: Parts, frequency: Frequency): Rule | null {
  const numbers = (name: string, most: number, least = -most): readonly number[] | null =>
    numbersOf(parts.get(name), least, most)
  const interval = numbers('INTERVAL', MOST_INTERVAL, 1)
  const count = numbers('COUNT', MOST_COUNT, 1)
  const months = numbers('BYMONTH', 12, 1)
  const weeks = numbers('BYWEEKNO', 53)
  const yearDays = numbers('BYYEARDAY', 366)
  const monthDays = numbers('BYMONTHDAY', 31)
  const positions = numbers('BYSETPOS', 366)
  const weekdays = weekdaysOf(parts.get('BYDAY'))
  const until = untilOf(parts.get('UNTIL'))
  const weekStart = weekdaysOf(parts.get('WKST') ?? 'MO')?.[0]?.weekday
  if (!interval || !count || !months || !weeks || !yearDays || !monthDays || !positions) return null
  if (!weekdays || until === null || !weekStart || !/^(?:OMIT|BACKWARD)?$/u.test(parts.get('SKIP') ?? ''))
    return null
  return {
    ...plainRule,
    frequency,
    interval: interval[0] ?? 1,
    ...(count[0] !== undefined && { count: count[0] }),
    ...(until && { until }),
    ...{ months, weeks, yearDays, monthDays, weekdays, positions, weekStart },
    omitsMissing: parts.get('SKIP') === 'OMIT',
  }
}

/** null where a number is none, nought or out of bounds. */
function numbersOf(value: string | undefined, least: number, most: number): readonly number[] | null {
  if (value === undefined) return []
  const numbers = value.split(',').map((each) => (/^[+-]?\d{1,6}$/u.test(each) ? Number(each) : 0))
  return numbers.every((each) => each !== 0 && each >= least && each <= most) ? numbers : null
}

function weekdaysOf(value: string | undefined): readonly WeekdayOf[] | null {
  if (value === undefined) return []
  const days = value.split(',').map((each): WeekdayOf | null => {
    const [, nth, code] = /^([+-]?\d{1,2})?([A-Z]{2})$/u.exec(each) ?? []
    const weekday = (weekdayCodes as readonly (string | undefined)[]).indexOf(code) + 1
    if (weekday === 0 || Number(nth ?? 1) === 0 || Math.abs(Number(nth ?? 1)) > 53) return null
    return { weekday, ...(nth !== undefined && { nth: Number(nth) }) }
  })
  return days.every((each) => each !== null) ? days : null
}

/** The day of it; a time of day there is none on dates. '' where no end is given, null where it is no day. */
function untilOf(value: string | undefined): PlainDate | '' | null {
  if (value === undefined) return ''
  const [, year, month, day] = /^(\d{4})-?(\d\d)-?(\d\d)(?:T[\d:]{4,8}Z?)?$/u.exec(value) ?? []
  const date = `${year}-${month}-${day}`
  return isDueDate(date) ? date : null
}

/** '' where the rule says none, null where it says several in a day. */
function timeOf(parts: Parts): string | null {
  const [hour, minute = '0', second = '0'] = ['BYHOUR', 'BYMINUTE', 'BYSECOND'].map((name) => parts.get(name))
  if ([hour, minute, second].some((each) => each?.includes(','))) return null
  if (hour === undefined) return ''
  if (!/^\d{1,2}$/u.test(hour) || !/^\d{1,2}$/u.test(minute)) return null
  const time = `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`
  return isDueDate(`2000-01-01T${time}`) ? time : null
}
