/**
 * Frame tree → matcher. Every matcher knows what comes after it, so a position that failed once
 * has failed for good: matching is linear in the number of words, whatever the sentence.
 */

import type { Token } from '../text/tokens.ts'
import { isNumber } from '../words/numbers.ts'
import type { Node, TokenTest } from './node.ts'
import { rarest, requiredBy } from './required.ts'
import { isIn, numberOfSet } from './word-sets.ts'

/** One attempt to match one frame. */
export interface Attempt {
  readonly tokens: readonly Token[]
  readonly end: number
  /** Made when the first hole is reached; most attempts fail before. */
  holes: Map<string, readonly [from: number, to: number]> | null
  /** Where each unbounded gap was first entered; entering it again further right cannot succeed. */
  entered: Map<object, number> | null
  /** Where a word of each set stands last; null where nobody has looked. */
  readonly last: Int16Array | null
}

export interface Matcher {
  /** The numbers of the sets of words it can begin with; null where it may begin with anything. */
  readonly starts: readonly number[] | null
  match(attempt: Attempt, at: number): boolean
}

/** Words that are not part of a frame's own wording: a date, a recurrence or "please" may stand anywhere. */
function isLoose(token: Token | undefined): boolean {
  return token?.kind === 'date' || token?.norm === 'please'
}

/** How many of them in a row: more than that is no sentence any more. */
const MAX_LOOSE = 8

export const atEnd: Matcher = {
  starts: [],
  match(attempt, at) {
    if (attempt.end - at > MAX_LOOSE) return false
    let index = at
    while (index < attempt.end && isLoose(attempt.tokens[index])) index++
    return index === attempt.end
  },
}

/** A look at one word saves most attempts. */
function matchAt(matcher: Matcher, attempt: Attempt, at: number): boolean {
  return canStart(matcher, attempt.tokens, at, attempt.end) && matcher.match(attempt, at)
}

export function canStart({ starts }: Matcher, tokens: readonly Token[], at: number, end: number): boolean {
  const token = starts === null || at >= end ? undefined : tokens[at]
  if (starts === null || token === undefined || isLoose(token)) return true
  for (const number of starts) if (isIn(token.sets, number)) return true
  return false
}

export function compile(node: Node, next: Matcher): Matcher {
  switch (node.kind) {
    case 'words':
      return oneOf(numberOfSet(node.words), next)
    case 'test':
      return oneToken(tests[node.test], next)
    case 'sequence':
      return node.parts.reduceRight((after, part) => compile(part, after), next)
    case 'choice':
      return choice(node.options.map((option) => optionOf(option, next)))
    case 'optional':
      return choice([optionOf(node.part, next), { matcher: next, needs: null }])
    case 'gap':
      return node.max < 10 ? shortGap(node.max, node.describing, next) : longGap(node.min, next)
    case 'hole':
      return hole(node.name, node.part, next)
  }
}

const tests: Record<TokenTest, (token: Token) => boolean> = {
  number: (token) => token.kind === 'word' && isNumber(token.norm),
  any: (token) => token.kind !== 'date',
}

/** Most of the time is spent here, and most words are not loose. */
function oneOf(set: number, next: Matcher): Matcher {
  const behindLoose = oneToken((token) => isIn(token.sets, set), next)
  return {
    starts: [set],
    match(attempt, at) {
      const token = at < attempt.end ? attempt.tokens[at] : undefined
      if (token === undefined) return false
      if (isLoose(token)) return behindLoose.match(attempt, at)
      return isIn(token.sets, set) && matchAt(next, attempt, at + 1)
    },
  }
}

function oneToken(test: (token: Token) => boolean, next: Matcher): Matcher {
  return {
    starts: null,
    match(attempt, at) {
      const stop = Math.min(attempt.end, at + MAX_LOOSE)
      for (let index = at; index < stop; index++) {
        const token = attempt.tokens[index]
        if (token !== undefined && test(token) && matchAt(next, attempt, index + 1)) return true
        if (!isLoose(token)) return false
      }
      return false
    },
  }
}

interface Option {
  readonly matcher: Matcher
  /** A set of which it needs a word: where none is left, it need not be tried. */
  readonly needs: number | null
}

function optionOf(node: Node, next: Matcher): Option {
  const words = rarest(requiredBy(node))
  return { matcher: compile(node, next), needs: words === undefined ? null : numberOfSet(words) }
}

function choice(options: readonly Option[]): Matcher {
  return {
    starts: startsOfAny(options.map(({ matcher }) => matcher)),
    match(attempt, at) {
      for (const { matcher, needs } of options)
        if (isAhead(needs, attempt, at) && matchAt(matcher, attempt, at)) return true
      return false
    },
  }
}

function isAhead(needs: number | null, { last }: Attempt, at: number): boolean {
  return needs === null || last === null || (last[needs] ?? at) >= at
}

function startsOfAny(options: readonly Matcher[]): Matcher['starts'] {
  const sets = options.map(({ starts }) => starts)
  return sets.includes(null) ? null : [...new Set(sets.flatMap((set) => set ?? []))]
}

/** Words that join things: what they stand between is not one description. */
const JOINING = new Set(
  'to on onto in into at from off of for and or with by about it that them if is are'.split(' '),
)

function shortGap(max: number, describing: boolean, next: Matcher): Matcher {
  return {
    starts: null,
    match(attempt, at) {
      const stop = Math.min(attempt.end, at + max)
      for (let index = at; index <= stop; index++) {
        if (matchAt(next, attempt, index)) return true
        if (describing && JOINING.has(attempt.tokens[index]?.norm ?? '')) return false
      }
      return false
    },
  }
}

function longGap(min: number, next: Matcher): Matcher {
  const own = {}
  return {
    starts: null,
    match(attempt, at) {
      attempt.entered ??= new Map()
      const seen = attempt.entered.get(own) ?? attempt.end + 1
      attempt.entered.set(own, Math.min(seen, at))
      const stop = Math.min(attempt.end, seen + min - 1)
      for (let index = at + min; index <= stop; index++) {
        if (matchAt(next, attempt, index)) return true
      }
      return false
    },
  }
}

function hole(name: string, part: Node, next: Matcher): Matcher {
  const inner = compile(part, {
    starts: next.starts,
    match(attempt, at) {
      const start = attempt.holes?.get(name)?.[0] ?? at
      attempt.holes?.set(name, [start, at])
      return next.match(attempt, at)
    },
  })
  return {
    starts: inner.starts,
    match(attempt, at) {
      attempt.holes ??= new Map()
      const before = attempt.holes.get(name)
      attempt.holes.set(name, [at, at])
      if (inner.match(attempt, at)) return true
      if (before === undefined) attempt.holes.delete(name)
      else attempt.holes.set(name, before)
      return false
    },
  }
}
