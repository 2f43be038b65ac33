/**
 * Where a due date goes when a change leaves a part of it as it is: "push it back a week", "to friday", "no, 6pm".
 * Plain days and wall times; null where it cannot be told, so that it has to be asked.
 */
import { addDays, addMonths, type DueDate, dateOf, timeOf } from './calendar.ts'
import type { DueShift, TaskChange } from './command.ts'
import type { Task } from './task.ts'

type Moved = Pick<TaskChange, 'due_date' | 'timezone'>

export function movedDue(task: Pick<Task, 'due_date' | 'timezone'>, change: TaskChange): Moved | null {
  const present = task.due_date
  if (present === null) return change.shift && !change.due_date ? null : said(change)
  if (change.shift) return inZone(shifted(present, change.shift), task.timezone)
  const { due_date } = change
  if (due_date === undefined) return said(change)
  if (change.keeps_day) return { ...said(change), due_date: onDayOf(present, due_date) }
  if (due_date === null) return said(change)
  const time = timeOf(present)
  const sameTime = time !== null && task.timezone !== null && timeOf(due_date) === null
  return sameTime ? inZone(`${due_date}T${time}`, task.timezone) : said(change)
}

function said({ due_date, timezone }: TaskChange): Moved {
  return { ...(due_date === undefined ? {} : { due_date }), ...(timezone === undefined ? {} : { timezone }) }
}

function inZone(due_date: DueDate | null, timezone: string | null): Moved | null {
  if (due_date === null) return null
  return timezone === null ? { due_date } : { due_date, timezone }
}

/** The day it is due on, unless that is over: then the day on which that time comes next. null: at no time. */
function onDayOf(present: DueDate, next: DueDate | null): DueDate {
  if (next === null) return dateOf(present)
  const day = dateOf(present) > dateOf(next) ? dateOf(present) : dateOf(next)
  return `${day}T${timeOf(next)}`
}

/** An hour later than a day without a time is no time. */
function shifted(due: DueDate, { months = 0, days = 0, minutes }: DueShift): DueDate | null {
  const time = timeOf(due)
  if (minutes !== undefined && time === null) return null
  const day = addDays(addMonths(dateOf(due), months), days)
  if (time === null) return day
  const wall = Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)) + (minutes ?? 0)
  return `${addDays(day, Math.floor(wall / DAY))}T${clock(((wall % DAY) + DAY) % DAY)}`
}

const DAY = 24 * 60

function clock(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
