/** "add bananas and rice cakes", "chicken thighs, spinach, yoghurt": things, where nothing is said to be done with them. */
import { english } from './english/english.ts'
import type { Ranked } from './rank.ts'
import type { Untagged } from './reading.ts'

/** The reading that adds them one by one; null: it is one task, or none. */
export function thingsApart(all: readonly Ranked[], message: Untagged): Ranked | null {
  if (isBareList(message)) return all.find((one) => isAdding(one, partsIn(message).length)) ?? null
  const bare = message.roles[0]?.includes('add') && !isErrand(message) && message.tokens.every(isThing)
  if (!bare || !all[0] || titlesIn(all[0]).length === 0) return null
  const whole = all.flatMap((one) => (isAdding(one, 1) ? titlesIn(one) : []))
  const apart = (one: Ranked) =>
    isAdding(one, titlesIn(one).length) && whole.some((title) => isJoined(titlesIn(one), title))
  // where the likeliest adds one thing, or these
  return isAdding(all[0], 1) || apart(all[0]) ? (all.find(apart) ?? null) : null
}

/** Fewer may be a remark, and longer ones may tell something. */
const FEWEST = 3
const LONGEST = 3

/** Nothing but short names between commas, none of them a task that is there, and nothing that orders or asks. */
function isBareList(message: Untagged): boolean {
  const { matches, tokens, roles } = message
  const parts = partsIn(message)
  const names = (at: number) => tokens[at]?.kind === 'word' && roles[at]?.every((role) => role === 'deed')
  return (
    parts.length >= FEWEST &&
    parts.every((part) => part.length <= LONGEST && part.some(names)) &&
    matches.said.every((share) => share === 0) &&
    tokens.every((token, at) => isThing(token) && !roles[at]?.some((role) => ORDERING.has(role)))
  )
}

const ORDERING: ReadonlySet<string> = new Set(
  'add done-report drop reopen postpone change show undo correct question negation it all except'.split(' '),
)

/** The places of the words between commas, and before the last "and". */
function partsIn({ tokens }: Untagged): readonly (readonly number[])[] {
  const parts: number[][] = [[]]
  for (const [at, { norm, kind }] of tokens.entries()) {
    const joins = norm === ',' || (english.joining.has(norm) && parts.length > 1)
    if (!joins && kind !== 'mark') parts.at(-1)?.push(at)
    else if (parts.at(-1)?.length) parts.push([])
  }
  return parts.at(-1)?.length === 0 ? parts.slice(0, -1) : parts
}

/** So many things are added, and nothing else is done. */
function isAdding(one: Ranked, count: number): boolean {
  return titlesIn(one).length === count && one.reading.told.commands.length === count
}

/** The names of what a reading adds. */
export function titlesIn({ reading }: Ranked): readonly string[] {
  return reading.told.commands.flatMap((command) =>
    command.intent === 'CREATE_TASK' ? (command.params.title ?? []) : [],
  )
}

/** "buy bread and milk", "call and cancel": one errand; "milk, bread": things, though one may milk a cow. */
function isErrand({ tokens, roles }: Untagged): boolean {
  const first = roles.findIndex((some) => !some.includes('add'))
  const isDeed = (at: number) => roles[at]?.includes('deed') === true
  const next = tokens[first + 1]
  const apart = next?.kind === 'mark' || english.joining.has(next?.norm ?? '')
  return isDeed(first) && (!apart || isDeed(first + 2))
}

function isThing({ kind }: Untagged['tokens'][number]): boolean {
  return kind === 'word' || kind === 'number' || kind === 'mark'
}

/** "research and development budget review" is one thing. */
const FEW_WORDS = 2

/** The same words, but for what joins them, and each of them joined. */
function isJoined(titles: readonly string[], title: string): boolean {
  const parts = title.split(/, (?:and )?| (?:and|&|n|plus) /u).map((part) => part.trim())
  const short = parts.every((part) => part.replace(english.articles, '').split(' ').length <= FEW_WORDS)
  const all = parts.length > 1 && titles.length === parts.length
  return short && all && titles.every((one) => parts.includes(one))
}
