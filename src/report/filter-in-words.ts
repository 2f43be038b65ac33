/** What a filter lets through, as it is said of tasks: "overdue open", "due today before 10:00 about “milk”". */
import type { Moment } from '../domain/calendar.ts'
import type { Filter, ListTasks, Reference } from '../domain/command.ts'
import { quoted, shorten } from '../domain/wording.ts'
import { target } from './commands-in-words.ts'
import { dueFilterWords } from './due-in-words.ts'
import { joined } from './words.ts'

/** Said before "tasks". */
export function kindOf({ status, priority, due, deleted, repeating }: ListTasks['params']): string {
  const state = status === 'pending' ? 'open ' : status === 'completed' ? 'completed ' : ''
  const late = due === 'overdue' ? 'overdue ' : ''
  const again = repeating ? 'repeating ' : ''
  return `${deleted ? 'deleted ' : ''}${late}${state}${again}${priority ? `${priority}-priority ` : ''}`
}

/** Said behind it. */
export function whenOf(filter: Filter, now: Moment): string {
  const { due, hours, query, list, label, reminders, except = [] } = filter
  const about = query === undefined ? '' : ` about “${shorten(query, 40)}”`
  const tagged = label === undefined ? '' : ` tagged #${shorten(label, 40)}`
  return `${listWords(list)}${tagged}${remindedWords(reminders)}${dueWords(due, hours, now)}${about}${besides(except)}`
}

function remindedWords(reminders: Filter['reminders']): string {
  if (reminders === undefined) return ''
  return reminders === 'set' ? ' with a reminder' : ' without a reminder'
}

export function listWords(list: Filter['list']): string {
  if (list === undefined) return ''
  return list === null ? ' on the main list' : ` on ${quoted(list)}`
}

function dueWords(due: Filter['due'], hours: Filter['hours'], now: Moment): string {
  if (due === 'none') return ' without a due date'
  const time = hours === undefined ? '' : ` ${hoursWords(hours)}`
  if (due === 'any' && time === '') return ' with a due date'
  const day = due === undefined || due === 'any' || due === 'overdue' ? '' : ` ${dueFilterWords(due, now)}`
  return day === '' && time === '' ? '' : ` due${day}${time}`
}

function hoursWords(hours: string): string {
  const [from = '', to = ''] = hours.split('..')
  if (from === '00:00') return `by ${to}`
  if (to === '23:59') return `from ${from} on`
  return from === to ? `at ${from}` : `between ${from} and ${to}`
}

function besides(except: readonly Reference[]): string {
  if (except.length === 0) return ''
  const [first] = except
  if (first && 'pronoun' in first && first.pronoun === 'them') return ' besides those'
  const some = except.slice(0, 3).map((reference) => shorten(target(reference), 40))
  return ` besides ${except.length > some.length ? 'those you named' : joined(some, 'and')}`
}
