/** A command as an order one could give: for choices ("Add “milk”"), for what was not run, and for what would be. */
import type { Moment } from '../domain/calendar.ts'
import type { Command, DueShift, Reference, UpdateTask } from '../domain/command.ts'
import { detailWords, dueWords, quoted } from '../domain/wording.ts'
import { plural } from './words.ts'

export function inWords(command: Command, now: Moment): string {
  switch (command.intent) {
    case 'CREATE_TASK': {
      const { title } = command.params
      return `add ${title === undefined ? 'a task' : quoted(title)}${detailWords(command.params, now)}`
    }
    case 'LIST_TASKS':
      return 'show your tasks'
    case 'COMPLETE_TASK':
      return `mark ${target(command.params.reference)} ${command.params.completed ? 'done' : 'not done'}`
    case 'UPDATE_TASK':
      return update(command, now)
    case 'DELETE_TASK':
      return `delete ${target(command.params.reference)}`
    case 'GET_TASK':
      return `show ${target(command.params.reference)}`
    case 'RESTORE_TASK':
      return `bring back ${target(command.params.reference)}`
    case 'UNDO':
      return command.params.count === undefined ? 'undo' : `undo the latest ${command.params.count} changes`
    default:
      return 'just talk'
  }
}

function update({ params }: UpdateTask, now: Moment): string {
  const what = target(params.reference)
  if (params.title !== undefined) return `rename ${what} to ${quoted(params.title)}`
  if (params.append !== undefined) return `add ${quoted(params.append)} to ${what}`
  if (params.shift) return `move ${what} ${shiftWords(params.shift)}`
  if (params.due_date) return `make ${what} due ${dueWords(params.due_date, now)}`
  return params.priority ? `give ${what} ${params.priority} priority` : `change ${what}`
}

function shiftWords({ months = 0, days = 0, minutes = 0 }: DueShift): string {
  const [count, unit] = months ? [months, 'month'] : days ? [days, 'day'] : [minutes, 'minute']
  return `${plural(Math.abs(count), unit)} ${count < 0 ? 'earlier' : 'later'}`
}

export function target(reference: Reference | undefined): string {
  if (!reference) return 'a task'
  if ('number' in reference) return `#${reference.number}`
  if ('text' in reference) return quoted(reference.text)
  if ('position' in reference)
    return reference.position > 0 ? `number ${reference.position} of the list` : 'the last one'
  if ('pronoun' in reference) return reference.pronoun
  return 'several tasks'
}
