/** A command, and where in the message it was said. */
import type { Command, Span } from '../../domain/command.ts'
import { type Piece, spanOf, type Tagged } from './tagged.ts'

export interface Placed {
  readonly at: number
  readonly command: Command
}

export type Spans = Record<string, Span>

export function referenceSpan({ from, to }: Piece, { tokens }: Tagged): Spans {
  return { reference: spanOf(tokens, from, to) }
}
