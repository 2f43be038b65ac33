/** A message as its features are made of: each token, its sentence, the nearest deeds, the message as a whole. */
import { english } from '../english/english.ts'
import { rolesOf } from '../english/roles.ts'
import type { Matches } from '../words/matches.ts'
import type { Token } from '../words/tokens.ts'
import { AFTER, BEFORE, hashOf, mix } from './hash.ts'
import { formOf, matchOf, namingRoles, shapeOf } from './looks.ts'
import type { Seen } from './seen.ts'
import { clausesIn, type Stretch, sentencesIn } from './sentences.ts'

export interface View {
  readonly size: number
  readonly stretches: readonly Stretch[]
  readonly clauses: readonly Stretch[]
  /** What each token is taken for: a word, a title's word, a date … */
  readonly form: readonly number[]
  readonly roles: readonly (readonly number[])[]
  readonly match: readonly number[]
  readonly shape: readonly number[]
  readonly sentence: readonly Sentence[]
  readonly clause: readonly Sentence[]
  readonly acts: readonly Acts[]
  readonly message: readonly number[]
}

/** Of the sentence or the clause a token stands in: how it begins and ends, and what it holds. */
interface Sentence {
  readonly first: number
  readonly second: number
  readonly last: number
  readonly end: number
  readonly holds: number
  /** How many words nothing accounts for, beside how many the list does. */
  readonly strange: number
}

type Acts = readonly [left: number, right: number]
type Roles = readonly (readonly number[])[]

export const none: readonly number[] = []

export function viewOf(seen: Seen): View {
  const { tokens, matches } = seen
  const stretches = sentencesIn(tokens)
  const clauses = clausesIn(tokens, stretches)
  const form = tokens.map((_, at) => hashOf(formOf(at, seen)))
  const roles = (seen.roles ?? rolesOf(tokens)).map((here, at) =>
    [...here, ...namingRoles(at, seen.names)].map(hashOf),
  )
  return {
    size: tokens.length,
    stretches,
    clauses,
    form,
    roles,
    match: tokens.map((_, at) => hashOf(matchOf(matches.of[at] ?? none, seen))),
    shape: tokens.map((token) => hashOf(shapeOf(token))),
    sentence: sentenceOfEach(tokens, form, matches, roles, stretches),
    clause: sentenceOfEach(tokens, form, matches, roles, clauses),
    acts: nearestActs(tokens, roles),
    message: messageOf(seen, form),
  }
}

function sentenceOfEach(
  tokens: readonly Token[],
  form: readonly number[],
  matches: Matches,
  roles: Roles,
  stretches: readonly Stretch[],
): readonly Sentence[] {
  const each: Sentence[] = []
  for (const stretch of stretches) {
    const its = sentenceOf(tokens, form, matches, roles, stretch)
    for (let at = stretch[0]; at < stretch[1]; at++) each.push(its)
  }
  return each
}

const SENTENCE_END = new Set(['.', '?', '!', '\n'])

function sentenceOf(
  tokens: readonly Token[],
  form: readonly number[],
  matches: Matches,
  roles: Roles,
  [from, end]: Stretch,
): Sentence {
  const closed = endsSentence(tokens[end - 1])
  const to = closed ? end - 1 : end
  return {
    first: form[from] ?? AFTER,
    second: (from + 1 < to ? form[from + 1] : undefined) ?? AFTER,
    last: form[to - 1] ?? BEFORE,
    end: (closed ? form[end - 1] : undefined) ?? AFTER,
    ...contentsOf(tokens, matches, roles, from, to),
  }
}

function contentsOf(
  tokens: readonly Token[],
  matches: Matches,
  roles: Roles,
  from: number,
  to: number,
): Pick<Sentence, 'holds' | 'strange'> {
  let [titles, dates, strange] = [0, 0, 0]
  for (let at = from; at < to; at++) {
    if (tokens[at]?.kind === 'date') dates++
    if ((matches.of[at] ?? none).length > 0) titles++
    else if (isStrange(tokens[at], roles[at] ?? none)) strange++
  }
  return {
    holds: Math.min(2, titles) * 2 + Math.min(1, dates),
    strange: Math.min(3, strange) * 4 + Math.min(3, titles),
  }
}

function endsSentence(token: Token | undefined): boolean {
  return SENTENCE_END.has(token?.norm ?? '')
}

/** Neither a word of the list, nor one that the lexicon or the grammar accounts for. */
function isStrange(token: Token | undefined, roles: readonly number[]): boolean {
  if (!token || (token.kind !== 'word' && token.kind !== 'code' && token.kind !== 'quote')) return false
  return roles.length === 0 && !english.empty.has(token.stem)
}

const actRoles: ReadonlySet<number> = new Set(english.actRoles.map(hashOf))

/** The nearest word with a role of its own on either side: what a far verb does to this word. */
function nearestActs(tokens: readonly Token[], roles: Roles): readonly Acts[] {
  const acts = roles.map((here) => here.find((role) => actRoles.has(role)))
  const left: number[] = []
  let last = BEFORE
  for (const [at, token] of tokens.entries()) {
    left.push(last)
    last = endsSentence(token) ? BEFORE : (acts[at] ?? last)
  }
  const both: Acts[] = left.map((act) => [act, AFTER])
  let next = AFTER
  for (let at = tokens.length - 1; at >= 0; at--) {
    both[at] = [left[at] ?? BEFORE, next]
    next = endsSentence(tokens[at]) ? AFTER : (acts[at] ?? next)
  }
  return both
}

/** The same for every word: how the message begins and ends, what was asked or done before it. */
function messageOf({ tokens, matches, mood }: Seen, form: readonly number[]): readonly number[] {
  const hits = matches.said.filter((share) => share > 0).length
  const best = Math.max(0, ...matches.said)
  const before = hashOf(mood.intents[0] ?? '-')
  const asks = tokens.some(({ norm }) => norm === '?') ? 1 : 0
  const lines = tokens.some(({ kind }) => kind === 'line') ? 1 : 0
  return [
    mix(1, hashOf(mood.asked ?? '-'), before),
    mix(2, before, Math.min(4, tokens.length >> 1)),
    mix(3, form[0] ?? AFTER, Math.min(1, hits)),
    mix(4, form.at(-1) ?? AFTER, Math.min(1, hits)),
    mix(5, Math.min(3, hits), Math.round(best * 3), Math.min(5, tokens.length >> 2)),
    mix(6, asks, lines),
    mix(7, mood.shown.length > 0 ? 1 : 0, mood.focus === null ? 0 : 1, Math.min(4, tokens.length >> 1)),
  ]
}
