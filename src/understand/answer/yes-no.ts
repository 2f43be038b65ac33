/** Is a stretch of words a yes or a no? Two negations make a yes ("that is not wrong"). */
import {
  fillers,
  negatives,
  negators,
  noPhrases,
  praise,
  refusalFillers,
  strongYes,
  yesPhrases,
} from './lexicon.ts'

export interface Verdict {
  readonly kind: 'yes' | 'no'
  /** Clear enough to act on; otherwise it only leans that way. */
  readonly clear: boolean
}

/** `allowed` are further words that may be said along, such as those of the task asked about. */
export function verdict(said: readonly string[], allowed: ReadonlySet<string>): Verdict | null {
  if (said.length === 0 || said.length > 30) return null
  const phrase = ` ${said.join(' ')} `
  const yes = yesPhrases.filter((one) => phrase.includes(` ${one} `))
  // "I'm fine" declines, "I'm fine with that" does not
  const no = noPhrases.filter((one) => phrase.includes(` ${one} `) && !yes.some((all) => all.startsWith(one)))
  const along = new Set([...allowed, ...[...yes, ...no].flatMap((one) => one.split(' '))])
  const plain = (word: string): boolean => isPlain(word) || along.has(word)
  const rest = without(said, yes)
  if (no.length > 0 || isRefusal(rest)) {
    return said.every((word) => plain(word) || refusalFillers.has(word)) ? refusal(said) : null
  }
  return said.every(plain) ? consent(said, yes.length > 0) : null
}

/** "no doubt" is a yes: its words do not count as a refusal. */
function without(said: readonly string[], phrases: readonly string[]): readonly string[] {
  const inPhrase = new Set(phrases.flatMap((one) => one.split(' ')))
  return phrases.length === 0 ? said : said.filter((word) => !inPhrase.has(word))
}

function consent(said: readonly string[], yesPhrase: boolean): Verdict | null {
  if (yesPhrase || said.some((word) => strongYes.has(word))) return { kind: 'yes', clear: true }
  const thanks = said.some((word) => word === 'thanks' || word === 'thank')
  return !thanks && said.some((word) => praise.has(word)) ? { kind: 'yes', clear: false } : null
}

/** Which way a message leans that says more than yes or no. */
export function lean(said: readonly string[]): 'yes' | 'no' | null {
  const start = said.slice(0, 15)
  if (isRefusal(start)) return isDoubleNegation(start) ? 'yes' : 'no'
  return start.some((word) => strongYes.has(word)) ? 'yes' : null
}

function isRefusal(said: readonly string[]): boolean {
  return said.some((word) => negators.has(word) || negatives.has(word))
}

function refusal(said: readonly string[]): Verdict {
  return isDoubleNegation(said) ? { kind: 'yes', clear: false } : { kind: 'no', clear: true }
}

function isPlain(word: string): boolean {
  return (
    fillers.has(word) || strongYes.has(word) || praise.has(word) || negators.has(word) || negatives.has(word)
  )
}

function isDoubleNegation(said: readonly string[]): boolean {
  const not = said.indexOf('not')
  if (not < 0 || said[0] === 'no' || said[0] === 'nope') return false
  return said.slice(not + 1, not + 4).some((word) => negatives.has(word))
}
