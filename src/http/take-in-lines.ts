/** The lines of an export on their way in, as they arrive. What came before a line that does not fit stays. */
import { z } from 'zod'
import { problem } from '../domain/problem.ts'
import { ListName } from '../domain/task-fields.ts'
import { checked } from './checked.ts'
import { importedTask } from './take-in.ts'
import {
  atLine,
  Batch,
  type Bounded,
  type Numbered,
  type NumberedList,
  type TakenIn,
} from './take-in-batch.ts'

const Line = z.looseObject({ type: z.string().max(40) })
const ListLine = z.looseObject({ name: ListName })

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
