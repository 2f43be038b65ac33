/** The roles of words in the lexicon; a phrase gives its roles to each of its words. */
import { lemmaOf } from './lemma.ts'
import { lexicon } from './lexicon.ts'

const LONGEST = 4
const none: readonly string[] = []

interface Word {
  readonly kind: string
  readonly norm: string
}

type Roles = Map<string, string[]>

/** By the phrase as it is written, and for single words by what they are a form of. */
const { phrases, lemmas } = read(lexicon)

function read(text: string): { readonly phrases: Roles; readonly lemmas: Roles } {
  const [phrases, lemmas]: [Roles, Roles] = [new Map(), new Map()]
  for (const line of text.trim().split('\n')) {
    const at = line.indexOf(': ')
    const role = line.slice(0, at)
    for (const phrase of line.slice(at + 2).split('|')) {
      put(phrases, phrase, role)
      if (!phrase.includes(' ')) put(lemmas, lemmaOf(phrase), role)
    }
  }
  return { phrases, lemmas }
}

function put(roles: Roles, phrase: string, role: string): void {
  const known = roles.get(phrase)
  if (!known) roles.set(phrase, [role])
  else if (!known.includes(role)) known.push(role)
}

export function rolesOf(tokens: readonly Word[]): readonly (readonly string[])[] {
  const found: string[][] = tokens.map(() => [])
  for (let at = 0; at < tokens.length; at++) giveRoles(found, at, tokens)
  return found
}

/** By all phrases that begin at this word. */
function giveRoles(found: readonly string[][], at: number, tokens: readonly Word[]): void {
  let phrase = ''
  for (let length = 1; length <= LONGEST; length++) {
    const token = tokens[at + length - 1]
    if (token === undefined || token.kind === 'line' || token.kind === 'quote') return
    phrase = length === 1 ? token.norm : `${phrase} ${token.norm}`
    for (const role of lookUp(phrase, length)) addToEach(found, at, at + length, role)
  }
}

function addToEach(found: readonly string[][], from: number, to: number, role: string): void {
  for (let at = from; at < to; at++) {
    const roles = found[at]
    if (roles && !roles.includes(role)) roles.push(role)
  }
}

function lookUp(phrase: string, length: number): readonly string[] {
  return phrases.get(phrase) ?? (length === 1 ? lemmas.get(lemmaOf(phrase)) : undefined) ?? none
}
