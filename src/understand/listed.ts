/** "bell file, out of office, return the laptop": things in a row, each of them a new task. */

import { type ListPhrase, listPhrases } from './commands/lists.ts'
import type { Tagged } from './commands/tagged.ts'
import { english } from './english/english.ts'
import type { Tagging } from './tag/tag.ts'
import type { Tag } from './tag/tags.ts'

type Way = Tagging['ways'][number]
type Untagged = Pick<Tagged, 'tokens' | 'sentences'>

/** Where all but what leads up to them are names, set apart by commas; null: they are not so. */
export function asListed(way: Way, message: Untagged): Way | null {
  const tags = [...way.tags]
  const listed = message.sentences
    .map(([from, to]) => listIn(startOf(from, to, way.tags, message), to, tags, message))
    .some((found) => found)
  return listed ? { ...way, tags, behind: way.behind + 1 } : null
}

/** Behind a colon, or where the first name begins. */
function startOf(from: number, to: number, tags: readonly Tag[], { tokens }: Untagged): number {
  const colon = tokens.slice(from, to - 1).findIndex(({ norm }) => norm === ':')
  if (colon >= 0) return from + colon + 1
  const name = tags.slice(from, to).indexOf('new')
  return name < 0 ? to : from + name
}

const FEWEST = 2
const LONGEST = 6

function listIn(start: number, to: number, tags: Tag[], message: Untagged): boolean {
  const parts = partsOf(start, to, message)
  const names = tags.slice(start, to)
  if (parts.length <= FEWEST || !names.includes('new') || names.some((tag) => !MINOR.has(tag))) return false
  if (parts.some((part) => part.length === 0 || part.length > LONGEST || isTold(part, message))) return false
  const phrases = listPhrases(message)
  for (const part of parts) name(withoutList(part, phrases, tags), tags, message)
  const named = new Set(parts.flat())
  for (let at = start; at < to; at++) if (!named.has(at)) tags[at] = 'aside'
  return true
}

/** "…, flour on the shopping list": where it goes is no part of the last name. */
function withoutList(
  part: readonly number[],
  phrases: readonly ListPhrase[],
  tags: Tag[],
): readonly number[] {
  const phrase = phrases.find(({ from }) => part.includes(from))
  if (!phrase) return part
  for (const at of part) {
    if (at >= phrase.from && at < phrase.to) tags[at] = 'list'
    else if (at >= phrase.lead) tags[at] = 'aside'
  }
  return part.filter((at) => at < phrase.lead)
}

/** "…, it's in his bag somewhere": a clause is no name. */
function isTold(part: readonly number[], { tokens }: Untagged): boolean {
  return part.some((at) => english.telling.has(tokens[at]?.norm ?? ''))
}

/** What may stand in such a list besides names. */
const MINOR: ReadonlySet<Tag> = new Set<Tag>([
  'new',
  'new+',
  'aside',
  'due',
  'level',
  'list',
  'label',
  'note',
])

function partsOf(start: number, to: number, { tokens }: Untagged): readonly (readonly number[])[] {
  const parts: number[][] = [[]]
  for (let at = start; at < to; at++) {
    const { norm = '', kind = 'mark' } = tokens[at] ?? {}
    const begins = norm === ',' || (english.joining.has(norm) && parts.length > 1)
    if (begins && parts.at(-1)?.length !== 0) parts.push([])
    else if (kind !== 'mark' && kind !== 'line' && !english.joining.has(norm)) parts.at(-1)?.push(at)
  }
  return parts
}

/** What was said of a task stays what it is. */
function name(part: readonly number[], tags: Tag[], { tokens }: Untagged): void {
  let tag: Tag = 'new'
  for (const at of part) {
    if (SAID_OF.has(tags[at] as Tag)) continue
    // "to wash up on monday, to mop on tuesday"
    if (tag === 'new' && english.leading.has(tokens[at]?.norm ?? '')) {
      tags[at] = 'aside'
      continue
    }
    tags[at] = tag
    tag = 'new+'
  }
}

const SAID_OF: ReadonlySet<Tag> = new Set<Tag>(['due', 'level', 'list', 'label'])
