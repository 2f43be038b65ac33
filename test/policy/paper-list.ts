/**
 * A list on paper: the tools as the policy sees them, in a few lines and without a database, so that thousands of
 * turns can be decided in a second. Counts every change it makes.
 */
import { decide } from '../../src/decide/decide.ts'
import type { Decision, DecisionContext, Outcome, ToolCall, ToolResult } from '../../src/domain/decision.ts'
import { found } from '../../src/domain/match.ts'
import type { Task } from '../../src/domain/task.ts'
import { fieldsOf } from '../../src/domain/task-fields.ts'
import type { ListOrder } from '../../src/domain/words.ts'
import { type Report, report } from '../../src/report/report.ts'
import { inOrder } from '../../src/store/tasks/order.ts'

export const NOW = { epoch_ms: Date.parse('2026-03-04T09:00:00Z'), timezone: 'Europe/Berlin' }

export function paperTask(number: number, title: string, parts: Partial<Task> = {}): Task {
  const completed = parts.completed ?? false
  return {
    id: `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`,
    number,
    ...fieldsOf({ title }),
    created_at: '2026-03-01T09:00:00.000Z',
    updated_at: '2026-03-01T09:00:00.000Z',
    completed_at: completed ? '2026-03-02T09:00:00.000Z' : null,
    version: 1,
    ...parts,
    completed,
    status: completed ? 'completed' : 'pending',
  }
}

interface Played {
  readonly decision: Decision
  readonly outcomes: readonly Outcome[]
  readonly reply: Report
}

export class PaperList {
  readonly tasks: Task[]
  readonly deleted: Task[] = []
  /** Answers of calls that are to fail, by their sequence. */
  readonly failing = new Map<number, ToolResult>()

  constructor(tasks: readonly Task[]) {
    this.tasks = [...tasks]
  }

  play(context: DecisionContext): Played {
    const outcomes: Outcome[] = []
    for (;;) {
      const step = decide(context, outcomes)
      if ('done' in step)
        return { decision: step.done, outcomes, reply: report(step.done, outcomes, context.now) }
      if (outcomes.length > 500) throw new Error('a turn without an end')
      const sequence = outcomes.length + 1
      const result = this.failing.get(sequence) ?? this.#call(step.call)
      outcomes.push({ sequence, call: step.call, result, duration_ms: 1 })
    }
  }

  #call({ tool, params, expected_version }: ToolCall): ToolResult {
    if (tool === 'list_tasks') return this.#list(params)
    if (tool === 'add_task') return this.#add(params)
    if (tool === 'undo') return fails('TASK_NOT_FOUND', 'There is no task to undo.')
    const from = tool === 'restore_task' ? this.deleted : this.tasks
    const at = from.findIndex(({ id, number }) => id === params.task_id || String(number) === params.task_id)
    const task = from[at]
    if (!task) return fails('TASK_NOT_FOUND', `There is no task ${params.task_id}.`)
    if (tool === 'get_task') return works({ task })
    if (expected_version !== undefined && expected_version !== task.version)
      return fails('CONFLICT', `#${task.number} was changed in the meantime.`)
    return this.#change(tool, task, params)
  }

  #list(params: ToolCall['params']): ToolResult {
    const { query, order, limit, cursor } = params
    const some = (params.deleted ? this.deleted : this.tasks).filter((task) => fits(task, params))
    const meant = typeof query === 'string' ? found(query, some) : some
    const sorted = order === undefined ? meant : inOrder(order as ListOrder, meant)
    // what was there when the page was read may be gone: the next one begins behind the last that was shown
    const from = cursor === undefined ? 0 : sorted.findIndex(({ number }) => number > Number(cursor))
    const end = from + Number(limit)
    const next_cursor = end < sorted.length ? String(sorted[end - 1]?.number) : null
    return works({ tasks: sorted.slice(from, end), total: sorted.length, next_cursor })
  }

  #add(params: ToolCall['params']): ToolResult {
    const number = this.tasks.length + this.deleted.length + 1
    const task = paperTask(number, String(params.title), params as Partial<Task>)
    this.tasks.push(task)
    return works({ task })
  }

  #change(tool: ToolCall['tool'], before: Task, { task_id: _, ...fields }: ToolCall['params']): ToolResult {
    const version = before.version + 1
    if (tool === 'delete_task') return this.#move(this.tasks, this.deleted, { ...before, version })
    if (tool === 'restore_task') return this.#move(this.deleted, this.tasks, { ...before, version })
    if (tool === 'complete_task' && before.completed === fields.completed)
      return works({ task: before, changed: false })
    const completed = tool === 'complete_task' ? fields.completed === true : before.completed
    const task: Task = {
      ...before,
      ...fields,
      version,
      completed,
      status: completed ? 'completed' : 'pending',
    }
    this.tasks.splice(this.tasks.indexOf(before), 1, task)
    return works(tool === 'complete_task' ? { task, changed: true } : { task, before })
  }

  #move(from: Task[], to: Task[], task: Task): ToolResult {
    from.splice(
      from.findIndex(({ id }) => id === task.id),
      1,
    )
    to.push(task)
    return works({ task })
  }
}

function fits(task: Task, { status = 'all', due, hours, except }: ToolCall['params']): boolean {
  const time = task.due_date?.slice(11) ?? ''
  const [from = '', to = ''] = typeof hours === 'string' ? hours.split('..') : []
  return (
    (status === 'all' || status === task.status) &&
    (due !== 'none' || task.due_date === null) &&
    (due !== 'any' || task.due_date !== null) &&
    (hours === undefined || (time !== '' && time >= from && time <= to)) &&
    !String(except ?? '')
      .split(',')
      .includes(String(task.number))
  )
}

function works(data: Record<string, unknown>): ToolResult {
  return { success: true, data, error: null, error_code: null }
}

function fails(error_code: Exclude<ToolResult['error_code'], null>, error: string): ToolResult {
  return { success: false, data: null, error, error_code }
}
