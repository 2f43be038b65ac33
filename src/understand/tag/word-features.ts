/** The features of a word: itself, its neighbours, its sentence, the message, and what the sentence seems to be about. */
import { AFTER, BEFORE, mix } from './hash.ts'
import type { Guess } from './kinds.ts'
import type { Numbers } from './numbers.ts'
import { none, type View } from './view.ts'

/** What the sentence or the clause of a word was guessed to be about, and those beside it. */
export interface Guessed {
  readonly here: readonly number[]
  readonly before: number
  readonly after: number
}

export function guessedAt(guesses: readonly Guess[], index: number): Guessed {
  const beside = (at: number) => guessFeatures(guesses[at])[0] ?? 0
  return { here: guessFeatures(guesses[index]), before: beside(index - 1), after: beside(index + 1) }
}

/** The likeliest kind and how likely, the two likeliest, and any that is likely at all. */
function guessFeatures(guess: Guess | undefined): readonly number[] {
  if (guess === undefined) return [0]
  const first = likeliest(guess, -1)
  const second = likeliest(guess, first)
  const sure = Math.floor((guess[first] as number) * 5)
  return [mix(1, first, sure), mix(2, first, second), mix(3, first)]
}

function likeliest(guess: Guess, but: number): number {
  let best = but === 0 ? 1 : 0
  for (let kind = best + 1; kind < guess.length; kind++)
    if (kind !== but && (guess[kind] as number) > (guess[best] as number)) best = kind
  return best
}

/** The order is part of what was learned: weights are added up in it. */
export function putWord(found: Numbers, at: number, view: View, sentence: Guessed, clause: Guessed): void {
  const match = view.match[at] ?? 0
  const shape = view.shape[at] ?? 0
  putNear(found, at, view, match, shape)
  putRoles(found, at, view)
  putFar(found, at, view, match)
  for (const one of view.message) {
    found.put(mix(96, one))
    found.put(mix(97, one, match))
    found.put(mix(98, one, shape))
  }
  putGuessed(found, 120, at, view, sentence)
  putGuessed(found, 140, at, view, clause)
  found.put(mix(147, clause.after))
  found.put(mix(148, clause.after, clause.here[0] ?? 0))
  found.put(mix(149, sentence.here[2] ?? 0, clause.here[2] ?? 0, match))
}

function putGuessed(found: Numbers, base: number, at: number, view: View, { here, before }: Guessed): void {
  for (const guess of here) {
    found.put(mix(base, guess))
    found.put(mix(base + 1, guess, view.match[at] ?? 0))
    found.put(mix(base + 2, guess, formAt(view, at)))
    found.put(mix(base + 3, guess, formAt(view, at - 1)))
    found.put(mix(base + 4, guess, view.shape[at] ?? 0))
  }
  found.put(mix(base + 5, before))
  found.put(mix(base + 6, before, here[0] ?? 0))
}

function formAt({ form, size }: View, at: number): number {
  if (at < 0) return BEFORE
  return at >= size ? AFTER : (form[at] as number)
}

function putNear(found: Numbers, at: number, view: View, match: number, shape: number): void {
  const [w, p, n] = [formAt(view, at), formAt(view, at - 1), formAt(view, at + 1)]
  const [pp, nn] = [formAt(view, at - 2), formAt(view, at + 2)]
  found.put(mix(10, 0))
  found.put(mix(11, w))
  found.put(mix(12, p))
  found.put(mix(13, n))
  found.put(mix(14, pp))
  found.put(mix(15, nn))
  found.put(mix(16, p, w))
  found.put(mix(17, w, n))
  found.put(mix(18, pp, p))
  found.put(mix(19, n, nn))
  found.put(mix(20, p, w, n))
  found.put(mix(21, pp, p, w))
  found.put(mix(22, w, n, nn))
  found.put(mix(23, p, n))
  found.put(mix(24, match))
  found.put(mix(25, match, p))
  found.put(mix(26, match, n))
  found.put(mix(27, shape))
  found.put(mix(28, shape, p))
  found.put(mix(29, formAt(view, at - 3), pp, p))
  found.put(mix(30, n, nn, formAt(view, at + 3)))
}

const NEAR = [-2, -1, 1, 2] as const

function putRoles(found: Numbers, at: number, { roles, form, size }: View): void {
  const here = roles[at] ?? none
  const [first, last] = [at === 0 ? 1 : 0, at === size - 1 ? 1 : 0]
  for (const role of here) {
    found.put(mix(40, role))
    found.put(mix(41, role, first))
    found.put(mix(42, role, last))
  }
  for (const offset of NEAR) putBeside(found, offset, roles[at + offset] ?? none, here, form[at] ?? 0)
}

function putBeside(
  found: Numbers,
  offset: number,
  roles: readonly number[],
  here: readonly number[],
  form: number,
): void {
  for (const role of roles) {
    found.put(mix(50 + offset, role))
    found.put(mix(60 + offset, role, form))
    for (const own of here) found.put(mix(70 + offset, role, own))
  }
}

function putFar(found: Numbers, at: number, { sentence, acts }: View, match: number): void {
  const its = sentence[at]
  const [left, right] = acts[at] ?? [0, 0]
  found.put(mix(80, left))
  found.put(mix(81, right))
  found.put(mix(82, left, right))
  found.put(mix(83, left, match))
  found.put(mix(84, right, match))
  found.put(mix(85, left, right, match))
  if (!its) return
  const { first, second, last, end, holds, strange } = its
  found.put(mix(130, strange))
  found.put(mix(131, strange, match))
  found.put(mix(132, strange, end))
  found.put(mix(133, strange, first))
  found.put(mix(86, first))
  found.put(mix(87, first, second))
  found.put(mix(88, last))
  found.put(mix(89, end, first))
  found.put(mix(90, holds, end))
  found.put(mix(91, first, match))
  found.put(mix(92, last, match))
  found.put(mix(93, first, last))
  found.put(mix(94, first, second, match))
  found.put(mix(95, holds, match, end))
}
