/**
 * A long text is looked through once: four times the words are four times the looks at a word, counted and not timed.
 * Each of these steps used to begin at the first word again for every word (P11).
 */
import { expect, test } from 'vitest'
import { valuesFor } from './commands/given.ts'
import type { Tagged } from './commands/tagged.ts'
import { asListed } from './listed.ts'
import type { Tag } from './tag/tags.ts'
import { withSameDay } from './words/same-day.ts'
import type { Token } from './words/tokens.ts'

interface Long {
  readonly tokens: readonly Token[]
  /** The same of every word; sentences of two words each, or one of all. */
  readonly tags: readonly Tag[]
  readonly apart: Tagged['sentences']
  readonly whole: Tagged['sentences']
}

const steps: Readonly<Record<string, (long: Long) => unknown>> = {
  'the same day': ({ tokens }) => withSameDay(tokens, null),
  'things in a row': ({ tokens, tags, apart }) =>
    asListed(
      { tags, sure: new Float64Array(tags.length), behind: 0, inParts: false },
      { tokens, sentences: apart },
    ),
  'what is set of a task named elsewhere': ({ tokens, tags, whole }) =>
    valuesFor([{ from: 0, to: 1, in: 1 }], message(tokens, tags, whole)),
  'notes that are announced': ({ tokens, whole }) =>
    valuesFor([{ from: 0, to: 1, in: 0 }], message(tokens, [], whole)),
}

test.each(Object.entries(steps))('%s', (_, step) => {
  const looks = (length: number) => {
    let count = 0
    const get = (token: Token, name: keyof Token) => {
      count += 1
      return token[name]
    }
    const saying = (at: number) =>
      new Proxy<Token>({ kind: 'mark', norm: ':', stem: '', start: at, end: at + 1 }, {
        get,
      } as ProxyHandler<Token>)
    const all = Array.from({ length }, (_, at) => at)
    step({
      tokens: all.map(saying),
      tags: all.map(() => 'due' as const),
      apart: all.filter((at) => at % 2 === 0).map((at) => [at, at + 2] as const),
      whole: [[0, length]],
    })
    return count
  }
  expect(looks(200)).toBeGreaterThan(0)
  expect(looks(800)).toBeLessThanOrEqual(5 * looks(200))
})

function message(tokens: readonly Token[], tags: readonly Tag[], sentences: Tagged['sentences']): Tagged {
  const none = { names: [], at: [] }
  return {
    ...{ text: ':'.repeat(tokens.length), tokens, tags, sentences },
    ...{ now: { epoch_ms: 0, timezone: 'UTC' }, order: 'month-first' },
    ...{ sure: new Float64Array(tags.length), clauses: sentences, roles: tokens.map(() => []) },
    guesses: { sentences: [], clauses: [] },
    ...{ matches: { titles: [], of: [], said: [] }, names: { lists: none, labels: none } },
    mood: { asked: null, intents: [], focus: null, choices: [], shown: [], touched: [] },
  }
}
