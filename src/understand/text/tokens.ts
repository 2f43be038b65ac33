/**
 * A message as words. Matching works on `norm`; spans always point into the text as it was sent.
 * Protected parts (quotes, literal spans) and found dates are one token each, so no rule looks inside them.
 */
import type { Span } from '../../domain/command.ts'
import type { DateMatch } from '../dates/find-dates.ts'
import type { TokenKind } from '../frame/node.ts'
import { setsOf, setsOfAll, type WordSets } from '../frame/word-sets.ts'
import type { Block } from '../words/protect.ts'
import { corrected } from '../words/typos.ts'
import { contractions } from './contractions.ts'
import { eachMatch } from './each-match.ts'

export interface Token {
  /** Lower case, straight quotes, contractions spelled out; never equal to a word for kinds other than `word`. */
  readonly norm: string
  readonly start: number
  readonly end: number
  readonly kind: 'word' | 'protected' | 'date'
  readonly date?: DateMatch
  /** The first word of a date ("to" in "to friday at 5"); "from-to" for a range. */
  readonly lead?: string
  /** Inner text of a quotation. */
  readonly quoted?: string
  /** The sets of words that frames ask for and `norm` is in. */
  readonly sets: WordSets
}

const WORD = /[^\s,;:!?()"“”]+/gu
const EDGE_MARKS = new Set([..."'‘’`.-–—…*<>[]{}~|=•_\\→"])

/** Sounds between words, as dictation writes them down: no words of any sentence. */
const HESITATIONS: ReadonlySet<string> = new Set(['um', 'umm', 'uh', 'uhh', 'uhm', 'erm', 'hmm', 'hm'])

/** `blocks` must be in order and must not overlap. */
export function tokenise(text: string, blocks: readonly Block[]): Token[] {
  const tokens = withSounds(text, blocks).filter(
    ({ kind, norm }) => kind !== 'word' || !HESITATIONS.has(norm),
  )
  let before = ''
  return tokens.map((token) => {
    const toDo = before === 'to' && (token.norm === 'do' || token.norm === 'dos')
    // a date or "please" may stand between any two words of a frame
    if (token.kind !== 'date' && token.norm !== 'please') before = token.norm
    return toDo ? { ...token, sets: setsOfAll([token.norm, '<to do>']) } : token
  })
}

/** Sounds and all: "uh huh" is an answer. */
export function withSounds(text: string, blocks: readonly Block[]): Token[] {
  const tokens: Token[] = []
  let from = 0
  for (const block of blocks) {
    pushWords(tokens, text, from, block.span[0])
    tokens.push(blockToken(text, block))
    from = block.span[1]
  }
  pushWords(tokens, text, from, text.length)
  return tokens
}

/** What stands between two tokens besides blanks: the punctuation. */
export function marksAfter(text: string, tokens: readonly Token[], index: number): string {
  const token = tokens[index]
  if (token === undefined) return ''
  const next = tokens[index + 1]
  return text.slice(token.end, next === undefined ? text.length : next.start).trim()
}

function blockToken(text: string, { span, kind, date, quoted }: Block): Token {
  const [start, end] = span
  const lead = date === undefined ? {} : { date, lead: leadOf(text, span) }
  return {
    norm: `<${kind}>`,
    start,
    end,
    kind,
    ...lead,
    ...(quoted === undefined ? {} : { quoted }),
    sets: setsOfAll(kindsOf(date, lead.lead).map((one) => `<${one}>`)),
  }
}

function leadOf(text: string, [start, end]: Span): string {
  const said = text.slice(start, end).toLowerCase()
  const [first = ''] = said.split(' ', 1)
  // "due tomorrow to friday": in an order to move, what was due then goes there
  return first !== 'to' && said.includes(' to ') ? 'from-to' : first
}

const TOWARDS = new Set(['to', 'until', 'till', 'from-to'])

/** What a date or a quotation is in a frame. */
function kindsOf(date: DateMatch | undefined, lead = ''): TokenKind[] {
  if (date === undefined) return ['quoted']
  if ('recurring' in date) return ['date']
  const kinds: TokenKind[] = ['date', 'due_date' in date ? 'due' : 'period']
  if (TOWARDS.has(lead)) kinds.push('todate')
  if (lead === 'due' || lead === 'is') kinds.push('duedate')
  if (date.rule === 'offset/later') kinds.push('later')
  return kinds
}

function pushWords(tokens: Token[], text: string, from: number, to: number): void {
  const part = text.slice(from, to)
  eachMatch(WORD, part, ({ 0: raw, index }) => {
    const [start, end] = withoutEdgeMarks(part, index, index + raw.length)
    if (start < end) pushWord(tokens, part.slice(start, end), from + start)
  })
}

function withoutEdgeMarks(text: string, from: number, to: number): Span {
  let [start, end] = [from, to]
  while (start < end && EDGE_MARKS.has(text.charAt(start))) start++
  while (end > start && EDGE_MARKS.has(text.charAt(end - 1))) end--
  return [start, end]
}

function pushWord(tokens: Token[], raw: string, start: number): void {
  const norm = raw.toLowerCase().replaceAll('’', "'").replaceAll('‘', "'")
  const end = start + raw.length
  const parts = contractions.get(norm)
  if (parts === undefined) {
    tokens.push(word(corrected(norm), start, end))
    return
  }
  parts.forEach((part, index) => {
    const cut = Math.min(start + parts.slice(0, index).join('').length, end)
    const last = index === parts.length - 1
    tokens.push(word(part, cut, last ? end : Math.min(cut + part.length, end)))
  })
}

function word(norm: string, start: number, end: number): Token {
  return { norm, start, end, kind: 'word', sets: setsOf(norm) }
}
