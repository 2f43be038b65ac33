/**
 * Reminders as the alarms of an iCalendar to-do, and back. Other programs get triggers they all understand; how it is
 * written here stands beside them and counts for as long as both agree.
 */
import { onClockOf, timeOf } from '../domain/calendar.ts'
import { AT_DUE, keptReminder, leadIn, momentOf, remindersOf } from '../domain/reminders.ts'
import { limits } from '../domain/words.ts'
import type { Carried } from './carried.ts'
import { escapedText, type Property, plainText } from './ical-text.ts'

type Reminded = Pick<Carried, 'due_date' | 'timezone' | 'reminders'>

export function alarmLines(task: Carried): readonly string[] {
  if (task.completed) return []
  return triggersOf(task).flatMap((trigger) => [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapedText(task.title)}`,
    `TRIGGER${trigger}`,
    'END:VALARM',
  ])
}

/** With what follows the name: a lead time is counted from the end of a to-do, which is when it is due. */
function triggersOf(task: Reminded): readonly string[] {
  return remindersOf(task).flatMap((reminder) => {
    const at = momentOf(reminder, task)
    if (at === null) return []
    const isPlain = leadIn(reminder) !== null && task.due_date !== null && timeOf(task.due_date) !== null
    return [isPlain ? `;RELATED=END:${reminder}` : `;VALUE=DATE-TIME:${compact(at.slice(0, 19))}Z`]
  })
}

/** Without alarms of its own a task needs no words for them; a day alone has no zone to carry. */
export function ownReminders({ reminders, timezone, due_date }: Carried): readonly string[] {
  if (reminders === null) return []
  const zone = timezone !== null && (due_date === null || timeOf(due_date) === null)
  return [
    `X-SAYSO-REMINDERS:${escapedText(JSON.stringify(reminders))}`,
    ...(zone ? [`X-SAYSO-TIMEZONE:${timezone}`] : []),
  ]
}

/** `triggers`: those of the alarms inside the to-do. */
export function remindersIn(
  triggers: readonly Property[],
  own: string,
  task: Pick<Carried, 'due_date' | 'timezone' | 'completed'>,
): string[] | null {
  const kept = ownIn(own)
  if (kept !== null && (task.completed || agrees(kept, triggers, task))) return kept
  const read = triggers.flatMap((trigger) => reminderIn(trigger, task.timezone ?? 'UTC'))
  const reminders = [...new Set(read)].slice(0, limits.reminders)
  const isPlain = reminders.length === 0 || (reminders.length === 1 && reminders[0] === AT_DUE)
  return isPlain ? null : reminders
}

function agrees(
  reminders: string[],
  triggers: readonly Property[],
  task: Omit<Reminded, 'reminders'>,
): boolean {
  const written = triggersOf({ ...task, reminders }).map((text) => text.slice(text.indexOf(':') + 1))
  return written.join() === triggers.map(({ value }) => value).join()
}

/** What another program made of it counts for nothing. */
function ownIn(text: string): string[] | null {
  try {
    const kept = JSON.parse(plainText(text))
    return Array.isArray(kept) && kept.every((one) => keptReminder(String(one)) === one) ? kept : null
  } catch {
    return null
  }
}

/** An alarm after the due time has no place here. */
function reminderIn({ value }: Property, zone: string): readonly string[] {
  const moment = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)\d\dZ$/u.exec(value)
  const [, year, month, day, hour, minute] = moment ?? []
  if (moment) return kept(onClockOf(`${year}-${month}-${day}T${hour}:${minute}`, 'UTC', zone))
  return kept(/^-?P(?:T?0[A-Z])+$/u.test(value) ? AT_DUE : value.replace(/0S$/u, ''))
}

function kept(text: string): readonly string[] {
  const reminder = keptReminder(text)
  return reminder === null ? [] : [reminder]
}

function compact(text: string): string {
  return text.replaceAll(/[-:]/gu, '')
}
