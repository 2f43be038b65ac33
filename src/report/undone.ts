/** What an undo brought back, task by task. */
import type { Moment } from '../domain/calendar.ts'
import type { Outcome } from '../domain/decision.ts'
import type { Task } from '../domain/task.ts'
import { quoted } from '../domain/wording.ts'
import { changesInWords } from './changes-in-words.ts'
import { data } from './proven.ts'
import { joined, named, plural } from './words.ts'

interface Undone {
  readonly tool: string
  readonly task: Task
  /** As it was before the undo. */
  readonly before: Task
}

const SHOWN = 4

/** A list that was made, renamed or deleted, with its name now and before; null: there is none. */
interface UndoneList {
  readonly name: string | null
  readonly before: string | null
}

export function undone(outcome: Outcome, now: Moment): string {
  const { undone: steps, lists = [] } = data<{
    undone: readonly Undone[]
    lists?: readonly UndoneList[]
  }>(outcome)
  const whole = steps.length > 0 && WHOLE.includes(steps[0]?.tool ?? '')
  const shown = whole ? [] : steps.slice(0, SHOWN).map((step) => takenBack(step, now))
  const more = whole || steps.length === shown.length ? [] : [`${steps.length - shown.length} more`]
  const back = listsBack(lists, steps)
  const said = [...shown, ...more, ...(back === '' ? [] : [back])]
  return `Undone: ${joined(said.length > 0 ? said : [`${plural(steps.length, 'task')} as before`], 'and')}.`
}

/** Then how many tasks there were says more than each of them. */
const WHOLE = ['delete_list', 'rename_list', 'rename_label']

function listsBack(lists: readonly UndoneList[], steps: readonly Undone[]): string {
  const back = lists.find(({ name }) => name !== null)
  const gone = lists.find(({ name }) => name === null)
  const tasks = steps.length > 0 ? ` with ${plural(steps.length, 'task')}` : ''
  if (back && steps[0]?.tool === 'rename_list') return `${quoted(back.name ?? '')} is a list again${tasks}`
  if (back) return `the list ${quoted(back.name ?? '')} is back${tasks}`
  return gone ? `the list ${quoted(gone.before ?? '')} is gone again` : ''
}

function takenBack({ tool, task, before }: Undone, now: Moment): string {
  switch (tool) {
    case 'add_task':
      return `${named(task)} is off the list again`
    case 'delete_task':
      return `${named(task)} is back`
    case 'restore_task':
      return `${named(task)} is deleted again`
    case 'complete_task':
      return `${named(task)} is ${task.completed ? 'done' : 'open'} again`
    default:
      return `${named(before)} is as before${inBrackets(changesInWords(before, task, now))}`
  }
}

function inBrackets(changes: readonly string[]): string {
  return changes.length === 0 ? '' : ` (${joined(changes, 'and')})`
}
