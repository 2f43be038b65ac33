/**
 * Does the message itself carry what the model made of it? Text that came from elsewhere (an old title, a wish of
 * the model's own) may point at a task, but not become one, date one, or stand for all of them: then it is asked about.
 */
import type { Command } from '../../domain/command.ts'
import type { ReadingContext } from '../../understand/understand.ts'
import type { HeardCommand } from './heard.ts'
import { saidWhen } from './when.ts'

const EVERYTHING =
  /\b(?:all|every|everything|both|each|any|whole|entire|completed|done|finished|overdue|rest|tasks|todos|items|list)\b/iu

export function isGrounded(
  command: Command,
  heard: HeardCommand,
  text: string,
  context: ReadingContext,
): boolean {
  if (heard.due !== null && !isDated(command, heard.due, text, context)) return false
  if (standsForAll(command) && !EVERYTHING.test(text)) return false
  const content = [heard.title, heard.append, heard.description, ...(heard.split ?? [])]
  return content.every((words) => words === null || isMostlyFrom(words, text))
}

/** Said in the message and, where a task is to be moved, a date indeed. A new task keeps such words in its title. */
function isDated({ intent, params }: Command, due: string, text: string, context: ReadingContext): boolean {
  return saidWhen(due, text, context) !== null && (intent !== 'UPDATE_TASK' || 'due_date' in params)
}

function standsForAll({ params }: Command): boolean {
  return 'reference' in params && params.reference !== undefined && 'all' in params.reference
}

/** Corrected typos and changed forms are welcome, so half of the words are enough. */
function isMostlyFrom(words: string, text: string): boolean {
  const said = new Set(wordsIn(text))
  const used = wordsIn(words)
  return used.filter((word) => said.has(word)).length * 2 >= used.length
}

function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
