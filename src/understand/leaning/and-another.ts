/**
 * "and eggs", "oh, and a bell", "same for Aisha Rahman": said right after something was added, it is one more of the
 * kind, for the same day and on the same list.
 */
import { dateOf, timeOf } from '../../domain/calendar.ts'
import type { CreateTask, Interpretation } from '../../domain/command.ts'
import type { KnownTask } from '../../domain/known-task.ts'
import { dueOf } from '../commands/dues.ts'
import { spanOf } from '../commands/tagged.ts'
import { leaning } from '../english/leaning.ts'
import type { Untagged } from '../reading.ts'

const SURE = 0.85
/** Longer than this it says something of its own. */
const MOST_WORDS = 10

/** null: it does not go on with what was added. */
export function andAnother(message: Untagged): Interpretation | null {
  const last = lastAdded(message)
  const said = last && saidIn(message)
  if (!last || !said) return null
  const title = said.like ? likeIt(last.title, said, message) : textIn(said, message)
  if (title === null || title === '') return null
  const command: CreateTask = {
    intent: 'CREATE_TASK',
    params: { title, ...whenOf(said, last, message), ...placeOf(last) },
    spans: { title: spanOf(message.tokens, said.from, said.to) },
  }
  return {
    commands: [command],
    confidence: SURE,
    method: 'RULE_BASED',
    rules: ['and-another'],
    reasoning: 'It goes on with what was just added: one more of the kind.',
  }
}

function lastAdded({ mood, matches, tokens }: Untagged): KnownTask | null {
  const added = mood.intents.length > 0 && mood.intents.every((intent) => ADDED.has(intent))
  if (!added || mood.asked !== null || tokens.length > MOST_WORDS) return null
  return matches.titles.find(({ task }) => task.number === mood.focus)?.task ?? null
}

/** What was added may have been given a day in between. */
const ADDED: ReadonlySet<string> = new Set(['CREATE_TASK', 'UPDATE_TASK'])

interface Said {
  /** The words that name it, half-open. */
  readonly from: number
  readonly to: number
  readonly dates: readonly number[]
  /** It is told what it is for, not what it is. */
  readonly like: boolean
}

/** Nothing but a name, with a day at most, and a word that goes on. */
function saidIn(message: Untagged): Said | null {
  const { tokens } = message
  const [start, to] = withoutFrills(message)
  const first = tokens.findIndex(({ norm }, at) => at >= start && !leaning.anotherOne.has(norm))
  const before = tokens.slice(0, start).some(({ norm }) => leaning.goingOn.has(norm))
  const behind = tokens.some((_, at) => at >= to && isAlso(at, message))
  const another = first > start
  if (first < 0 || !(before || behind || another)) return null
  const dates = datesAtTheEnd(first, to, message)
  const said = { from: first, to: dates[0] ?? to, dates, like: isFor(first, message) }
  return isName(said, message) && (said.like || !another) ? said : null
}

/** Where what is said begins and ends. */
function withoutFrills(message: Untagged): readonly [from: number, to: number] {
  const { length } = message.tokens
  let from = 0
  while (isAround(from, message)) from++
  let to = length
  while (to > from && (isAround(to - 1, message) || isAlso(to - 1, message))) to--
  return [from, to]
}

function isFor(at: number, { tokens }: Untagged): boolean {
  return leaning.prepositions.has(tokens[at]?.norm ?? '')
}

/** Plain words that tell nothing and ask for nothing else. */
function isName({ from, to }: Said, message: Untagged): boolean {
  const words = message.tokens.slice(from, to)
  const plain = words.length > 0 && words.every(({ kind }) => kind === 'word' || kind === 'number')
  const tells = words.some(({ norm }) => leaning.telling.has(norm))
  const roles = message.roles.slice(from, to)
  const inFull = roles[0]?.includes('add') === true
  const own = roles.flat().some((role) => OTHERWISE.has(role))
  return plain && !tells && !inFull && !own && !isNamed(from, to, message)
}

function isAround(at: number, { tokens }: Untagged): boolean {
  const token = tokens[at]
  return token !== undefined && (token.kind === 'mark' || leaning.around.has(token.norm))
}

function isAlso(at: number, { tokens }: Untagged): boolean {
  const [before, word, next] = [tokens[at - 1]?.norm, tokens[at]?.norm ?? '', tokens[at + 1]?.norm]
  const inTwo = leaning.alsoInTwo.has(`${before}-${word}`) || leaning.alsoInTwo.has(`${word}-${next}`)
  return leaning.alsoAtTheEnd.has(word) || inTwo
}

function datesAtTheEnd(from: number, to: number, { tokens }: Untagged): readonly number[] {
  let at = to
  while (at > from && tokens[at - 1]?.kind === 'date' && !tokens[at - 1]?.repeats) at--
  return Array.from({ length: to - at }, (_, step) => at + step)
}

/** What asks for something else. */
const OTHERWISE: ReadonlySet<string> = new Set([
  ...['drop', 'reopen', 'postpone', 'show', 'undo', 'question', 'negation', 'except', 'note', 'list'],
  ...['done-report', 'done-status', 'correct', 'high', 'low', 'normal', 'all', 'talk'],
])

/** It is on the list already: then it is spoken of, not added. */
function isNamed(from: number, to: number, { matches, mood }: Untagged): boolean {
  return matches.titles.some(
    ({ task }, title) =>
      task.number !== mood.focus &&
      !task.completed &&
      matches.of.slice(from, to).some((titles) => titles.includes(title)) &&
      (matches.said[title] ?? 0) >= HALF,
  )
}

const HALF = 0.5

function textIn({ from, to }: Said, { text, tokens }: Untagged): string {
  return text.slice(...spanOf(tokens, from, to))
}

/** "buy a present for Matilda", "and for her brother": the same, but for what it is for. */
function likeIt(title: string, said: Said, message: Untagged): string | null {
  const words = title.split(' ')
  const joint = message.tokens[said.from]?.norm ?? ''
  const whom = textIn({ ...said, from: said.from + 1 }, message)
  const at = words.findLastIndex((word) => word.toLowerCase() === joint)
  if (whom === '') return null
  if (at > 0) return [...words.slice(0, at + 1), whom].join(' ')
  return inItsPlace(words, whom)
}

/** "ring Chloe about her bloods", "same for Aisha": whom it names first is another. */
function inItsPlace(words: readonly string[], whom: string): string | null {
  const from = words.findIndex((word, at) => at > 0 && /^\p{Lu}/u.test(word))
  if (from < 0) return null
  const length = words.slice(from).findIndex((word) => !/^\p{Lu}/u.test(word))
  const rest = length < 0 ? [] : words.slice(from + length)
  return [...words.slice(0, from), whom, ...rest].join(' ')
}

/** On the same day, unless another one is said; an hour is of one thing alone, unless it is the same for both. */
function whenOf(said: Said, { due_date }: KnownTask, message: Untagged): CreateTask['params'] {
  const { tokens, now, order } = message
  const due = said.dates.length > 0 ? dueOf(said.dates, { tokens, now, order }, false) : null
  if (due) return dated(due.change.due_date ?? null, due.change.keeps_day === true, due_date, message)
  if (due_date === null) return {}
  const time = timeOf(due_date)
  if (time !== null && !said.like) return {}
  return { due_date, ...(time === null ? {} : { timezone: now.timezone }) }
}

function dated(
  said: string | null,
  clock: boolean,
  before: string | null,
  { now }: Untagged,
): CreateTask['params'] {
  if (said === null) return {}
  // "at 11", of what goes on with something for tomorrow
  const day = clock && before !== null ? dateOf(before) : dateOf(said)
  const time = timeOf(said)
  return time === null ? { due_date: day } : { due_date: `${day}T${time}`, timezone: now.timezone }
}

function placeOf({ list, labels = [] }: KnownTask): CreateTask['params'] {
  return { ...(list ? { list } : {}), ...(labels.length > 0 ? { labels: [...labels] } : {}) }
}
