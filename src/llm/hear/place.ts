/** Words in a message, and where in it some of them stand. */
import type { Span } from '../../domain/command.ts'

/** null: they do not. */
export function placeOf(words: string, text: string): Span | null {
  const said = words.toLowerCase()
  const lower = text.toLowerCase()
  // letters whose lower case is longer would shift every offset behind them
  const at = lower.length === text.length ? lower.indexOf(said) : text.indexOf(words)
  return said === '' || at < 0 ? null : [at, at + words.length]
}

/** A picture is a word, too. */
export function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+|\p{Extended_Pictographic}/gu) ?? []
}
