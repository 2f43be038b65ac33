/** "send the friday report", "ask Bob about monday": a day that only names something is none of its task. */
import type { Token } from '../text/tokens.ts'
import { isClock } from './due.ts'
import type { Range, Sentence } from './sentence.ts'

/** The sentence itself where no date among those words is such a name. */
export function withNames(sentence: Sentence, [from, to]: Range): Sentence {
  const { tokens } = sentence
  const named = (token: Token, index: number): boolean =>
    index > from && index < to && isName(token, tokens[index - 1])
  if (!tokens.slice(from, to).some((token, index) => named(token, from + index))) return sentence
  return { ...sentence, tokens: tokens.map((token, index) => (named(token, index) ? asWord(token) : token)) }
}

const OWNERS = new Set('the a an my our your his her their'.split(' '))
const TOPICS = new Set('about regarding if whether that'.split(' '))

function isName({ date }: Token, before: Token | undefined): boolean {
  if (date === undefined || 'recurring' in date) return false
  // "about 5pm" is a time
  return OWNERS.has(before?.norm ?? '') || (TOPICS.has(before?.norm ?? '') && !isClock(date))
}

function asWord({ start, end, sets }: Token): Token {
  return { norm: '<protected>', start, end, kind: 'protected', sets }
}
