/**
 * Tasks as an iCalendar feed (RFC 5545), each with its alarms. Pure. Whatever a title holds, it stays inside its own
 * property: text is escaped, and lines are folded by bytes. Notes stay at home: calendars are kept by others.
 */
import { addDays, dateOf, onClockOf, timeOf } from '../../domain/calendar.ts'
import { ringsOf } from '../../domain/reminders.ts'
import type { Task } from '../../domain/task.ts'
import { calendarText, escapedText } from '../../transfer/ical-text.ts'

/** A day without a time rings in the morning. */
const MORNING_LEAD = 'PT9H'

export function calendarOf(tasks: readonly Task[], timezone: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sayso//Tasks//EN',
    'CALSCALE:GREGORIAN',
    'X-WR-CALNAME:Sayso',
    ...tasks.flatMap((task) => eventOf(task, timezone)),
    'END:VCALENDAR',
  ]
  return calendarText(lines)
}

function eventOf(task: Task, timezone: string): readonly string[] {
  const { id, number, title, due_date, updated_at, version } = task
  if (due_date === null) return []
  const name = escapedText(title)
  return [
    'BEGIN:VEVENT',
    `UID:${id}@sayso`,
    `DTSTAMP:${compact(updated_at.slice(0, 19))}Z`,
    `SEQUENCE:${version}`,
    ...whenLines(due_date, task.timezone ?? timezone),
    `SUMMARY:${name}`,
    `DESCRIPTION:#${number}`,
    'TRANSP:TRANSPARENT',
    ...triggersOf(task, due_date).flatMap((trigger) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${name}`,
      `TRIGGER${trigger}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ]
}

/** Its own reminders as the moments they are; where it has none, what goes without saying in a calendar. */
function triggersOf(task: Task, due: string): readonly string[] {
  if (task.reminders === null && task.snoozed_until === null)
    return [timeOf(due) === null ? `:${MORNING_LEAD}` : ':PT0S']
  return ringsOf(task).map(({ at }) => `;VALUE=DATE-TIME:${compact(at.slice(0, 19))}Z`)
}

/** A day stays a day wherever the calendar is; a time is one moment for all of them. */
function whenLines(due: string, zone: string): readonly string[] {
  if (timeOf(due) !== null) return [`DTSTART:${compact(onClockOf(due, zone, 'UTC'))}00Z`, 'DURATION:PT15M']
  const day = dateOf(due)
  return [`DTSTART;VALUE=DATE:${compact(day)}`, `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`]
}

function compact(text: string): string {
  return text.replaceAll(/[-:]/gu, '')
}
