/**
 * Tasks that are pointed at by words of their titles. The words of one sentence are shared out among the tasks they fit
 * best; words that fit several equally well leave a question.
 */
import { dateOf } from '../../domain/calendar.ts'
import type { Reference } from '../../domain/command.ts'
import type { KnownTask } from '../../domain/known-task.ts'
import type { DateMatch } from '../dates/find-dates.ts'
import { english } from '../english/english.ts'
import type { Tag } from '../tag/tags.ts'
import { hasRole, spanOf, type Tagged, type Target } from './tagged.ts'

interface Fit {
  readonly title: number
  readonly places: readonly number[]
  readonly score: number
}

export function byTitle(
  places: readonly number[],
  index: number,
  tagged: Tagged,
  tag: Tag,
): readonly Target[] {
  const { matches } = tagged
  const targets: Target[] = []
  let free = places.filter((at) => (matches.of[at]?.length ?? 0) > 0)
  while (free.length > 0) {
    const fits = bestFits(free, index, tagged, tag)
    const [best] = fits
    if (!best) break
    const last = (best.places.at(-1) ?? 0) + 1
    targets.push({
      from: best.places[0] ?? 0,
      to: last,
      in: index,
      named: true,
      reference: referenceTo(fits, best, tagged),
    })
    const taken = new Set(fits.flatMap((fit) => fit.places))
    free = free.filter((at) => !taken.has(at))
  }
  targets.sort((a, b) => a.from - b.from)
  return meansSeveral(places, meantOnes(targets, tagged), tagged, tag)
}

/** All that fit as well as the best. */
function bestFits(free: readonly number[], index: number, tagged: Tagged, tag: Tag): readonly Fit[] {
  const { matches } = tagged
  const fits = matches.titles
    .map((_, title) => fitOf(title, free, index, tagged, tag))
    .filter((fit) => fit.places.length > 0)
  const [best, ...others] = fits.sort((a, b) => b.score - a.score)
  if (!best) return []
  // only those that want the same words compete; one with a word of its own is another task
  return [
    best,
    ...others.filter(
      ({ score, places }) =>
        score > best.score - (places.length === best.places.length ? 0.35 : 0.15) &&
        places.every((at) => best.places.includes(at)),
    ),
  ]
}

/** Rare words count more; then how much of the title was said, in this sentence above all; then what the talk is about. */
function fitOf(title: number, free: readonly number[], index: number, tagged: Tagged, tag: Tag): Fit {
  const { matches, sentences } = tagged
  const places = free.filter((at) => matches.of[at]?.includes(title))
  const task = matches.titles[title]?.task
  if (!task || places.length === 0 || isTheFirst(task, places, tagged)) return { title, places: [], score: 0 }
  const weight = places.reduce((sum, at) => sum + 1 / Math.sqrt(matches.of[at]?.length ?? 1), 0)
  const [from, to] = sentences[index] ?? [0, 0]
  const all = tagged.tokens.flatMap((_, at) => (matches.of[at]?.includes(title) ? [at] : []))
  const own = all.filter((at) => !NAMING.has(tagged.tags[at] as Tag))
  const near = own.filter((at) => at >= from && at < to).length
  const share = ((matches.said[title] ?? 0) * own.length) / all.length
  return { title, places, score: inMind(weight + 0.4 * near + 1.2 * share, task, tag, tagged) }
}

/** "rename the milk task to buy cheese": words of a new name say nothing of which task is meant. */
const NAMING: ReadonlySet<Tag> = new Set<Tag>(['becomes', 'new', 'new+', 'note'])

/** "the other letter" is not the one just spoken of. */
function isTheFirst(
  { number }: KnownTask,
  [first = 0]: readonly number[],
  { mood, tokens }: Tagged,
): boolean {
  const before = tokens.slice(Math.max(0, first - 2), first)
  return number === mood.focus && before.some(({ norm }) => norm === english.other)
}

/** More for a task in the state to be acted on, for one of the choices, and for the one last touched. */
function inMind(score: number, task: KnownTask, tag: Tag, { mood, tokens, tags }: Tagged): number {
  // what was merely added is not talked about yet
  const focus = mood.intents.includes('CREATE_TASK') ? null : mood.focus
  const fits = tag !== 'about' && task.completed === (tag === 'reopen')
  const offered = mood.choices.includes(task.number)
  const dated =
    task.due_date !== null &&
    tokens.some(({ date }, at) => tags[at] === 'filter' && isOn(date, task.due_date))
  const more = (fits ? 0.5 : 0) + (offered ? 1 : 0) + (dated ? 0.6 : 0)
  return score + more + (focus === task.number ? 0.1 : 0)
}

/** "the friday one", "saturday, not friday" */
function isOn(date: DateMatch | undefined, due: string | null): boolean {
  return date !== undefined && 'due_date' in date && due !== null && dateOf(date.due_date) === dateOf(due)
}

function referenceTo(fits: readonly Fit[], best: Fit, { matches, tokens, text }: Tagged): Reference {
  const numbers = fits.map(({ title }) => matches.titles[title]?.task.number ?? 0)
  const [only = 0, ...more] = numbers
  if (more.length === 0) return { number: only }
  const [from = 0, last = 0] = [best.places[0], best.places.at(-1)]
  return { text: text.slice(tokens[from]?.start ?? 0, tokens[last]?.end ?? 0), among: numbers }
}

/** "both calls", "the dentist appointments", "everything about Oakdale": all that have the words are meant. */
function meansSeveral(
  places: readonly number[],
  targets: readonly Target[],
  tagged: Tagged,
  tag: Tag,
): readonly Target[] {
  const [start] = tagged.sentences[targets[0]?.in ?? 0] ?? [0]
  return targets.flatMap((target) => {
    const { from, to } = target
    const all = tagged.tokens.slice(start, to).some((_, at) => isEvery(start + at, tagged))
    const plural = places.some((at) => at >= from && at < to && isPlural(at, tagged))
    if (isOneOf(from, tagged)) return [{ ...target, reference: whichOf(target, tag, tagged) }]
    const among = all || plural ? sharingWords(target, tag, tagged) : countedOf(target, tagged)
    return among.length > 1 ? among.map((number) => ({ ...target, reference: { number } })) : [target]
  })
}

/** "one of those emails", "one lot of them boards" */
function isOneOf(from: number, { tokens }: Tagged): boolean {
  const said = tokens.slice(Math.max(0, from - ONE_OF), from).map(({ norm }) => norm)
  const [one = '', of = ''] = english.oneOf
  return said.includes(one) && said.lastIndexOf(of) > said.indexOf(one)
}

const ONE_OF = 4

function whichOf(target: Target, tag: Tag, tagged: Tagged): Reference {
  const among = sharingWords(target, tag, tagged)
  const text = tagged.text.slice(...spanOf(tagged.tokens, target.from, target.to))
  return among.length > 1 ? { text, among } : target.reference
}

/** "the jabs are both at 2", "Lumley's two items": as many as the words fit. */
function countedOf({ reference, in: index }: Target, tagged: Tagged): readonly number[] {
  if (!('text' in reference) || !reference.among) return []
  const { among } = reference
  const [from, to] = tagged.sentences[index] ?? [0, 0]
  for (let at = from; at < to; at++) if (saidCount(at, tagged) === among.length) return among
  return []
}

function saidCount(at: number, tagged: Tagged): number | undefined {
  const norm = tagged.tokens[at]?.norm ?? ''
  if (english.pair.has(norm)) return 2
  const counts = hasRole(tagged, at, 'all') || hasRole(tagged, at + 1, 'task')
  return counts ? english.counts.get(norm) : undefined
}

function isEvery(at: number, tagged: Tagged): boolean {
  return hasRole(tagged, at, 'all') || english.every.has(tagged.tokens[at]?.norm ?? '')
}

/** Of those whose titles have all of these words, the ones that are in the state to be acted on. */
function sharingWords({ from, to }: Target, tag: Tag, { matches, tags }: Tagged): readonly number[] {
  const said = matches.of.slice(from, to).filter((titles, at) => tags[from + at] === tag && titles.length > 0)
  const [first = [], ...others] = said
  const tasks = first
    .filter((title) => others.every((titles) => titles.includes(title)))
    .flatMap((title) => matches.titles[title]?.task ?? [])
  const fitting = tasks.filter(({ completed }) => tag === 'about' || completed === (tag === 'reopen'))
  return [...new Set(fitting.map(({ number }) => number))]
}

/** A story names many things in passing: what is said far less of than of another is not meant, unless they are joined. */
function meantOnes(targets: readonly Target[], { matches, tokens }: Tagged): readonly Target[] {
  const share = ({ reference }: Target) => {
    const number =
      'number' in reference ? reference.number : 'text' in reference ? reference.among?.[0] : undefined
    return matches.said[matches.titles.findIndex(({ task }) => task.number === number)] ?? 1
  }
  const best = Math.max(...targets.map(share))
  const joined = (target: Target, index: number) => {
    const before = targets[index - 1]
    const next = targets[index + 1]
    const between = [
      ...(before ? tokens.slice(before.to, target.from) : []),
      ...(next ? tokens.slice(target.to, next.from) : []),
    ]
    const clause = between.some(
      ({ norm }, at) => norm === ',' && english.joining.has(between[at + 1]?.norm ?? ''),
    )
    return (
      clause || (between.length <= 6 && between.some(({ norm }) => norm === ',' || english.joining.has(norm)))
    )
  }
  return targets.filter((target, index) => share(target) >= best * 0.55 || joined(target, index))
}

/** "mollys appointment": whose it is, not how many there are. */
function isOwner(at: number, { tokens, roles }: Tagged): boolean {
  const next = tokens[at + 1]
  const acts = roles[at + 1]?.some((role) => role !== 'task') === true
  return next?.kind === 'word' && !acts && !english.empty.has(next.stem)
}

function isPlural(at: number, tagged: Tagged): boolean {
  const { tokens, tags, matches } = tagged
  const norm = tokens[at]?.norm ?? ''
  return (
    tags[at] !== 'aside' &&
    (matches.of[at]?.length ?? 0) > 1 &&
    // "parents evening" is one, and called so
    !matches.of[at]?.some((title) => matches.titles[title]?.forms.has(norm)) &&
    norm.endsWith('s') &&
    !norm.endsWith('ss') &&
    !norm.endsWith("'s") &&
    !isOwner(at, tagged) &&
    tokens[at]?.stem !== norm
  )
}
