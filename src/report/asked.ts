/** What was asked about one task, answered first and in one sentence: when, whether, how long, how urgent, what the note says. */
import { dateOf, daysBetween, epochOf, type Moment, timeOf, today, wallTime } from '../domain/calendar.ts'
import type { Task } from '../domain/task.ts'
import { dayWords, dueWords, quoted, shorten } from '../domain/wording.ts'
import type { Asked } from '../domain/words.ts'
import { ringWords } from './reminders-in-words.ts'
import { repetitionWords } from './repetition-in-words.ts'
import { plural } from './words.ts'

const answers: Readonly<Record<Asked, (task: Task, now: Moment) => string>> = {
  when: (task, now) =>
    task.due_date === null
      ? `${calling(task)} has no due date${repetitionWords(task, now)}.`
      : `${calling(task)} ${isOrWas(task)} due ${dueWords(task.due_date, now)}${repetitionWords(task, now)}.${alsoDone(task, now)}`,
  state: (task, now) =>
    task.completed
      ? `Yes, ${calling(task)} is done${doneWords(task, now)}.`
      : `No, ${calling(task)} is still open${due(task, now)}.`,
  note: (task) =>
    task.description
      ? `The note on ${calling(task)} says: ${shorten(task.description, 300)}`
      : `There is no note on ${calling(task)}.`,
  priority: (task) =>
    task.priority === null
      ? `${calling(task)} has no priority.`
      : `${calling(task)} has ${task.priority} priority.`,
  exists: (task, now) =>
    task.completed
      ? `Yes, ${calling(task)} is on your list; it is done${doneWords(task, now)}.`
      : `Yes, ${calling(task)} is on your list${due(task, now)}.${note(task)}`,
  how_long: howLong,
  how_often: (task, now) =>
    task.recurrence
      ? `${calling(task)} comes ${repetitionWords(task, now).slice(2)}${due(task, now)}.`
      : `${calling(task)} does not repeat.`,
  reminders: (task, now) => `${calling(task)}${ringWords(task, now)}${alsoDone(task, now)}`,
}

export function answered(asks: Asked, task: Task, now: Moment): string {
  return answers[asks](task, now)
}

/** Names first, numbers light. */
function calling({ title, number }: Pick<Task, 'title' | 'number'>): string {
  return `${quoted(title)} (#${number})`
}

/** Who asks whether it is there may want what was noted with it. */
function note({ description }: Task): string {
  return description ? ` Note: ${shorten(description, 200)}` : ''
}

function due({ due_date }: Task, now: Moment): string {
  return due_date === null ? '' : `, due ${dueWords(due_date, now)}`
}

function isOrWas({ completed }: Task): string {
  return completed ? 'was' : 'is'
}

function alsoDone(task: Task, now: Moment): string {
  return task.completed ? ` It is done${doneWords(task, now)}.` : ''
}

/** On the day of whoever asks. */
export function doneWords({ completed_at }: Task, now: Moment): string {
  if (completed_at === null) return ''
  return ` (completed ${dayWords(today({ ...now, epoch_ms: epochOf(completed_at) }), now)})`
}

function howLong(task: Task, now: Moment): string {
  const { due_date, timezone, completed } = task
  if (completed) return `${calling(task)} is done already${doneWords(task, now)}.`
  if (due_date === null) return `${calling(task)} has no due date.`
  const away = distance(due_date, { ...now, timezone: timezone ?? now.timezone })
  const when = dueWords(due_date, now)
  if (away === null) return `${calling(task)} is due ${when}.`
  return away.past
    ? `${calling(task)} was due ${away.words} ago, ${when}.`
    : `${calling(task)} is due in ${away.words}, ${when}.`
}

/** In minutes and hours within a day, else in days; none where the day says it all. */
function distance(due_date: string, there: Moment): { words: string; past: boolean } | null {
  const here = wallTime(there)
  const days = daysBetween(dateOf(here), dateOf(due_date))
  const time = timeOf(due_date)
  const minutes = days * 1440 + (time === null ? 0 : minuteOf(time) - minuteOf(here.slice(11)))
  if (time !== null && Math.abs(minutes) < 1440) {
    return minutes === 0 ? null : { words: clockWords(Math.abs(minutes)), past: minutes < 0 }
  }
  if (days === 0 || days === 1 || days === -1) return null
  return { words: plural(Math.abs(days), 'day'), past: days < 0 }
}

function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

/** To the half hour once it is hours: nobody plans closer than that. */
function clockWords(minutes: number): string {
  if (minutes < 60) return plural(minutes, 'minute')
  const halves = Math.round(minutes / 30)
  if (halves === 3) return 'an hour and a half'
  const hours = Math.floor(halves / 2)
  return halves % 2 === 0 ? plural(hours, 'hour') : `${hours} and a half hours`
}
