/**
 * When something is due, as other programs write it: in words, to the second, in another zone. Read by the finder that
 * reads what people say. What is no date stays as it is, for the tool to refuse.
 */
import {
  type DueDate,
  dateOf,
  epochOf,
  isDueDate,
  isTimeZone,
  type Moment,
  wallTime,
} from '../domain/calendar.ts'
import { type DateOrder, namedDones, namedDues } from '../domain/words.ts'
import { doneWhen } from '../understand/dates/done-when.ts'
import { dueFilterOf } from '../understand/dates/due-filter.ts'
import { dueOfPeriod } from '../understand/dates/due-of-period.ts'
import { type DateMatch, findDates } from '../understand/dates/find-dates.ts'

export interface Here {
  readonly now: Moment
  readonly order: DateOrder
}

const WRITTEN =
  /^(?<day>\d{4}-\d\d-\d\d)[T ](?<time>\d\d:\d\d)(?<seconds>:\d\d(?:\.\d{1,9})?)?(?<zone>Z|[+-]\d\d:?\d\d)?$/iu

/** `zone`: where the task is due, if that was given too. */
export function dueSaid(text: string, zone: unknown, here: Here): DueDate {
  const said = text.trim()
  if (isDueDate(said)) return said
  return written(said, zone, here) ?? inWords(said, here) ?? text
}

function written(said: string, zone: unknown, { now }: Here): DueDate | null {
  const { day = '', time = '', seconds = '', zone: offset } = WRITTEN.exec(said)?.groups ?? {}
  if (day === '') return null
  // A day that went through a program's own dates comes out as its midnight in UTC: no one means the evening before.
  if (/^Z$/iu.test(offset ?? '') && /^[0:.]+$/u.test(time + seconds)) return valid(day)
  if (offset === undefined) return valid(`${day}T${time}`)
  const timezone = typeof zone === 'string' && isTimeZone(zone) ? zone : now.timezone
  try {
    return wallTime({ epoch_ms: epochOf(`${day}T${time}${seconds}${offset}`), timezone })
  } catch {
    return null
  }
}

function valid(due: DueDate): DueDate | null {
  return isDueDate(due) ? due : null
}

function inWords(said: string, here: Here): DueDate | null {
  const date = wholeDate(said, here)
  if (date === null || 'recurring' in date || 'conflict' in date) return null
  return 'due_date' in date ? date.due_date : dueOfPeriod(date, here.now)
}

/** The words are a date and nothing else. */
function wholeDate(said: string, { now, order }: Here): DateMatch | null {
  const [date, ...more] = findDates(said, now, { order })
  if (date === undefined || more.length > 0) return null
  return date.span[0] === 0 && date.span[1] === said.length ? date : null
}

/** The days that tasks are asked for by. */
export function dueSpanSaid(text: string, here: Here): string {
  const said = text.trim()
  if (isNamed(said, namedDues)) return said
  const date = wholeDate(said, here)
  const day = isDueDate(said) ? dateOf(said) : null
  return (day !== null ? `${day}..${day}` : date && dueFilterOf(date, said, here.now)) ?? text
}

export function doneSpanSaid(text: string, { now }: Here): string {
  const said = text.trim()
  return isNamed(said, namedDones) ? said : (doneWhen(said, now) ?? text)
}

function isNamed(said: string, names: readonly string[]): boolean {
  return names.includes(said) || said.includes('..')
}
