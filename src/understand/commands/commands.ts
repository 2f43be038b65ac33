/** The purposes of the words → what could be meant, how likely each is, and the commands that are left. */
import { english } from '../english/english.ts'
import type { Table } from '../tag/table.ts'
import type { Tag } from '../tag/tags.ts'
import { filterIn } from './filter.ts'
import { isLabel } from './lists.ts'
import { commandsOf, type Meant } from './made.ts'
import { runsOf } from './runs.ts'
import { contentAmong, type Piece, sentenceAt, spanOf, type Tagged, type Target } from './tagged.ts'
import { targetsOf } from './targets.ts'
import { type Title, titlesIn } from './titles.ts'
import { isValue } from './values.ts'
import { type Act, type Chance, chanceOf, type Weighed } from './weigh.ts'

export interface Told extends Meant {
  /** Said to the open question. */
  readonly says: 'yes' | 'no' | null
  /** The pieces that are taken as meant, and those that are left out. */
  readonly kept: readonly Chance[]
  readonly left: readonly Chance[]
}

/** Below this a piece is left out, if something likelier is there; below the other it is left out in any case. */
const LEFT_OUT = 0.4
const NEVER = 0.15
/** Few take something back in more words, unless it was just done; a text that was pasted may seem to. */
const LONG_FOR_UNDO = 9
const LONG_AFTER_A_CHANGE = 24
/** Each is weighed beside all others. So many are more than one message may ask for, which is told so. */
const MOST = 150

/** What is likely to be meant; and, where that is less, all that could be. */
export function commandsIn(tagged: Tagged, table: Table | null): readonly Told[] {
  const found = foundIn(tagged).slice(0, MOST)
  const chances = found.map((piece) => ({
    ...piece,
    chance: table ? chanceOf(piece, found, tagged, table) : 1,
  }))
  const best = Math.max(0, ...chances.map(({ chance }) => chance))
  const sure = chances.filter(({ chance }) => chance >= Math.min(LEFT_OUT, best) && chance >= NEVER)
  const possible = chances.filter(
    (piece) => sure.includes(piece) || isListedWith(piece, sure, chances, tagged),
  )
  const likely = possible.filter(isKnown)
  const all = chances.filter(isKnown)
  const told = (kept: readonly Chance[]) => ({
    ...commandsOf(kept, tagged),
    kept,
    left: chances.filter((piece) => !kept.includes(piece)),
    says: saidTo(tagged),
  })
  const asSaid = possible.map((piece) => inItsWords(piece, tagged))
  return [
    told(likely),
    ...(all.length > likely.length ? [told(all)] : []),
    ...(asSaid.length > likely.length || asSaid.some((piece, at) => piece !== likely[at])
      ? [told(asSaid)]
      : []),
  ]
}

/** "nappies, cream, ring the nurse": things that are listed side by side are all meant, or none of them. */
function isListedWith(
  piece: Chance & Found,
  sure: readonly (Chance & Found)[],
  found: readonly Found[],
  tagged: Tagged,
): boolean {
  if (piece.act !== 'add' || piece.chance < NEVER) return false
  const all = found.filter(({ act, in: index }) => act === 'add' && index === piece.in)
  const between = all.slice(1).every(({ from }, at) => isListing(all[at]?.to ?? 0, from, tagged))
  return between && sure.some(({ act, in: index }) => act === 'add' && index === piece.in)
}

function isListing(from: number, to: number, { tokens }: Tagged): boolean {
  const marks = tokens.slice(from, to)
  return marks.length > 0 && marks.every(({ norm }) => norm === ',' || english.joining.has(norm))
}

/** "mark groceries for bob done", where there are groceries for anna: there may be no such task. */
function inItsWords(piece: Chance & Found, tagged: Tagged): Chance & Found {
  if (!('reference' in piece) || !piece.named || !('number' in piece.reference)) return piece
  const { tags, tokens, text, matches } = tagged
  const { number } = piece.reference
  const tag = tags[piece.from]
  let { from, to } = piece
  while (from > 0 && tags[from - 1] === tag) from--
  while (to < tags.length && tags[to] === tag) to++
  const title = matches.titles.findIndex(({ task }) => task.number === number)
  const places = Array.from({ length: to - from }, (_, at) => from + at)
  const strange = contentAmong(places, tagged).some((at) => !matches.of[at]?.includes(title))
  return strange ? { ...piece, reference: { text: text.slice(...spanOf(tokens, from, to)) } } : piece
}

/** Words that stand in no title point at no task: "I bought a car" asks for nothing. */
function isKnown(piece: Found): boolean {
  return (
    piece.act === 'about' ||
    !('reference' in piece) ||
    !('text' in piece.reference) ||
    piece.reference.among !== undefined
  )
}

/** Most words of the message say it, and none says the opposite. */
function saidTo({ tags, tokens }: Tagged): 'yes' | 'no' | null {
  const count = (tag: Tag) => tags.filter((one) => one === tag).length
  const [yes, no, words] = [
    count('yes'),
    count('no'),
    tokens.filter(({ kind }) => kind !== 'mark' && kind !== 'line').length,
  ]
  if (no > 0 && no >= words / 2) return 'no'
  return yes > words / 2 && no === 0 ? 'yes' : null
}

/** Everything in the message that could be meant. */
export function foundIn(tagged: Tagged): readonly Found[] {
  const titles = titlesIn(tagged)
  const of = (act: Act, targets: readonly Target[]) =>
    targets.map((target) => ({ ...target, act, numbers: numbersOf(target) }))
  return [
    ...titles.map((title) => ({ ...title, act: 'add' as const, numbers: [] })),
    ...of('change', changedIn(tagged, titles)),
    ...of('done', targetsOf('done', tagged)),
    ...of('reopen', targetsOf('reopen', tagged)),
    ...of('drop', targetsOf('drop', tagged)),
    ...of('about', targetsOf('about', tagged)),
    ...of('pick', targetsOf('pick', tagged)),
    ...of('meant', targetsOf('meant', tagged)),
    ...questions(tagged),
    ...runsOf('undo', tagged)
      .slice(0, takesBack(tagged) ? 1 : 0)
      .map((run) => ({ ...run, in: sentenceAt(tagged, run.from), act: 'undo' as const, numbers: [] })),
  ]
}

/** In few words, one of which denies, corrects or takes back, and not where something is looked for. */
function takesBack({ tokens, roles, mood }: Tagged): boolean {
  const most = mood.intents.some((intent) => CHANGING.has(intent)) ? LONG_AFTER_A_CHANGE : LONG_FOR_UNDO
  if (tokens.filter(({ kind }) => kind === 'word').length > most) return false
  if (roles[0]?.includes('show') && !roles.flat().includes('undo')) return false
  return roles.flat().some((role) => TAKING_BACK.has(role)) || opensWithNo(roles)
}

const CHANGING: ReadonlySet<string> = new Set([
  'CREATE_TASK',
  'UPDATE_TASK',
  'COMPLETE_TASK',
  'DELETE_TASK',
  'CONFIRM_YES',
])

const TAKING_BACK: ReadonlySet<string> = new Set(['undo', 'drop', 'reopen', 'postpone'])

/** "no, that was right": in the middle of a remark, such a word takes nothing back ("you have no idea"). */
function opensWithNo(roles: Tagged['roles']): boolean {
  const first = roles.find((some) => !some.includes('filler')) ?? []
  return first.includes('correct') || first.includes('negation')
}

export type Found = Weighed & (Title | Target | Piece)

function numbersOf({ reference }: Target): readonly number[] {
  if ('number' in reference) return [reference.number]
  return 'text' in reference ? (reference.among ?? []) : []
}

/** Sentences that ask to see tasks without naming one. */
function questions(tagged: Tagged): readonly Found[] {
  return tagged.sentences.flatMap(([from, to], index) => {
    const tags = tagged.tags.slice(from, to)
    if (tags.includes('about') || !(tags.includes('show') || isOnlyFilter(tags, tagged))) return []
    const asks = tags.includes('show') ? 'show' : 'filter'
    return [
      {
        from: from + tags.indexOf(asks),
        to: from + tags.lastIndexOf(asks) + 1,
        in: index,
        act: 'show' as const,
        numbers: [],
      },
    ]
  })
}

/** "today?": nothing is said but which tasks. */
function isOnlyFilter(tags: readonly Tag[], { tags: all }: Tagged): boolean {
  return tags.includes('filter') && all.every((tag) => tag === 'filter' || tag === 'aside')
}

/** Values without a task of their own are about the one in mind: "no, thursday". */
function changedIn(tagged: Tagged, titles: readonly Title[]): readonly Target[] {
  const targets = targetsOf('change', tagged)
  if (targets.length > 0 || titles.length > 0) return targets
  const goes = (tag: Tag, at: number) => tag === 'replaced' && isLabel(at, tagged)
  const at = tagged.tags.findIndex((tag, place) => isValue(tag) || goes(tag, place))
  if (at < 0 || targetsOf('pick', tagged).length > 0 || targetsOf('meant', tagged).length > 0) return []
  const others = (['done', 'drop', 'reopen'] as const).some((tag) => tagged.tags.includes(tag))
  if (others) return []
  const index = sentenceAt(tagged, at)
  const filter = filterIn(index, tagged)
  const piece = { from: at, to: at + 1, in: index }
  // "move today's tasks to tomorrow"
  if (Object.keys(filter).length > 0) return [{ ...piece, reference: { all: true, filter } }]
  return [{ ...piece, implied: true, reference: { pronoun: 'it' } }]
}
