/** "send the friday report", "ask Bob about monday": a day that only names something is none of its task. */
import type { Span } from '../../domain/command.ts'
import { isClock } from '../dates/find-dates.ts'
import type { Token } from '../text/tokens.ts'
import type { Range, Sentence } from './sentence.ts'

/** The sentence itself where no date among those words is such a name. */
export function withNames(sentence: Sentence, [from, to]: Range): Sentence {
  const { tokens } = sentence
  const named = (token: Token, index: number): boolean =>
    index > from && index < to && isName(token, tokens[index - 1])
  if (!tokens.slice(from, to).some((token, index) => named(token, from + index))) return sentence
  return { ...sentence, tokens: tokens.map((token, index) => (named(token, index) ? asWord(token) : token)) }
}

/** "send *the friday report*": a weekday between an owner and what it names. It says which one, so it stays in the title. */
export function namingDays({ tokens, text }: Sentence, [from, to]: Range): readonly Token[] {
  // "ask if the friday train runs on monday": both are of the question
  if (tokens.slice(from, to).some(({ norm }) => norm === 'if' || norm === 'whether')) return []
  return tokens.slice(from, to - 1).filter(({ date, start, end }, at) => {
    const next = tokens[from + at + 1]
    if (!date?.rule.startsWith('weekday/') || next?.kind !== 'word' || NO_NOUNS.has(next.norm)) return false
    const before = tokens[from + at - 1]?.norm ?? ''
    const owned = OWNERS.has(before) || before.endsWith("'s")
    return (owned || FOR_THE.test(text.slice(start, end))) && text.slice(end, next.start) === ' '
  })
}

/** What only leads to it where a title begins with it: "a reminder *for* the monday meeting". */
export function leadOf({ text }: Sentence, { start, end }: Token): Span {
  return [start, FOR_THE.test(text.slice(start, end)) ? text.indexOf(' ', start) + 1 : start]
}

const NO_NOUNS = new Set(
  'or and but to of because while with i we you he she they it is are was after before at on in by for from until if when'.split(
    ' ',
  ),
)
const FOR_THE = /^(?:for|about|of) (?:the|my|our|his|her|their|your) /iu
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
