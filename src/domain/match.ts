/**
 * Which tasks a phrase can mean. The store uses it to rank, the policy to judge whether one match is clear.
 * Acting on the wrong task is the worst failure there is: where several could be meant, several come back.
 */
import { editDistance } from './edit-distance.ts'
import { noteWords } from './note-words.ts'
import { stems } from './stem.ts'

/** Words that say nothing about which task is meant, unless nothing else was said. */
const empty = new Set(
  stems(
    'the a an my our your this that these those to of for with and it one task todo item thing reminder list some',
  ),
)

/** What of a phrase counts. Never empty unless the phrase is. */
export function contentWords(phrase: string): readonly string[] {
  const all = stems(phrase)
  const content = all.filter((word) => !empty.has(word))
  return content.length > 0 ? content : all
}

/** 1 for the same word, less for a likely typo, 0 otherwise. A first letter is rarely mistyped. */
export function likeness(wanted: string, found: string): number {
  if (wanted === found) return 1
  if (wanted.length < 4 || wanted[0] !== found[0]) return 0
  const allowed = wanted.length >= 7 ? 2 : 1
  if (Math.abs(wanted.length - found.length) > allowed) return 0
  const distance = editDistance(wanted, found)
  return distance <= allowed ? 1 - distance / 10 : 0
}

/** How well a title answers a phrase: the share of the phrase's words it has, and of its own words that were said. */
interface Fit {
  readonly coverage: number
  readonly precision: number
  /** Every word of the title was said, if mistyped. */
  readonly whole: boolean
}

/** A word of the title answers for one word that was said: "plan plant" is not wholly in "fix the plant". */
function measure(phrase: readonly string[], title: readonly string[]): Fit {
  const free = [...title]
  const missing = phrase.filter((wanted) => !take(free, (found) => found === wanted))
  let sum = phrase.length - missing.length
  for (const wanted of missing) {
    const best = Math.max(0, ...free.map((found) => likeness(wanted, found)))
    if (best > 0 && take(free, (found) => likeness(wanted, found) === best)) sum += best
  }
  const coverage = phrase.length === 0 ? 0 : sum / phrase.length
  return { coverage, precision: Math.min(1, sum / Math.max(1, title.length)), whole: free.length === 0 }
}

/** Takes out the first that fits; false when there is none. */
function take(words: string[], fits: (word: string) => boolean): boolean {
  const at = words.findIndex(fits)
  if (at >= 0) words.splice(at, 1)
  return at >= 0
}

/** So much of a phrase is there if only a letter or two are wrong. */
const ALL_BUT_A_SLIP = 0.85

interface Titled {
  readonly title: string
}
interface Ranked<T> {
  readonly task: T
  readonly fit: Fit
}

/** By title alone, best first; the order of equals is kept. Those that share no word are left out. */
function rank<T extends Titled>(phrase: string, tasks: readonly T[]): readonly Ranked<T>[] {
  const wanted = contentWords(phrase)
  return tasks
    .map((task) => ({ task, fit: measure(wanted, contentWords(task.title)) }))
    .filter(({ fit: { coverage } }) => coverage > 0)
    .sort((a, b) => b.fit.coverage - a.fit.coverage || b.fit.precision - a.fit.precision)
}

/** Those of which a note alone has a word of the phrase are left out: it says nothing about which task is meant. */
export function titled<T extends Titled>(phrase: string, tasks: readonly T[]): readonly T[] {
  return rank(phrase, tasks).map(({ task }) => task)
}

/** The tasks a phrase can mean: exactly one is a clear match, several have to be asked about, none are offered as near. */
export function candidates<T extends Titled>(phrase: string, tasks: readonly T[]): readonly T[] {
  const ranked = rank(phrase, tasks)
  const tiers: readonly ((fit: Fit) => boolean)[] = [
    ({ coverage, precision }) => coverage === 1 && precision === 1,
    ({ coverage }) => coverage === 1,
  ]
  for (const tier of tiers) {
    const found = ranked.filter((entry) => tier(entry.fit))
    if (found.length > 0) return found.map(({ task }) => task)
  }
  return mistyped(ranked)
}

/** A slip somewhere: still clear if only one title was said from beginning to end. */
function mistyped<T>(ranked: readonly Ranked<T>[]): readonly T[] {
  const near = ranked.filter(({ fit }) => fit.coverage >= ALL_BUT_A_SLIP)
  const whole = near.filter(({ fit }) => fit.whole)
  return (whole.length === 1 ? whole : near).map(({ task }) => task)
}

interface Noted extends Titled {
  readonly description: string | null
}

interface Weighed<T> extends Ranked<T> {
  /** The share of the phrase's words that title and note have together. In a note a word counts as it is written. */
  readonly together: number
}

function weighed<T extends Noted>(phrase: string, tasks: readonly T[]): readonly Weighed<T>[] {
  const wanted = contentWords(phrase)
  return tasks.map((task) => {
    const title = contentWords(task.title)
    const fit = measure(wanted, title)
    if (fit.coverage === 1 || task.description === null) return { task, fit, together: fit.coverage }
    const noted = new Set(noteWords(task.description))
    const others = wanted.filter((word) => !noted.has(word))
    const sum = wanted.length - others.length + measure(others, title).coverage * others.length
    return { task, fit, together: sum / wanted.length }
  })
}

/** All of it in the title, all of it in title and note, some of it. */
function tierOf({ fit, together }: Weighed<unknown>): number {
  if (fit.coverage >= ALL_BUT_A_SLIP) return 0
  return together >= ALL_BUT_A_SLIP ? 1 : 2
}

/** All that was typed so far begins a word of its own in title or note. Helps to find a task, never to say which is meant. */
function isBegunIn(phrase: readonly string[], { title, description }: Noted): boolean {
  const words = [...contentWords(title), ...noteWords(description)]
  return phrase.every((wanted) => take(words, (word) => word.startsWith(wanted)))
}

/** What a search shows, notes included; best first, and what a title says before what only a note does. */
export function found<T extends Noted>(phrase: string, tasks: readonly T[]): readonly T[] {
  const wanted = contentWords(phrase)
  return weighed(phrase, tasks)
    .map((one) => ({ ...one, tier: tierOf(one) < 2 || !isBegunIn(wanted, one.task) ? tierOf(one) : 1 }))
    .filter(({ together, tier }) => together > 0 || tier === 1)
    .sort(
      (a, b) =>
        a.tier - b.tier ||
        b.fit.coverage - a.fit.coverage ||
        b.together - a.together ||
        b.fit.precision - a.fit.precision,
    )
    .map(({ task }) => task)
}

/** Those that have all the words of a phrase in title or note, slips in a title allowed: what a list about it shows. */
export function about<T extends Noted>(phrase: string, tasks: readonly T[]): readonly T[] {
  return weighed(phrase, tasks)
    .filter((one) => tierOf(one) < 2)
    .map(({ task }) => task)
}
