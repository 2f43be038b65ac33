/** Parts of a text that is being edited: they move with the words around them, and go when they are touched. */
import type { Span } from '../../src/domain/command.ts'

export function moved(spans: readonly Span[], before: string, after: string): readonly Span[] {
  if (spans.length === 0) return spans
  const start = sameUpTo(before, after)
  const room = Math.min(before.length, after.length) - start
  const end = before.length - sameFromEnd(before, after, room)
  const by = after.length - before.length
  return spans.flatMap(([from, to]): readonly Span[] => {
    if (to <= start) return [[from, to]]
    return from >= end ? [[from + by, to + by]] : []
  })
}

/** The text in pieces, those inside a span marked. Spans that overlap an earlier one are left out. */
export function pieces<T extends { readonly span: Span | null }>(
  text: string,
  parts: readonly T[],
): readonly { readonly at: number; readonly text: string; readonly part: T | null }[] {
  const found: { at: number; text: string; part: T | null }[] = []
  let at = 0
  for (const part of [...parts].sort((a, b) => (a.span?.[0] ?? 0) - (b.span?.[0] ?? 0))) {
    if (part.span === null || part.span[0] < at) continue
    const [from, to] = part.span
    found.push({ at, text: text.slice(at, from), part: null }, { at: from, text: text.slice(from, to), part })
    at = to
  }
  return [...found, { at, text: text.slice(at), part: null }]
}

function sameUpTo(before: string, after: string): number {
  let at = 0
  while (at < before.length && at < after.length && before[at] === after[at]) at += 1
  return at
}

function sameFromEnd(before: string, after: string, room: number): number {
  let count = 0
  while (count < room && before.at(-1 - count) === after.at(-1 - count)) count += 1
  return count
}
