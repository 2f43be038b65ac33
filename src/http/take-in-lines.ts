/**
 * The lines of a file on their way in, some at a time in one transaction: a commit for each would take most of the time,
 * one for all would keep everybody else waiting. What came before a line that does not fit stays.
 */
import { z } from 'zod'
import { Problem, problem } from '../domain/problem.ts'
import { ListName } from '../domain/task-fields.ts'
import type { Remark } from '../transfer/carried.ts'
import { checked } from './checked.ts'
import { comeAgain } from './come-again.ts'
import { addList, addTask, type ImportedTask, type Importing, importedTask } from './take-in.ts'

const AT_ONCE = 8

const Line = z.looseObject({ type: z.string().max(40) })
const ListLine = z.looseObject({ name: ListName })

export interface Numbered {
  readonly number: number
  readonly task: ImportedTask
}

/** A list, which may be empty. */
interface NumberedList {
  readonly number: number
  readonly list: string
}

export interface TakenIn {
  readonly tasks: number
  /** Lines about something else. */
  readonly skipped: number
}

/** A file may be longer than there is room for. */
export interface Bounded extends Importing {
  /** Throws where there is none. */
  room(): void
}

export async function takeInLines(to: Bounded, lines: AsyncIterable<string>): Promise<TakenIn> {
  const batch = new Batch(to)
  let number = 0
  try {
    for await (const text of lines) {
      number += 1
      if (text.trim() !== '') await batch.add(parsedLine(text, number))
    }
  } finally {
    await batch.flush()
  }
  const { tasks, skipped } = batch
  return { tasks, skipped }
}

export class Batch implements TakenIn {
  readonly #to: Bounded
  #waiting = new Map<string, Numbered>()
  tasks = 0
  skipped = 0
  /** What is here already, and other in the file. */
  readonly remarks: Remark[] = []

  constructor(to: Bounded) {
    this.#to = to
  }

  async add(line: Numbered | NumberedList | null): Promise<void> {
    if (line === null) {
      this.skipped += 1
      return
    }
    if ('list' in line) {
      await addList(this.#to, line.list)
      return
    }
    // What a file has twice is looked for after the first was taken in.
    if (this.#waiting.size === AT_ONCE || this.#waiting.has(line.task.id)) await this.flush()
    this.#waiting.set(line.task.id, line)
  }

  async flush(): Promise<void> {
    const some = [...this.#waiting.values()]
    this.#waiting = new Map()
    this.#to.room()
    this.remarks.push(...(await takeIn(this.#to, some)))
    this.tasks += some.length
  }
}

/** null: it is about something else. */
function parsedLine(text: string, number: number): Numbered | NumberedList | null {
  try {
    const line = checked(Line, parsed(text))
    if (line.type === 'list') return { number, list: checked(ListLine, line).name }
    return line.type === 'task' ? { number, task: importedTask(line) } : null
  } catch (error) {
    throw atLine(number, error)
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw problem('MALFORMED_BODY')
  }
}

/** The first that cannot be taken in ends it; those before it are committed. */
async function takeIn(to: Importing, some: readonly Numbered[]): Promise<readonly Remark[]> {
  const news: Numbered[] = []
  const remarks: Remark[] = []
  for (const one of some) {
    const again = await comeAgain(to, one.task)
    if (again === null) news.push(one)
    else if (again.differs !== null) remarks.push({ line: one.number, text: again.differs })
  }
  if (news.length === 0) return remarks
  const refused = await to.ports.store.together(async (store) => {
    const inside = { ...to, ports: { ...to.ports, store } }
    for (const { number, task } of news) {
      const error = await addTask(inside, task).then(
        () => null,
        (reason: unknown) => atLine(number, reason),
      )
      if (error !== null) return error
    }
    return null
  })
  if (refused !== null) throw refused
  return remarks
}

/** Thrown as it is, if it is no fault of the line. */
function atLine(number: number, error: unknown): Problem {
  if (!(error instanceof Problem) || error.status >= 500 || error.code === 'ACCOUNT_CLOSED') throw error
  return problem('VALIDATION_ERROR', { reason: `Line ${number}: ${error.message}` })
}
