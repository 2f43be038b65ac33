/** Which changes were undone since: an undo names the task and the version it took back. */
import type { AuditRow, Message, Task, ToolInvocation } from '../api/types.ts'

export type TakenBack = ReadonlySet<string>

export function versionKey({ id, version }: Pick<Task, 'id' | 'version'>): string {
  return `${id}:${version}`
}

export function takenBack(messages: readonly Message[], rows: readonly AuditRow[]): TakenBack {
  const calls = [...messages.flatMap((message) => message.tool_invocations ?? []), ...rows]
  return new Set(calls.filter(({ tool_name, success }) => success && tool_name === 'undo').flatMap(keysOf))
}

function keysOf({ result }: ToolInvocation): readonly string[] {
  const { undone = [] } = (result ?? {}) as { undone?: readonly { before: Task }[] }
  return undone.map(({ before }) => versionKey(before))
}
