/** Where in the message some words stand; null when they do not. */
import type { Span } from '../../domain/command.ts'

export function placeOf(words: string, text: string): Span | null {
  const said = words.toLowerCase()
  const lower = text.toLowerCase()
  // letters whose lower case is longer would shift every offset behind them
  const at = lower.length === text.length ? lower.indexOf(said) : text.indexOf(words)
  return said === '' || at < 0 ? null : [at, at + words.length]
}
