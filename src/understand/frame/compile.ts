/**
 * Frame tree → matcher. Every matcher knows what comes after it, so a position that failed once
 * has failed for good: matching is linear in the number of words, whatever the sentence.
 */

import type { Token } from '../text/tokens.ts'
import { isNumber } from '../words/numbers.ts'
import type { Node, TokenTest } from './node.ts'

/** One attempt to match one frame. */
export interface Attempt {
  readonly tokens: readonly Token[]
  readonly end: number
  readonly holes: Map<string, readonly [from: number, to: number]>
  /** Where each unbounded gap was first entered; entering it again further right cannot succeed. */
  readonly entered: Map<object, number>
}

export interface Matcher {
  (attempt: Attempt, at: number): boolean
  /** The words it can begin with; absent where it may begin with anything. */
  readonly starts?: ReadonlySet<string>
}

/** Words that are not part of a frame's own wording: a date, a recurrence or "please" may stand anywhere. */
function isLoose(token: Token | undefined): boolean {
  return token?.kind === 'date' || token?.norm === 'please'
}

/** How many of them in a row: more than that is no sentence any more. */
const MAX_LOOSE = 8

export const atEnd: Matcher = (attempt, at) => {
  if (attempt.end - at > MAX_LOOSE) return false
  let index = at
  while (index < attempt.end && isLoose(attempt.tokens[index])) index++
  return index === attempt.end
}

export function compile(node: Node, next: Matcher): Matcher {
  switch (node.kind) {
    case 'words':
      return startingWith(
        node.words,
        oneToken((token) => token.kind === 'word' && node.words.has(token.norm), next),
      )
    case 'test':
      return oneToken(tests[node.test], next)
    case 'sequence':
      return node.parts.reduceRight((after, part) => compile(part, after), next)
    case 'choice':
      return choice(node.options.map((option) => compile(option, next)))
    case 'optional':
      return choice([compile(node.part, next), next])
    case 'gap':
      return gap(node, next)
    case 'hole':
      return hole(node.name, node.part, next)
  }
}

const TOWARDS = new Set(['to', 'until', 'till', 'from-to'])

function isRecurring(token: Token): boolean {
  return token.date !== undefined && 'recurring' in token.date
}

const tests: Record<TokenTest, (token: Token) => boolean> = {
  number: (token) => token.kind === 'word' && isNumber(token.norm),
  date: (token) => token.date !== undefined,
  due: (token) => token.date !== undefined && 'due_date' in token.date,
  todate: (token) => token.lead !== undefined && TOWARDS.has(token.lead) && !isRecurring(token),
  duedate: (token) => (token.lead === 'due' || token.lead === 'is') && !isRecurring(token),
  period: (token) => token.date !== undefined && 'from' in token.date,
  later: (token) => token.date?.rule === 'offset/later',
  quoted: (token) => token.kind === 'protected',
  any: (token) => token.kind !== 'date',
}

function oneToken(test: (token: Token) => boolean, next: Matcher): Matcher {
  return (attempt, at) => {
    const stop = Math.min(attempt.end, at + MAX_LOOSE)
    for (let index = at; index < stop; index++) {
      const token = attempt.tokens[index]
      if (token !== undefined && test(token) && next(attempt, index + 1)) return true
      if (!isLoose(token)) return false
    }
    return false
  }
}

function startingWith(starts: ReadonlySet<string> | undefined, matcher: Matcher): Matcher {
  return starts === undefined ? matcher : Object.assign(matcher, { starts })
}

function choice(options: readonly Matcher[]): Matcher {
  const sets = options.map(({ starts }) => starts)
  const known = sets.filter((set) => set !== undefined)
  const starts = known.length < sets.length ? undefined : new Set(known.flatMap((set) => [...set]))
  return startingWith(starts, (attempt, at) => options.some((option) => option(attempt, at)))
}

function gap({ min, max, describing }: Node & { kind: 'gap' }, next: Matcher): Matcher {
  return max < 10 ? shortGap(max, describing, next) : longGap(min, next)
}

/** Words that join things: what they stand between is not one description. */
const JOINING = new Set(
  'to on onto in into at from off of for and or with by about it that them if is are'.split(' '),
)

function shortGap(max: number, describing: boolean, next: Matcher): Matcher {
  return (attempt, at) => {
    const stop = Math.min(attempt.end, at + max)
    for (let index = at; index <= stop; index++) {
      if (next(attempt, index)) return true
      if (describing && JOINING.has(attempt.tokens[index]?.norm ?? '')) return false
    }
    return false
  }
}

/** A look at one word saves most attempts. */
export function canStart({ starts }: Matcher, token: Token | undefined): boolean {
  return starts === undefined || token === undefined || starts.has(token.norm) || isLoose(token)
}

function longGap(min: number, next: Matcher): Matcher {
  const own = {}
  return (attempt, at) => {
    const seen = attempt.entered.get(own) ?? attempt.end + 1
    attempt.entered.set(own, Math.min(seen, at))
    const stop = Math.min(attempt.end, seen + min - 1)
    for (let index = at + min; index <= stop; index++) {
      if (canStart(next, attempt.tokens[index]) && next(attempt, index)) return true
    }
    return false
  }
}

function hole(name: string, part: Node, next: Matcher): Matcher {
  const inner = compile(part, (attempt, at) => {
    const start = attempt.holes.get(name)?.[0] ?? at
    attempt.holes.set(name, [start, at])
    return next(attempt, at)
  })
  return startingWith(inner.starts, (attempt, at) => {
    const before = attempt.holes.get(name)
    attempt.holes.set(name, [at, at])
    if (inner(attempt, at)) return true
    if (before === undefined) attempt.holes.delete(name)
    else attempt.holes.set(name, before)
    return false
  })
}
