/** All tasks of one file, one after the other, and the report of how it went. */
import { Problem } from '../domain/problem.ts'
import {
  addList,
  addTask,
  type ImportedTask,
  type Importing,
  importedTask,
  isKnown,
} from '../http/take-in.ts'
import type { Reading, Remark } from '../transfer/carried.ts'
import { inOrder, type Keyed } from '../transfer/in-order.ts'
import { printable } from './output.ts'
import { Progress } from './progress.ts'

export interface Taken {
  readonly added: number
  /** On the list already, or taken in before. */
  readonly known: number
  /** What could not be taken in at all. */
  readonly refused: readonly Remark[]
  /** What Sayso has no place for. */
  readonly remarks: readonly Remark[]
}

export async function takeAll(
  to: Importing,
  { found, remarks, lists = [] }: Reading,
  format: string,
  dry_run: boolean,
): Promise<Taken> {
  const refused = remarks.filter(({ unread }) => unread)
  const count = { added: 0, known: 0 }
  if (!dry_run) for (const list of lists) await addList(to, list)
  const progress = new Progress(found.length)
  for (const one of inOrder(found, format)) {
    const outcome = await takeOne(to, one, dry_run)
    if (typeof outcome === 'string') count[outcome] += 1
    else refused.push(outcome)
    progress.step()
  }
  progress.end()
  return { ...count, refused, remarks: remarks.filter(({ unread }) => !unread) }
}

async function takeOne(
  to: Importing,
  { line, task, key }: Keyed,
  dry_run: boolean,
): Promise<'added' | 'known' | Remark> {
  try {
    const checked: ImportedTask = importedTask({ ...task, id: key })
    if (await isKnown(to, checked)) return 'known'
    if (!dry_run) await addTask(to, checked)
    return 'added'
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error
    return { line, text: error.message }
  }
}

export function reportOf({ added, known, refused, remarks }: Taken, dry_run: boolean): string {
  const verb = dry_run ? 'would be taken in' : 'taken in'
  const here = known === 0 ? '' : `, ${known} ${known === 1 ? 'was' : 'were'} here already`
  return [
    `${added} ${added === 1 ? 'task' : 'tasks'} ${verb}${here}.`,
    ...listed('Not understood:', refused),
    ...listed('Sayso has no place for:', remarks),
  ].join('\n')
}

function listed(title: string, remarks: readonly Remark[]): readonly string[] {
  if (remarks.length === 0) return []
  return [title, ...remarks.map(({ line, text }) => `  line ${line}: ${printable(text)}`)]
}
