/** A command as an order one could give: for choices ("Add “milk”"), for what was not run, and for what would be. */
import { type Moment, timeOf } from '../domain/calendar.ts'
import type { Command, DueShift, NewTask, Reference, TaskChange, UpdateTask } from '../domain/command.ts'
import type { TaskMark } from '../domain/pending.ts'
import { detailWords, dueWords, labelWords, quoted } from '../domain/wording.ts'
import { remindingWords, untilWords } from './reminders-in-words.ts'
import { everyWords, exceptWords } from './repetition-in-words.ts'
import { joined, named, plural } from './words.ts'

/** `tasks`: those that are meant by their numbers, so that they can be named. */
export function inWords(command: Command, now: Moment, tasks: readonly TaskMark[] = []): string {
  switch (command.intent) {
    case 'CREATE_TASK':
      return adding(command.params, now)
    case 'LIST_TASKS':
      return 'show your tasks'
    case 'COMPLETE_TASK':
      return `mark ${target(command.params.reference, tasks)} ${command.params.completed ? 'done' : 'not done'}`
    case 'UPDATE_TASK':
      return joined(changes(command, now, target(command.params.reference, tasks)), 'and')
    case 'DELETE_TASK':
      return `delete ${target(command.params.reference, tasks)}`
    case 'GET_TASK':
      return `show ${target(command.params.reference, tasks)}`
    case 'RESTORE_TASK':
      return `bring back ${target(command.params.reference, tasks)}`
    case 'UNDO':
      return command.params.count === undefined ? 'undo' : `undo the latest ${command.params.count} changes`
    case 'SHOW_LISTS':
      return `show your ${command.params.what}`
    case 'MAKE_LIST':
      return `make the list ${quoted(command.params.list)}`
    case 'RENAME_LIST':
      return `rename the list ${quoted(command.params.list)} to ${quoted(command.params.name)}`
    case 'DELETE_LIST':
      return `delete the list ${quoted(command.params.list)}`
    case 'RENAME_LABEL':
      return `rename the label #${command.params.label} to #${command.params.name}`
    default:
      return 'just talk'
  }
}

function adding(params: NewTask, now: Moment): string {
  const { title, list, recurrence } = params
  const on = list === undefined ? '' : ` to ${quoted(list)}`
  const again = recurrence === undefined ? '' : `, ${repeated(params, now)}`
  const rings = params.reminders === undefined ? '' : ` and ${remindingWords(params.reminders, now)}`
  return `add ${title === undefined ? 'a task' : quoted(title)}${on}${detailWords(params, now)}${again}${rings}`
}

/** Each change as an order; the first names the task. */
function changes({ params }: UpdateTask, now: Moment, what: string): readonly string[] {
  const { title, append, description, priority, list, recurrence, occurrence, applies_to } = params
  const { add_labels = [], remove_labels = [] } = params
  const parts: readonly ((it: string) => string | false)[] = [
    (it) => title !== undefined && `rename ${it} to ${quoted(title)}`,
    (it) => append !== undefined && `add ${quoted(append)} to ${it}`,
    (it) => dueChange(params, it, now),
    (it) =>
      priority !== undefined &&
      (priority ? `give ${it} ${priority} priority` : `take the priority off ${it}`),
    (it) => description !== undefined && `put the note ${quoted(description)} on ${it}`,
    (it) => list !== undefined && `move ${it} to ${list === null ? 'the main list' : quoted(list)}`,
    (it) => add_labels.length > 0 && `tag ${it} ${labelWords(add_labels)}`,
    (it) => remove_labels.length > 0 && `untag ${it}`,
    (it) =>
      recurrence !== undefined &&
      (recurrence === null ? `stop repeating ${it}` : `make ${it} repeat ${repeated(params, now)}`),
    (it) => reminding(params, it, now),
    (it) => occurrence !== undefined && `${occurrences[occurrence]} ${it}`,
    () => applies_to !== undefined && scopes[applies_to],
  ]
  const said: string[] = []
  for (const part of parts) {
    const words = part(said.length === 0 ? what : 'it')
    if (words !== false) said.push(words)
  }
  return said.length === 0 ? [`change ${what}`] : said
}

function reminding(
  { reminders, add_reminders, snooze }: TaskChange,
  it: string,
  now: Moment,
): string | false {
  const said = reminders ?? add_reminders
  if (said !== undefined) return `${remindingWords(said, now)} about ${it}`
  if (reminders === null) return `remind you about ${it} when it is due`
  if (snooze === undefined) return false
  return 'until' in snooze
    ? `snooze ${it} until ${untilWords(snooze.until, now)}`
    : `snooze ${it} for ${plural(snooze.minutes, 'minute')}`
}

const occurrences = { skip: 'skip', pause: 'pause', resume: 'go on with' } as const
const scopes = { this: 'only this once', all: 'so from now on' } as const

function repeated(params: NewTask | TaskChange, now: Moment): string {
  const { recurrence = null, recurs_from = 'due' } = params
  return `${everyWords({ recurrence, recurs_from })}${exceptWords(params, now)}`
}

function dueChange({ shift, due_date, keeps_day }: TaskChange, it: string, now: Moment): string | false {
  if (shift) return `move ${it} ${shiftWords(shift)}`
  if (due_date && keeps_day) return `make ${it} due at ${timeOf(due_date)}`
  if (due_date) return `make ${it} due ${dueWords(due_date, now)}`
  return due_date === null && `take the ${keeps_day ? 'time' : 'due date'} off ${it}`
}

function shiftWords({ months = 0, days = 0, minutes = 0 }: DueShift): string {
  const [count, unit] = months ? [months, 'month'] : days ? [days, 'day'] : [minutes, 'minute']
  return `${plural(Math.abs(count), unit)} ${count < 0 ? 'earlier' : 'later'}`
}

export function target(reference: Reference | undefined, tasks: readonly TaskMark[] = []): string {
  if (!reference) return 'a task'
  if ('number' in reference) {
    const task = tasks.find(({ number }) => number === reference.number)
    return task ? named(task) : `#${reference.number}`
  }
  if ('text' in reference) return quoted(reference.text)
  return unnamed(reference)
}

function unnamed(reference: Reference): string {
  if ('position' in reference)
    return reference.position > 0 ? `number ${reference.position} of the list` : 'the last one'
  if ('pronoun' in reference) return reference.pronoun === 'other' ? 'the other one' : reference.pronoun
  return 'several tasks'
}
