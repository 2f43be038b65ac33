/** On which days tasks were done, from the calls that did it: what was opened again since does not count. */
import type { AuditRow } from '../api/types.ts'
import { tasksIn } from '../words/tools.ts'

type Call = Pick<AuditRow, 'tool_name' | 'parameters' | 'result' | 'invoked_at'>

/** One moment for each task that was done; `calls` are completions and undos, in any order. */
export function timesDone(calls: readonly Call[]): readonly string[] {
  const times = new Map<string, string[]>()
  for (const call of calls.toSorted((a, b) => order(a.invoked_at, b.invoked_at))) {
    for (const [id, done] of turned(call)) {
      const own = times.get(id) ?? []
      if (done) own.push(call.invoked_at)
      else own.pop()
      times.set(id, own)
    }
  }
  return [...times.values()].flat()
}

/** Tasks that became done by it, or open. */
function turned({ tool_name, parameters, result }: Call): readonly (readonly [id: string, done: boolean])[] {
  if (tool_name === 'complete_task')
    return tasksIn(result).map(({ id }) => [id, parameters.completed !== false])
  const { undone = [] } = (result ?? {}) as { undone?: readonly Undone[] }
  return undone
    .filter(({ task, before }) => task.completed !== before.completed)
    .map(({ task }) => [task.id, task.completed])
}

interface Undone {
  readonly task: { readonly id: string; readonly completed: boolean }
  readonly before: { readonly completed: boolean }
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
