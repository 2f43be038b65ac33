/** Are done tasks asked for, or open ones? */
import { norms, type Range, type Sentence } from './sentence.ts'

const DONE = new Set('completed done finished complete closed checked finish accomplished'.split(' '))
const OPEN = new Set(
  'pending open left remaining outstanding unfinished incomplete undone unchecked still'.split(' '),
)

export function statusIn(sentence: Sentence, range: Range): 'pending' | 'completed' | null {
  const words = norms(sentence, range)
  const said = plainly(sentence, range)
  if (words.some((word) => OPEN.has(word)) || negatedDone(words) || TO_DO.test(said)) return 'pending'
  return words.some((word) => DONE.has(word)) || I_DID.test(said) ? 'completed' : null
}

/** "what needs to be done today", "what must I finish": still to be done. */
const TO_DO =
  /\b(?<!managed? |able |set |marked |changed )(?:to|must|should)(?: (?:i|we))?(?: (?:be|get|have))?(?: [a-z]{1,12})? (?:done|completed|finished|finish|complete)\b/iu

/** Without the words that are looked for. */
function plainly({ tokens }: Sentence, [from, to]: Range): string {
  const said = tokens.slice(from, to)
  const named = said.findIndex(({ kind, norm }) => kind === 'protected' || CALLED.has(norm))
  return (named < 0 ? said : said.slice(0, named)).map(({ norm }) => norm).join(' ')
}

const CALLED = new Set(['called', 'named', 'titled', 'about', 'containing', 'matching', 'saying'])
const I_DID = /\b(?:i|we) did\b(?! not)|\bdid (?:i|we) (?:do|accomplish)\b/iu

function negatedDone(words: readonly string[]): boolean {
  return words.some(
    (word, index) => word === 'not' && words.slice(index + 1, index + 3).some((next) => DONE.has(next)),
  )
}
