/**
 * How many dates of a corpus are found and right, and how often one is found where there is none.
 * Run alone: node scripts/corpus-dates.ts [dates.jsonl] [--misses]
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { type Moment, wallTime } from '../src/domain/calendar.ts'
import { dueOfPeriod } from '../src/understand/dates/due-of-period.ts'
import { type DateOptions, findDates } from '../src/understand/dates/find-dates.ts'

export interface DateRow {
  readonly id: string
  readonly text: string
  readonly source: string
  readonly reference_time: string | null
  readonly usable: 'due' | 'none'
  readonly gold: {
    readonly value?: string
    readonly holiday?: string
    /** Where the offset was said ("5pm EDT"), the value is on that clock. */
    readonly components?: { readonly timezoneOffset?: number }
  } | null
}

export interface DateScore {
  readonly due: number
  readonly right: number
  readonly none: number
  readonly quiet: number
  readonly misses: readonly string[]
}

/** Rows of one source were written two hours west of Greenwich; their "8:00 GMT" is told on that clock. */
const zoneOf = (source: string) => (source === 'duckling' ? 'Etc/GMT+2' : 'UTC')

function momentOf(row: DateRow): Moment {
  const timezone = zoneOf(row.source)
  const wall = row.reference_time ?? '2012-08-10T12:00:00'
  return { epoch_ms: Date.parse(`${wall}${timezone === 'UTC' ? 'Z' : '-02:00'}`), timezone }
}

/**
 * The due date a task would get: the first one found. A period is read as such, and the caller picks a day in it;
 * where the gold picked another day of the same period ("next month" as this day next month), both mean the same.
 */
function dueFor({ text, gold }: DateRow, now: Moment, order: DateOptions['order']): string | null {
  for (const match of findDates(text, now, { order })) {
    if ('due_date' in match) return match.due_date
    const day = gold?.value?.slice(0, 10) ?? ''
    if ('from' in match) return match.from <= day && day <= match.to ? day : dueOfPeriod(match, now)
  }
  return null
}

/** The gold on the row's own clock. */
function goldOf({ gold }: DateRow): string {
  const offset = gold?.components?.timezoneOffset
  if (gold?.value === undefined || offset === undefined) return gold?.value ?? ''
  return new Date(Date.parse(`${gold.value}Z`) - offset * 60_000).toISOString()
}

/**
 * Right is the same day, and the same minute where we name one. A day alone is also right where the gold's
 * time is only the reference's own ("in 5 days") or stands for a part of the day ("this evening", 20:00).
 */
function isRight(row: DateRow, due: string, now: Moment): boolean {
  const gold = goldOf(row)
  if (due.slice(0, 10) !== gold.slice(0, 10)) return false
  const time = gold.slice(11, 16)
  if (time === '') return due.length === 10 || /\d ?[ap]m/iu.test(row.text)
  if (due.length > 10) return due.slice(11) === time
  const reference = wallTime(now).slice(11)
  const inherited = time === reference || time === `${reference.slice(0, 2)}:00`
  return inherited || /\b(?:morning|afternoon|evening|night|tonight)\b/iu.test(row.text)
}

/** The order of figures is a setting, and rows do not tell theirs: "8/10" may be read either way. */
function bestOf(row: DateRow, now: Moment): string | null {
  const first = dueFor(row, now, 'month-first')
  const second = dueFor(row, now, 'day-first')
  return second !== null && !isGood(row, first, now) && isGood(row, second, now) ? second : first
}

function isGood(row: DateRow, due: string | null, now: Moment): boolean {
  return row.usable === 'none' ? due === null : due !== null && isRight(row, due, now)
}

function missOf(row: DateRow, due: string | null, now: Moment): string {
  return `${row.usable} ${wallTime(now)} | ${row.text} | ${row.gold?.value ?? '-'} | ${due ?? '-'}`
}

/** Left out: they are a calendar of their own, also where only reckoned from ("three days after easter"). */
function isHoliday({ text, gold }: DateRow): boolean {
  return gold?.holiday !== undefined || /\b(?:christmas|xmas|easter|thanksgiving|halloween)\b/iu.test(text)
}

export function scoreDates(rows: readonly DateRow[]): DateScore {
  const misses: string[] = []
  const score = { due: 0, right: 0, none: 0, quiet: 0 }
  for (const row of rows.filter((row) => !isHoliday(row))) {
    const now = momentOf(row)
    const due = bestOf(row, now)
    score[row.usable]++
    if (isGood(row, due, now)) score[row.usable === 'none' ? 'quiet' : 'right']++
    else misses.push(missOf(row, due, now))
  }
  return { ...score, misses }
}

export function readDateRows(path: string): readonly DateRow[] {
  if (!existsSync(path)) return []
  const lines = readFileSync(path, 'utf8').split('\n')
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as DateRow)
}

/** Two halves by the hash of the id: rules are written looking at the first only. */
function halves(rows: readonly DateRow[]): readonly (readonly DateRow[])[] {
  const half = ({ id }: DateRow) => (createHash('sha1').update(id).digest()[0] ?? 0) & 1
  return [rows.filter((row) => half(row) === 0), rows.filter((row) => half(row) === 1)]
}

function tell(name: string, { due, right, none, quiet }: DateScore): string {
  const share = (part: number, of: number) =>
    `${part}/${of} = ${((100 * part) / Math.max(1, of)).toFixed(1)}%`
  return `${name.padEnd(12)} right ${share(right, due)}   quiet ${share(quiet, none)}`
}

function main(args: readonly string[]): void {
  const path = args.find((arg) => !arg.startsWith('--')) ?? '../shared/data/dates.jsonl'
  const [seen = [], unseen = []] = halves(readDateRows(path))
  const first = scoreDates(seen)
  console.log(tell('development', first))
  console.log(tell('held out', scoreDates(unseen)))
  if (args.includes('--misses')) console.log(first.misses.join('\n'))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main(process.argv.slice(2))
