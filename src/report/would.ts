/** What a dry run says: the changes it stopped in front of, or the question it would ask. None of it was done. */
import type { Moment } from '../domain/calendar.ts'
import type { Command } from '../domain/command.ts'
import type { Imagined, Saying } from '../domain/saying.ts'
import { detailWords, quoted } from '../domain/wording.ts'
import { changesInWords } from './changes-in-words.ts'
import { inWords } from './commands-in-words.ts'
import { reminderWords } from './reminders-in-words.ts'
import { joined, named, plural, titleList } from './words.ts'

const NOTHING = 'Nothing was changed.'

export function would({ calls }: Extract<Saying, { say: 'would' }>, now: Moment): string {
  const [first, ...more] = calls
  if (!first) return NOTHING
  return `I would ${more.length > 0 ? many(first, calls) : one(first, now)}. ${NOTHING}`
}

export function wouldRun(commands: readonly Command[], now: Moment): string {
  const first = commands.slice(0, 4).map((command) => inWords(command, now))
  const more = commands.length > first.length ? ` and ${commands.length - first.length} more` : ''
  return `I would ${joined(first, 'and')}${more}. ${NOTHING}`
}

/** Only the question itself: as none is open, nothing is said about how to answer. */
export function wouldAsk(question: string): string {
  return `I would ask first: ${question.slice(0, question.lastIndexOf('?') + 1)} ${NOTHING}`
}

function one(call: Imagined, now: Moment): string {
  const { tool, params, task } = call
  const what = task ? named(task) : 'it'
  switch (tool) {
    case 'add_task':
      return `add ${quoted(String(params.title))}${typeof params.list === 'string' ? ` to ${quoted(params.list)}` : ''}${detailWords(params, now)}${reminderWords({ due_date: null, timezone: null, ...params }, now)}`
    case 'make_list':
      return `make the list ${quoted(String(params.list))}`
    case 'rename_list':
      return `rename the list ${quoted(String(params.list))} to ${quoted(String(params.name))}`
    case 'delete_list':
      return `delete the list ${quoted(String(params.list))} and all tasks on it`
    case 'rename_label':
      return `rename the label #${params.label} to #${params.name}`
    case 'complete_task':
      return `mark ${what} ${params.completed === false ? 'not done' : 'done'}`
    case 'update_task':
      return `change ${what}${changed(call, now)}`
    case 'restore_task':
      return task ? `bring back ${what}` : bringBack(params)
    case 'undo':
      return 'undo the latest change'
    default:
      return `delete ${what}`
  }
}

/** A deleted task was not read: it is known by the number that was said, or as the one just talked about. */
function bringBack({ task_id }: Imagined['params']): string {
  return /^\d{1,9}$/u.test(String(task_id)) ? `bring back #${task_id}` : 'bring it back'
}

function changed({ params, task }: Imagined, now: Moment): string {
  const changes = task ? changesInWords(task, { ...task, ...params }, now) : []
  return changes.length > 0 ? `: ${joined(changes, 'and')}` : ''
}

function many({ tool, params }: Imagined, calls: readonly Imagined[]): string {
  if (tool === 'undo') return `undo the latest ${calls.length} changes`
  const tasks = calls.flatMap(({ task }) => (task ? [task] : []))
  const all = `${plural(calls.length, 'task')} (${titleList(tasks, 300)})`
  if (tool === 'complete_task') return `mark ${all} as ${params.completed === false ? 'not done' : 'done'}`
  return `${tool === 'delete_task' ? 'delete' : 'change'} ${all}`
}
