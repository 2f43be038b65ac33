/** All tasks of one file, one after the other, and the report of how it went. */
import { Problem } from '../domain/problem.ts'
import { type Again, comeAgain } from '../http/come-again.ts'
import { addList, addTask, type ImportedTask, type Importing, importedTask } from '../http/take-in.ts'
import type { Reading, Remark } from '../transfer/carried.ts'
import { inOrder, type Keyed } from '../transfer/in-order.ts'
import { printable } from './output.ts'
import { Progress } from './progress.ts'

export interface Taken {
  readonly added: number
  /** On the list already, or taken in before. */
  readonly known: number
  /** Of those, done in the file since. */
  readonly ticked: number
  /** Of those, other in the file. */
  readonly others: readonly Remark[]
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
  const count = new Count(remarks.filter(({ unread }) => unread))
  if (!dry_run) for (const list of lists) await addList(to, list)
  const progress = new Progress(found.length)
  for (const one of inOrder(found, format)) {
    count.add(one.line, await takeOne(to, one, dry_run))
    progress.step()
  }
  progress.end()
  const { added, known, ticked, refused, others } = count
  return { added, known, ticked, refused, others, remarks: remarks.filter(({ unread }) => !unread) }
}

/** What came of each task so far. */
class Count {
  added = 0
  known = 0
  ticked = 0
  readonly others: Remark[] = []
  readonly refused: Remark[]

  constructor(refused: Remark[]) {
    this.refused = refused
  }

  add(line: number, outcome: 'added' | Again | Remark): void {
    if (outcome === 'added') this.added += 1
    else if ('ticked' in outcome) this.#again(line, outcome)
    else this.refused.push(outcome)
  }

  #again(line: number, { ticked, differs }: Again): void {
    this.known += 1
    if (ticked) this.ticked += 1
    if (differs !== null) this.others.push({ line, text: differs })
  }
}

async function takeOne(
  to: Importing,
  { line, task, key }: Keyed,
  dry_run: boolean,
): Promise<'added' | Again | Remark> {
  try {
    const checked: ImportedTask = importedTask({ ...task, id: key })
    const again = await comeAgain(to, checked, dry_run)
    if (again !== null) return again
    if (!dry_run) await addTask(to, checked)
    return 'added'
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error
    return { line, text: error.message }
  }
}

export function reportOf(
  { added, known, ticked, refused, others, remarks }: Taken,
  dry_run: boolean,
): string {
  const verb = dry_run ? 'would be taken in' : 'taken in'
  const here = known === 0 ? '' : `, ${known} ${known === 1 ? 'was' : 'were'} here already`
  return [
    `${added} ${added === 1 ? 'task' : 'tasks'} ${verb}${here}.`,
    ...(ticked === 0 ? [] : [`${ticked} of them ${dry_run ? 'would be' : 'now'} done, as in the file.`]),
    ...listed('Not understood:', refused),
    ...listed('Other in the file:', others),
    ...listed('Sayso has no place for:', remarks),
  ].join('\n')
}

function listed(title: string, remarks: readonly Remark[]): readonly string[] {
  if (remarks.length === 0) return []
  return [title, ...remarks.map(({ line, text }) => `  line ${line}: ${printable(text)}`)]
}
