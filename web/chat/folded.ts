/**
 * Much done at once by the same one is one line of the story: a file brought in, a hundred tasks ticked off by a program.
 * What a person does one by one keeps a line each.
 */
import type { AuditRow } from '../api/types.ts'
import { verbOf, whoDid } from '../words/tools.ts'
import type { Entry, Note } from './timeline.ts'

const FEW = 3
const AT_ONCE_MS = 2000

export function folded(entries: readonly Entry[]): readonly Entry[] {
  const all: Entry[] = []
  let run: Note[] = []
  const close = () => {
    const [first, ...others] = run
    const rest = others.flatMap(({ rows }) => rows)
    all.push(...(first && rest.length >= FEW ? [{ ...first, rows: [first.rows[0], ...rest] as const }] : run))
    run = []
  }
  for (const entry of entries) {
    if (entry.kind !== 'note' || !goesOn(run.at(-1), entry)) close()
    if (entry.kind === 'note') run.push(entry)
    else all.push(entry)
  }
  close()
  return all
}

function goesOn(before: Note | undefined, { rows: [row], at }: Note): boolean {
  if (before === undefined) return true
  const [last] = before.rows
  return whoDid(last) === whoDid(row) && Date.parse(at) - Date.parse(before.at) <= AT_ONCE_MS
}

/** "added 150 tasks, completed 30" */
export function sumOf(rows: readonly AuditRow[], isAll: boolean): string {
  const counts = new Map<string, number>()
  for (const row of rows) counts.set(verbOf(row), (counts.get(verbOf(row)) ?? 0) + 1)
  const parts = [...counts].map(([verb, count]) => `${verb} ${isAll ? count : `at least ${count}`}`)
  const [first, ...others] = parts
  return [`${first} tasks`, ...others].join(', ')
}
