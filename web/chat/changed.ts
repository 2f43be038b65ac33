/** What a call changed, field by field, from the task before and after it. */
import type { Task, ToolInvocation } from '../api/types.ts'
import { dueWords } from '../words/due.ts'
import { changes, tasksIn } from '../words/tools.ts'

export interface Changed {
  readonly task: Task
  readonly fields: readonly {
    readonly name: string
    readonly before: string | null
    readonly after: string | null
  }[]
}

export function changedBy(calls: readonly ToolInvocation[], now: Date): readonly Changed[] {
  return calls
    .filter(({ success, tool_name }) => success && changes(tool_name))
    .flatMap((call) => changesOf(call, now))
}

function changesOf({ tool_name, result }: ToolInvocation, now: Date): readonly Changed[] {
  const { before, undone } = (result ?? {}) as {
    before?: Task
    undone?: readonly { task: Task; before: Task }[]
  }
  if (undone) return undone.map((one) => ({ task: one.task, fields: differences(one.before, one.task, now) }))
  return tasksIn(result).map((task) => ({
    task,
    fields: before ? differences(before, task, now) : tool_name === 'add_task' ? given(task, now) : [],
  }))
}

function shown(task: Task, now: Date): Readonly<Record<string, string | null>> {
  return {
    title: task.title,
    due: task.due_date === null ? null : dueWords(task.due_date, now),
    priority: task.priority,
    note: task.description,
    status: task.completed ? 'done' : 'open',
  }
}

function differences(before: Task, after: Task, now: Date): Changed['fields'] {
  const was = shown(before, now)
  const is = shown(after, now)
  return Object.keys(is)
    .filter((name) => was[name] !== is[name])
    .map((name) => ({ name, before: was[name] ?? null, after: is[name] ?? null }))
}

function given(task: Task, now: Date): Changed['fields'] {
  const { due = null, priority = null } = shown(task, now)
  return [
    { name: 'due', before: null, after: due },
    { name: 'priority', before: null, after: priority },
  ].filter(({ after }) => after !== null)
}
