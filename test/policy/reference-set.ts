/**
 * Lists and ways to point at one of their tasks, from a seed. Titles share words, references leave some out,
 * inflect them, mistype them; one in ten points at a task that is not there, and then nothing may be done.
 */
import { randomFrom } from '../simulation/scheduler.ts'
import { kinds, people, places, things, verbs } from './reference-words.ts'

/** Which task a phrase means, judged by what it says and not by its letters. */
type Meant = { readonly task: number } | 'several' | 'none'

export interface Pointing {
  readonly titles: readonly string[]
  readonly phrase: string
  readonly meant: Meant
  readonly how: string
}

interface Parts {
  readonly verb: readonly [string, string]
  readonly thing: readonly [string, string]
  readonly many: boolean
  readonly kind: string | null
  readonly tail: readonly string[]
}

interface Dice {
  pick<T>(from: readonly T[]): T
  chance(share: number): boolean
  below(limit: number): number
}

function diceOf(seed: number): Dice {
  const random = randomFrom(seed)
  const below = (limit: number) => Math.floor(random() * limit)
  return { below, chance: (share) => random() < share, pick: (from) => from[below(from.length)] as never }
}

function newParts(dice: Dice, like: Parts | undefined): Parts {
  const shared = like !== undefined && dice.chance(0.3)
  return {
    verb: shared && dice.chance(0.3) ? like.verb : dice.pick(verbs),
    thing: shared ? like.thing : dice.pick(things),
    many: dice.chance(0.4),
    kind: dice.chance(0.35) ? dice.pick(kinds) : null,
    tail: tailOf(dice),
  }
}

function tailOf(dice: Dice): readonly string[] {
  if (dice.chance(0.35)) return ['for', dice.pick(people)]
  if (dice.chance(0.25)) return ['for', 'the', dice.pick(places)]
  return []
}

function noun({ thing, many }: Parts): string {
  return many ? thing[1] : thing[0]
}

function titleOf(parts: Parts): string {
  const { verb, kind, tail } = parts
  return [verb[0], 'the', kind, noun(parts), ...tail].filter((word) => word !== null).join(' ')
}

/** What a phrase says of a task; the rest is left open. */
interface Said {
  readonly verb: boolean
  readonly kind: boolean
  readonly tail: boolean
}

interface Way extends Said {
  readonly name: string
  readonly share: number
  readonly past?: true
  readonly other_number?: true
  readonly mistyped?: true
}

/** Ways people say which one they mean, and how often. */
const ways: readonly Way[] = [
  { name: 'title', share: 3, verb: true, kind: true, tail: true },
  { name: 'past', share: 4, verb: true, kind: true, tail: true, past: true },
  { name: 'noun', share: 2, verb: false, kind: false, tail: false },
  { name: 'noun phrase', share: 4, verb: false, kind: true, tail: true },
  { name: 'verb and noun', share: 4, verb: true, kind: false, tail: false },
  { name: 'other number', share: 2, verb: true, kind: true, tail: false, other_number: true },
  { name: 'tail', share: 1, verb: false, kind: false, tail: true },
  { name: 'mistyped', share: 4, verb: true, kind: true, tail: true, mistyped: true },
  { name: 'mistyped noun', share: 2, verb: true, kind: false, tail: false, mistyped: true },
]

function phraseOf(parts: Parts, way: Way, dice: Dice): string {
  const words = [
    way.verb ? parts.verb[way.past ? 1 : 0] : null,
    way.kind ? parts.kind : null,
    noun({ ...parts, many: way.other_number ? !parts.many : parts.many }),
    ...(way.tail ? parts.tail : []),
  ]
  const phrase = words.filter((word) => word !== null).join(' ')
  return way.mistyped ? mistyped(phrase, dice) : phrase
}

/** A task fits when nothing said speaks against it; exactly, when nothing about it was left unsaid. */
function meantBy(target: Parts, said: Said, tasks: readonly Parts[]): Meant {
  const key = ({ verb, thing, kind, tail }: Parts) => [
    thing[0],
    said.verb ? verb[0] : '',
    said.kind && target.kind !== null ? kind : '',
    said.tail && target.tail.length > 0 ? tail.at(-1) : '',
  ]
  const fits = tasks.filter((task) => key(task).join() === key(target).join())
  const bare = (task: Parts) =>
    (task.kind === null || (said.kind && target.kind !== null)) &&
    (task.tail.length === 0 || (said.tail && target.tail.length > 0))
  const exact = said.verb ? fits.filter(bare) : []
  const clear = fits.length === 1 ? fits : exact
  const [only, ...more] = clear
  if (fits.length === 0) return 'none'
  return only && more.length === 0 ? { task: tasks.indexOf(only) } : 'several'
}

function mistyped(text: string, dice: Dice): string {
  const words = text.split(' ')
  const long = words.flatMap((word, index) => (word.length > 3 ? [index] : []))
  const at = dice.pick(long)
  return words.map((word, index) => (index === at ? slip(word, dice) : word)).join(' ')
}

/** A swap, a letter left out, doubled, or its neighbour on the keyboard; rarely the first. */
function slip(word: string, dice: Dice): string {
  const at = 1 + dice.below(word.length - 2)
  const [before, letter = '', next = '', after] = [
    word.slice(0, at),
    word[at],
    word[at + 1],
    word.slice(at + 2),
  ]
  const keys = 'qwertyuiopasdfghjklzxcvbnm'
  const neighbour = keys[(keys.indexOf(letter) + 1) % keys.length] ?? ''
  return [
    before + next + letter + after,
    before + next + after,
    before + letter + letter + next + after,
    before + neighbour + next + after,
  ][dice.below(4)] as string
}

export function pointingFrom(seed: number): Pointing {
  const dice = diceOf(seed * 31 + 7)
  const tasks: Parts[] = []
  while (tasks.length < 3 + (seed % 10)) {
    const parts = newParts(dice, tasks.at(-1))
    if (!tasks.some((task) => titleOf(task) === titleOf(parts))) tasks.push(parts)
  }
  const target = dice.pick(tasks)
  const way = dice.pick(ways.flatMap((one) => Array.from({ length: one.share }, () => one)))
  const there = dice.chance(0.1) ? tasks.filter((task) => task !== target) : tasks
  return {
    titles: there.map(titleOf),
    phrase: phraseOf(target, way, dice),
    meant: meantBy(target, way, there),
    how: way.name,
  }
}
