/** The words of every question. A question about tasks names them, and ends with how to answer it. */
import type { Moment } from '../domain/calendar.ts'
import type { Command, CreateTask, Reference } from '../domain/command.ts'
import type { TaskMark } from '../domain/pending.ts'
import { renamed } from '../domain/renamed.ts'
import type { DoneAlready } from '../domain/saying-repeating.ts'
import { detailWords, dueWords, quoted, shorten } from '../domain/wording.ts'
import { inWords } from './commands-in-words.ts'
import { joined, named, plural, titleList } from './words.ts'

export function confirmDelete([task]: readonly TaskMark[]): string {
  return task ? `Delete ${named(task)}? Reply “yes” to delete it or “no” to keep it.` : ''
}

/** `more`: so many fit besides these. */
export function confirmBulk(tasks: readonly TaskMark[], command: Command, more = 0): string {
  const what = order(command, tasks.length, more)
  return `${what.charAt(0).toUpperCase()}${what.slice(1)}: ${titleList(tasks, 330)}? Reply “yes” to go ahead or “no” to leave them.`
}

/** "delete 3 tasks", "mark 30 tasks as done", "mark it as done" */
function order(command: Command, count: number, more = 0): string {
  const all = more > 0 ? `the first ${count} of ${plural(count + more, 'task')}` : plural(count, 'task')
  const them = count + more === 1 ? 'it' : all
  if (command.intent === 'DELETE_TASK') return `delete ${them}${fromList(command.params.reference)}`
  if (command.intent === 'COMPLETE_TASK')
    return `mark ${them} as ${command.params.completed ? 'done' : 'not done'}`
  if (command.intent === 'UPDATE_TASK' && command.params.recurrence === null) return `stop repeating ${them}`
  return `${command.intent === 'GET_TASK' ? 'show' : 'change'} ${them}`
}

function fromList(reference: Reference | undefined): string {
  const list = reference && 'all' in reference ? reference.filter.list : undefined
  return typeof list === 'string' ? ` from ${quoted(list)}` : ''
}

export function confirmMany(
  commands: readonly Command[],
  count: number,
  now: Moment,
  tasks: readonly TaskMark[] = [],
): string {
  const first = commands.slice(0, 3).map((command) => inWords(command, now, tasks))
  const orders = joined(first, 'and')
  return commands.length > first.length
    ? `Shall I make all ${plural(count, 'change')}: ${first.join(', ')} and so on? Reply “yes” or “no”.`
    : `Shall I ${orders}? Reply “yes” or “no”.`
}

export function confirmUpdate([task]: readonly TaskMark[], command: Command): string {
  if (!task || command.intent !== 'UPDATE_TASK') return ''
  if (command.params.recurrence === null) return `Stop repeating ${named(task)}? Reply “yes” or “no”.`
  return `Rename ${named(task)} to ${quoted(renamed(task.title, command.params))}? Reply “yes” or “no”.`
}

export function doneAlready({ done, next, due }: DoneAlready, now: Moment): string {
  const is = `is due ${dueWords(due, now)}`
  return `${named(done)} was done today already. The next one, #${next.number}, ${is}: is that done, too? Reply “yes” or “no”.`
}

export function which(tasks: readonly TaskMark[], more = 0): string {
  const others = more > 0 ? ` (${more} more would fit, too.)` : ''
  return `Which one: ${choices(tasks)}?${others}`
}

export function choices(tasks: readonly TaskMark[]): string {
  return joined(
    tasks.map(({ number, title }) => `#${number} ${shorten(title, 60)}`),
    'or',
  )
}

export function changedSince([task, ...more]: readonly TaskMark[], command: Command): string {
  if (!task) return ''
  const still = order(command, more.length + 1)
  return more.length > 0
    ? `Some of these have changed since. Still ${still}: ${titleList([task, ...more], 300)}? Reply “yes” or “no”.`
    : `This has changed since, it is now ${named(task)}. Still ${still}? Reply “yes” or “no”.`
}

export function needChange(task: TaskMark | undefined): string {
  return `What should change about ${task ? named(task) : 'it'}? You can say a new title, a date or a priority.`
}

const forDays = {
  days: 'On which days should',
  often: 'How often exactly, or on which days, should',
  times: 'A task comes back at one time of the day; another time is another task. When should',
  too_often: 'A task comes back once a day at most. How often should',
} as const

export function needDays(why: keyof typeof forDays, { number }: TaskMark): string {
  return `${forDays[why]} #${number} come back? “No” leaves it as it is.`
}

export function offerCreate(command: Command, now: Moment): string {
  return `Shall I ${inWords(command, now)}?`
}

export function offerSeveral(commands: readonly CreateTask[], now: Moment): string {
  const named = commands.slice(0, 5).map(({ params: { title = '', due_date, priority } }) => {
    const details = detailWords({ due_date: due_date ?? null, priority: priority ?? null }, now)
    return `“${shorten(title, 40)}”${details}`
  })
  const more = commands.length > named.length ? [`${commands.length - named.length} more`] : []
  const all = [...named, ...more]
  return `Shall I add ${all.slice(0, -1).join(', ')}, and ${all.at(-1)}?`
}

export function oneOrSeveral(command: Command): string {
  const parts = command.intent === 'CREATE_TASK' ? (command.split ?? []) : []
  const named = parts.slice(0, 6).map((part) => shorten(part, 40))
  const more = parts.length > named.length ? [`${parts.length - named.length} more`] : []
  return `Is that one task, or ${parts.length} separate ones (${joined([...named, ...more], 'and')})?`
}

export function whichReading(
  readings: readonly Command[],
  now: Moment,
  tasks: readonly TaskMark[] = [],
): string {
  const [only, ...more] = readings
  if (only && more.length === 0) return `Shall I ${inWords(only, now, tasks)}?`
  return `What would you like me to do: ${joined(
    readings.slice(0, 4).map((reading, at) => inWords(reading, now, at === 0 ? tasks : [])),
    'or',
  )}?`
}

/** A date of a task that repeats is moved; the readings are of this one, and of all from now on. */
export function thisOrAll(
  [reading]: readonly Command[],
  now: Moment,
  tasks: readonly TaskMark[] = [],
): string {
  if (reading?.intent !== 'UPDATE_TASK') return ''
  const { applies_to: _, ...params } = reading.params
  const what = inWords({ ...reading, params }, now, tasks)
  return `${what.charAt(0).toUpperCase()}${what.slice(1)}: only this one, or all from now on?`
}
