/** "not this one, the ribbon one": a no to what was asked, and what it should have been about. */
import type { Interpretation } from '../../domain/command.ts'
import type { Untagged } from '../reading.ts'

const SURE = 0.9
const MOST_WORDS = 14

/** null: it is no such answer. */
export function anotherOne(message: Untagged): Interpretation | null {
  const number = onlyOther(message)
  if (number === null || !deniesFirst(message) || message.tokens.length > MOST_WORDS) return null
  return {
    commands: [{ intent: 'CONFIRM_NO', params: {}, spans: {} }],
    confidence: SURE,
    method: 'RULE_BASED',
    rules: ['answer/another-one'],
    reasoning: 'It says no to what was asked, and names another task.',
    correction: { reference: { number } },
  }
}

/** It begins with a no, and asks for nothing else of its own. */
function deniesFirst({ tokens, roles, matches }: Untagged): boolean {
  const first = roles.findIndex((some) => !some.includes('filler'))
  const own = tokens.some(
    ({ kind }, at) =>
      kind === 'date' ||
      kind === 'quote' ||
      (matches.of[at]?.length === 0 && roles[at]?.some((role) => OWN.has(role))),
  )
  return roles[first]?.includes('negation') === true && !own && tokens.at(-1)?.norm !== '?'
}

const OWN: ReadonlySet<string> = new Set([
  ...['add', 'reopen', 'postpone', 'change', 'show', 'undo', 'note', 'high', 'low'],
  ...['done-report', 'all'],
])

/** The one open task that words point at and that was not asked about. */
function onlyOther({ matches, mood }: Untagged): number | null {
  const asked = new Set([...mood.choices, ...(mood.choices.length === 0 ? [mood.focus] : [])])
  if (asked.size !== 1) return null
  const others = matches.of
    .map((titles) => titles.flatMap((title) => matches.titles[title]?.task ?? []))
    .filter((tasks) => !tasks.some(({ number }) => asked.has(number)))
    .flatMap((tasks) => tasks.filter(({ completed }) => !completed).map(({ number }) => number))
  const [only, ...more] = new Set(others)
  return only !== undefined && more.length === 0 ? only : null
}
