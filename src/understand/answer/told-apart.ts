/**
 * Which of the choices is meant, by what tells them apart: a word that only one of them has ("the oars obviously"), the
 * day it is due ("the one on thursday"), or how it compares with the others ("whichever is soonest").
 */
import { dateOf } from '../../domain/calendar.ts'
import type { Interpretation } from '../../domain/command.ts'
import type { KnownTask } from '../../domain/known-task.ts'
import { english } from '../english/english.ts'
import type { Untagged } from '../reading.ts'

const SURE = 0.9
/** Whoever says more than this says something else. */
const MOST_WORDS = 16

/** null: it does not say which. */
export function toldApart(message: Untagged): Interpretation | null {
  const places = placesIn(message)
  if (places.length === 0) return null
  return {
    commands: [],
    confidence: SURE,
    method: 'RULE_BASED',
    rules: ['told-apart'],
    reasoning: 'It says what only that choice has.',
    answer: { kind: 'pick', references: places.map((place) => ({ position: place + 1 })) },
  }
}

function placesIn(message: Untagged): readonly number[] {
  const { tokens, mood, matches } = message
  const tasks = mood.choices.map((number) => matches.titles.find(({ task }) => task.number === number)?.task)
  const known = tasks.filter((task) => task !== undefined)
  if (known.length < 2 || known.length < tasks.length || isAnotherThing(message)) return []
  const counts = tokens.some(({ norm }) => english.counts.get(norm) === known.length)
  if (counts && tokens.some(({ norm }) => english.them.has(norm))) return known.map((_, at) => at)
  const place = byWords(message) ?? byDay(known, message) ?? byRank(known, message)
  return place === null ? [] : [place]
}

/** An order or a question of its own, or a story. */
function isAnotherThing({ tokens, roles, matches }: Untagged): boolean {
  const first = tokens.findIndex(
    ({ kind }, at) => kind !== 'mark' && !roles[at]?.some((role) => BEFORE.has(role)),
  )
  const orders = roles[first]?.some((role) => ORDERS.has(role)) && (matches.of[first]?.length ?? 0) === 0
  return tokens.length > MOST_WORDS || orders === true || tokens.at(-1)?.norm === '?'
}

const BEFORE: ReadonlySet<string> = new Set(['filler', 'correct', 'talk', 'lead'])
const ORDERS: ReadonlySet<string> = new Set(['add', 'drop', 'postpone', 'show', 'undo', 'question', 'reopen'])

/** The first choice of which something is said that is not true of others; what is denied of one is said of the rest. */
function byWords(message: Untagged): number | null {
  const said = message.matches.of.flatMap((titles, at) => {
    const place = onlyChoiceIn(titles, message)
    return place === null ? [] : [{ place, denied: isDenied(at, message) }]
  })
  const denied = new Set(said.flatMap((one) => (one.denied ? [one.place] : [])))
  const first = said.find((one) => !one.denied)
  if (first) return denied.has(first.place) ? null : first.place
  return denied.size === 0 ? null : only([...message.mood.choices.keys()], (place) => !denied.has(place))
}

function onlyChoiceIn(titles: readonly number[], { matches, mood }: Untagged): number | null {
  const numbers = titles.map((title) => matches.titles[title]?.task.number)
  return only(mood.choices, (number) => numbers.includes(number))
}

function isDenied(at: number, { tokens, roles }: Untagged): boolean {
  const mark = tokens.slice(0, at).findLastIndex(({ kind }) => kind === 'mark')
  return roles.slice(Math.max(mark + 1, at - 3), at).some((some) => some.includes('negation'))
}

function byDay(tasks: readonly KnownTask[], { tokens, roles }: Untagged): number | null {
  const days = tokens.flatMap(({ date }) => (date && 'due_date' in date ? [dateOf(date.due_date)] : []))
  const undated = roles.some((some) => some.includes('undated'))
  return only(tasks, ({ due_date }) => (due_date === null ? undated : days.includes(dateOf(due_date))))
}

/** "the later", "the upper one" */
function byRank(tasks: readonly KnownTask[], { tokens }: Untagged): number | null {
  const says = (words: ReadonlySet<string>) => tokens.some(({ norm }) => words.has(norm))
  const dues = tasks.map(({ due_date }) => due_date)
  const dated = dues.filter((due) => due !== null).toSorted()
  if (says(english.sooner) && dated.length > 0) return only(dues, (due) => due === dated[0])
  if (says(english.latest) && dated.length > 1) return only(dues, (due) => due === dated.at(-1))
  if (says(english.upper)) return 0
  if (says(english.lower)) return tasks.length - 1
  return says(english.middle) && tasks.length % 2 === 1 ? (tasks.length - 1) / 2 : null
}

function only<Item>(items: readonly Item[], fits: (item: Item) => boolean): number | null {
  const places = items.flatMap((item, at) => (fits(item) ? [at] : []))
  return places.length === 1 ? (places[0] ?? null) : null
}
