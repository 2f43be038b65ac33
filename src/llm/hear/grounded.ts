/**
 * Does the message itself carry what the model made of it? Text that came from elsewhere (an old title, a wish of
 * the model's own) becomes no task, dates none, points at none and takes nothing back: then it is asked about.
 */
import type { Command } from '../../domain/command.ts'
import type { ReadingContext } from '../../understand/understand.ts'
import type { HeardCommand } from './heard.ts'
import { wordsIn } from './place.ts'
import { isPointedAt } from './pointed.ts'
import { saidWhen } from './when.ts'

const TAKES_BACK =
  /\b(?:undo|undone|revert|reverse|back|oops|whoops|mistake|wrong|oh no|never ?mind|restore|didn.?t mean)\b/iu
const COUNTS =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|both|twice|couple|few|all|everything)\b/iu

export interface Hearing {
  readonly commands: readonly Command[]
  readonly heard: readonly HeardCommand[]
  readonly text: string
  readonly context: ReadingContext
}

export function isGrounded({ commands, heard, text, context }: Hearing): boolean {
  const all = commands.every((command, index) => isSaid(command, heard[index] as HeardCommand, text, context))
  const undone = commands.reduce((sum, one) => sum + (one.intent === 'UNDO' ? (one.params.count ?? 1) : 0), 0)
  return all && (undone === 0 || TAKES_BACK.test(text)) && (undone < 2 || COUNTS.test(text))
}

function isSaid(command: Command, heard: HeardCommand, text: string, context: ReadingContext): boolean {
  if (heard.due !== null && !isDated(command, heard.due, text, context)) return false
  if (heard.intent !== 'GET_TASK' && heard.reference && !isPointedAt(heard.reference, text)) return false
  const known = new Set(
    [...(context.lists ?? []), ...(context.labels ?? [])].map((name) => name.toLowerCase()),
  )
  const names = [heard.list, heard.name, heard.filter?.list ?? null, ...(heard.labels ?? [])]
  const unknown = names.filter((name) => name !== null && !known.has(name.toLowerCase()))
  const content = [
    heard.title,
    heard.append,
    heard.description,
    heard.shift,
    ...(heard.split ?? []),
    ...unknown,
  ]
  return content.every((words) => words === null || isMostlyFrom(words, text))
}

/** Said in the message and, where a task is to be moved, a date indeed. A new task keeps such words in its title. */
function isDated({ intent, params }: Command, due: string, text: string, context: ReadingContext): boolean {
  return saidWhen(due, text, context) !== null && (intent !== 'UPDATE_TASK' || 'due_date' in params)
}

/** Corrected typos and changed forms are welcome, so half of the words are enough. */
function isMostlyFrom(words: string, text: string): boolean {
  const said = new Set(wordsIn(text))
  const used = wordsIn(words)
  return used.filter((word) => said.has(word)).length * 2 >= used.length
}
