/** The purposes of the words → what could be meant, how likely each is, and the commands that are left. */
import type { Table } from '../tag/table.ts'
import type { Tag } from '../tag/tags.ts'
import { commandsOf, type Meant } from './made.ts'
import { runsOf } from './runs.ts'
import { type Piece, sentenceAt, type Tagged, type Target } from './tagged.ts'
import { targetsOf } from './targets.ts'
import { type Title, titlesIn } from './titles.ts'
import { type Act, type Chance, chanceOf, type Weighed } from './weigh.ts'

export interface Told extends Meant {
  /** Said to the open question. */
  readonly says: 'yes' | 'no' | null
  /** The chance that each piece is meant, those left out among them. */
  readonly chances: readonly Chance[]
  readonly kept: readonly Chance[]
}

/** Below this a piece is left out, if something likelier is there; below the other it is left out in any case. */
const LEFT_OUT = 0.4
const NEVER = 0.15
/** Nobody takes something back in so many words; a text that was pasted may seem to. */
const LONG_FOR_UNDO = 12

export function commandsIn(tagged: Tagged, table: Table | null): Told {
  const found = foundIn(tagged)
  const chances = found.map((piece) => ({
    ...piece,
    chance: table ? chanceOf(piece, found, tagged, table) : 1,
  }))
  const best = Math.max(0, ...chances.map(({ chance }) => chance))
  const kept = chances.filter(
    (piece) => piece.chance >= Math.min(LEFT_OUT, best) && piece.chance >= NEVER && isKnown(piece),
  )
  return { ...commandsOf(kept, tagged), chances, kept, says: saidTo(tagged) }
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
      .slice(0, tagged.tokens.length > LONG_FOR_UNDO ? 0 : 1)
      .map((run) => ({ ...run, in: sentenceAt(tagged, run.from), act: 'undo' as const, numbers: [] })),
  ]
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
    if (tags.includes('about') || !tags.includes('show')) return []
    return [
      {
        from: from + tags.indexOf('show'),
        to: from + tags.lastIndexOf('show') + 1,
        in: index,
        act: 'show' as const,
        numbers: [],
      },
    ]
  })
}

/** Values without a task of their own are about the one in mind: "no, thursday". */
function changedIn(tagged: Tagged, titles: readonly Title[]): readonly Target[] {
  const targets = targetsOf('change', tagged)
  if (targets.length > 0 || titles.length > 0) return targets
  const at = tagged.tags.findIndex(
    (tag) => tag === 'due' || tag === 'level' || tag === 'becomes' || tag === 'note',
  )
  if (at < 0 || targetsOf('pick', tagged).length > 0 || targetsOf('meant', tagged).length > 0) return []
  const others = (['done', 'drop', 'reopen'] as const).some((tag) => tagged.tags.includes(tag))
  if (others) return []
  return [{ from: at, to: at + 1, in: sentenceAt(tagged, at), implied: true, reference: { pronoun: 'it' } }]
}
