/**
 * What is kept of a call. Asking must not fill a disk: of what was read the trail keeps which tasks and how many, of a
 * change what came of it; long texts are cut, since the task and its history have them whole.
 */
import type { ToolResult } from '../../domain/decision.ts'

/** Longer than anything that is shown of a text in a reply, so that a reply can be made again from what is kept. */
const LONGEST_TEXT = 500
/** More than any one task and how it was before. Whatever is longer is about many. */
const LONGEST_RESULT = 32 * 1024

type Data = Readonly<Record<string, unknown>>

/** Which tasks were read; `total`: how many there were in all. */
export interface ReadInBrief {
  readonly ids: readonly string[]
  readonly total: number
}

export function inBrief({ data }: ToolResult): ReadInBrief | null {
  if (data === null) return null
  const { tasks, task, total } = data as { tasks?: readonly Known[]; task?: Known; total?: number }
  const ids = (tasks ?? (task ? [task] : [])).map(({ id }) => id)
  return { ids, total: total ?? ids.length }
}

interface Known {
  readonly id: string
}

export function isInBrief(data: Data | null): boolean {
  return data !== null && 'ids' in data
}

/** As text; only what is about many tasks is shortened. */
export function keptText(data: object, whole = JSON.stringify(data)): string {
  return whole.length <= LONGEST_RESULT ? whole : JSON.stringify(shortened(data))
}

/** With every long text in it cut. */
export function shortened(value: unknown): unknown {
  if (typeof value === 'string') return cut(value)
  if (Array.isArray(value)) return value.map(shortened)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [cut(key), shortened(inner)]))
}

export function cut(text: string): string {
  if (text.length <= LONGEST_TEXT) return text
  // Half of a pair would be no text any more.
  return `${text.slice(0, LONGEST_TEXT).toWellFormed().replace(/�$/u, '')}…`
}
