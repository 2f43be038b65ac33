/** Parts of the message to take as plain text: quotations, and spans the sender marked as literal. */
import type { Span } from '../../domain/command.ts'
import type { DateMatch } from '../dates/find-dates.ts'
import type { Repetition } from '../repetition/find-repetitions.ts'

/** A part of the message that is read as one token. */
export interface Block {
  readonly span: Span
  readonly kind: 'protected' | 'date'
  readonly date?: DateMatch
  readonly repeats?: Repetition
  readonly quoted?: string
}

const CLOSING: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ["'", "'"],
  ['`', '`'],
  ['“', '”'],
  ['‘', '’'],
  ['«', '»'],
])
const MAX_QUOTES = 200
const MAX_LENGTH = 600

export function protectedBlocks(text: string, literal: readonly Span[]): Block[] {
  const marked = literal
    .filter(([start, end]) => start >= 0 && start < end && end <= text.length)
    .map((span): Block => ({ span, kind: 'protected' }))
  return withoutOverlap([...marked, ...quotations(text)])
}

/** Keeps what comes first, and of two that start together the one given first. */
export function withoutOverlap(blocks: readonly Block[]): Block[] {
  const kept: Block[] = []
  for (const block of [...blocks].sort((a, b) => a.span[0] - b.span[0])) {
    const last = kept.at(-1)
    if (last === undefined || block.span[0] >= last.span[1]) kept.push(block)
  }
  return kept
}

/** An apostrophe opens a quotation only at the start of a word, and closes it only at the end of one. */
function quotations(text: string): Block[] {
  if (!/["'`“‘«]/u.test(text)) return []
  const found: Block[] = []
  const closers = closersOf(text)
  let at = 0
  while (at < text.length && found.length < MAX_QUOTES) {
    const end = closingOf(text, at, closers)
    if (end !== null) found.push(quotation(text, at, end))
    at = end ?? at + 1
  }
  return found
}

function quotation(text: string, start: number, end: number): Block {
  const closed = CLOSING.get(text.charAt(start)) === text.charAt(end - 1) && end - start > 1
  const block: Block = { span: [start, end], kind: 'protected' }
  return closed ? { ...block, quoted: text.slice(start + 1, end - 1) } : block
}

/** Where each mark could close a quotation, last first: looking for the next one never goes back. */
function closersOf(text: string): ReadonlyMap<string, number[]> {
  const closers = new Map([...CLOSING.values()].map((mark) => [mark, [] as number[]]))
  for (let at = text.length - 1; at > 0; at--) {
    const mark = text.charAt(at)
    const places = closers.get(mark)
    if (places !== undefined && isClosed(text, at, mark)) places.push(at)
  }
  return closers
}

function closingOf(text: string, at: number, closers: ReadonlyMap<string, number[]>): number | null {
  const mark = CLOSING.get(text.charAt(at))
  if (mark === undefined || !isOpen(text, at)) return null
  const places = closers.get(mark) ?? []
  while ((places.at(-1) ?? text.length) <= at) places.pop()
  const place = places.at(-1)
  if (place === undefined && isStray(text, at)) return text.length
  return place === undefined || place - at > MAX_LENGTH ? null : place + 1
}

/** A lone quote before a mark ("'; DROP TABLE …") is no way out of a title: all that follows is plain text. */
function isStray(text: string, at: number): boolean {
  return /[;,)\]}=|]/u.test(text.charAt(at + 1))
}

function isOpen(text: string, at: number): boolean {
  return at === 0 || /[\s(:,\-–—]/u.test(text.charAt(at - 1))
}

function isClosed(text: string, at: number, mark: string): boolean {
  const next = text.charAt(at + 1)
  if (next !== '' && !/[\s.,;:!?)]/u.test(next)) return false
  // "the dogs' bowls" and "rock 'n roll' …": a blank before an apostrophe does not close anything.
  return mark !== "'" || !/\s/u.test(text.charAt(at - 1))
}
