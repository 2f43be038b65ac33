/** The words of every question. A question about tasks names them. */
import type { Command } from '../domain/command.ts'
import type { TaskMark } from '../domain/pending.ts'
import { inWords } from './commands-in-words.ts'
import { joined, named, plural, quoted, shorten } from './words.ts'

export function confirmDelete([task]: readonly TaskMark[]): string {
  return task ? `Delete ${named(task)}? Reply “yes” to delete it or “no” to keep it.` : ''
}

const bulkVerbs: Readonly<Record<string, string>> = {
  DELETE_TASK: 'Delete',
  COMPLETE_TASK: 'Change',
  UPDATE_TASK: 'Change',
}

export function confirmBulk(tasks: readonly TaskMark[], command: Command): string {
  const verb =
    command.intent === 'COMPLETE_TASK' && command.params.completed
      ? 'Mark as done'
      : (bulkVerbs[command.intent] ?? 'Change')
  return `${verb} ${plural(tasks.length, 'task')}: ${titles(tasks)}? Reply “yes” to go ahead or “no” to leave them.`
}

/** As many titles as fit. */
function titles(tasks: readonly TaskMark[]): string {
  const shown: string[] = []
  let used = 0
  for (const { number, title } of tasks) {
    const text = `#${number} ${shorten(title, 40)}`
    used += text.length + 2
    if (used > 330) break
    shown.push(text)
  }
  const more = tasks.length - shown.length
  return more > 0 ? `${shown.join(', ')} and ${more} more` : joined(shown, 'and')
}

export function confirmUpdate([task]: readonly TaskMark[], command: Command): string {
  const title = command.intent === 'UPDATE_TASK' ? (command.params.title ?? command.params.append ?? '') : ''
  return task ? `Rename ${named(task)} to ${quoted(title)}? Reply “yes” or “no”.` : ''
}

export function which(tasks: readonly TaskMark[]): string {
  return `Which one: ${choices(tasks)}?`
}

export function choices(tasks: readonly TaskMark[]): string {
  return joined(
    tasks.map(({ number, title }) => `#${number} ${shorten(title, 60)}`),
    'or',
  )
}

export function changedSince([task, ...more]: readonly TaskMark[], command: Command): string {
  if (!task) return ''
  const order = command.intent === 'DELETE_TASK' ? 'delete' : 'change'
  return more.length > 0
    ? `Some of these changed since I asked. Still ${order} ${plural(more.length + 1, 'task')}: ${titles([task, ...more])}?`
    : `This changed since: it is now ${named(task)}. Still ${order} it?`
}

export function needChange(task: TaskMark | undefined): string {
  return `What should change about ${task ? named(task) : 'it'}? You can say a new title, a date or a priority.`
}

export function offerCreate(command: Command): string {
  return command.intent === 'CREATE_TASK' && command.params.title !== undefined
    ? `Shall I add ${quoted(command.params.title)} to your list?`
    : 'Shall I add that to your list?'
}

export function oneOrSeveral(command: Command): string {
  const parts = command.intent === 'CREATE_TASK' ? (command.split ?? []) : []
  return `Is that one task, or ${parts.length} separate ones (${joined(
    parts.slice(0, 6).map((part) => shorten(part, 40)),
    'and',
  )})?`
}

export function whichReading(readings: readonly Command[]): string {
  const [only, ...more] = readings
  if (only && more.length === 0) return `Did you mean: ${inWords(only)}?`
  return `What would you like me to do: ${joined(readings.map(inWords), 'or')}?`
}
