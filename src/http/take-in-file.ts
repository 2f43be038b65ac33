/** A whole file of this or another program on its way in; what kind it is, it says itself. */
import type { Moment } from '../domain/calendar.ts'
import { Problem, problem } from '../domain/problem.ts'
import type { Remark } from '../transfer/carried.ts'
import { formatOf, type ReadFormatName, readFormats } from '../transfer/formats.ts'
import { inOrder, type Keyed } from '../transfer/in-order.ts'
import { addList, importedTask } from './take-in.ts'
import { Batch, type Bounded, type Numbered, type TakenIn } from './take-in-lines.ts'

/** It is read as one: a longer one would keep everybody waiting. JSON lines may be of any length. */
const FILE_LIMIT = 512 * 1024
/** More is not read by anybody. */
const REMARKS = 50

export interface File {
  readonly name: string
  readonly text: string
}

export interface TakenFile extends TakenIn {
  readonly format: ReadFormatName
  /** What has no place here, and what could not be read. */
  readonly remarks: readonly Pick<Remark, 'line' | 'text'>[]
}

export async function takeInFile(to: Bounded, { name, text }: File, now: Moment): Promise<TakenFile> {
  const format = formatOf(text, name.toLowerCase())
  if (format === null) throw new Problem('VALIDATION_ERROR', `What kind of file ${name} is cannot be seen.`)
  const { found, remarks, lists = [] } = readFormats[format].read(text, now)
  const refused: Remark[] = []
  const batch = new Batch(to)
  for (const list of lists) await addList(to, list)
  try {
    for (const one of inOrder(found, format)) {
      const task = numbered(one)
      if ('task' in task) await batch.add(task)
      else refused.push(task)
    }
  } finally {
    await batch.flush()
  }
  const told = [...refused, ...remarks, ...batch.remarks].sort((a, b) => a.line - b.line)
  const unread = refused.length + remarks.filter((remark) => remark.unread).length
  return {
    tasks: batch.tasks,
    skipped: unread,
    format,
    remarks: told.slice(0, REMARKS).map(({ line, text: words }) => ({ line, text: words })),
  }
}

/** A task that does not fit is told about; the others come in. */
function numbered({ line, task, key }: Keyed): Numbered | Remark {
  try {
    return { number: line, task: importedTask({ ...task, id: key }) }
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error
    return { line, text: error.message }
  }
}

export async function textOf(name: string, body: ReadableStream<Uint8Array> | null): Promise<File> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let length = 0
  let text = ''
  try {
    for await (const bytes of body ?? []) {
      length += bytes.length
      if (length > FILE_LIMIT) throw problem('BODY_TOO_LARGE', { limit: FILE_LIMIT })
      text += decoder.decode(bytes, { stream: true })
    }
    return { name, text: text + decoder.decode() }
  } catch (error) {
    if (error instanceof Problem) throw error
    throw new Problem(
      'VALIDATION_ERROR',
      `The file ${name} is not UTF-8 text. Save it as UTF-8 and try again.`,
    )
  }
}
