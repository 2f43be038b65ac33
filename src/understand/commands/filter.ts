/** What narrows a list down: a day, a priority, a state, a word; and how it is to be sorted and cut. */
import type { Filter, ListTasks } from '../../domain/command.ts'
import { doneWhen } from '../dates/done-when.ts'
import { dueFilterOf } from '../dates/due-filter.ts'
import { english } from '../english/english.ts'
import type { Tag } from '../tag/tags.ts'
import { isLabel, namedFilter } from './lists.ts'
import { hasRole, type Tagged } from './tagged.ts'

/** By what stands in one sentence. */
export function filterIn(index: number, tagged: Tagged): Filter {
  const [from, to] = tagged.sentences[index] ?? [0, 0]
  let filter: Filter = {}
  for (let at = from; at < to; at++)
    if (tagged.tags[at] === 'filter') filter = { ...filterAt(at, tagged), ...filter }
  return { ...filter, ...namedFilter(index, tagged) }
}

function filterAt(at: number, tagged: Tagged): Filter {
  const { tokens, now, names } = tagged
  const token = tokens[at]
  if (names.lists.at[at]?.length || isLabel(at, tagged)) return {}
  const due = token?.date ? dueFilterOf(token.date, token.norm, now) : null
  if (due !== null) return { due }
  if (english.noDates.has(token?.norm ?? '')) return {}
  return FILTERS.find(([role]) => hasRole(tagged, at, role))?.[1] ?? {}
}

/** What words with a role of their own narrow a list down to. */
const FILTERS: readonly (readonly [role: string, filter: Filter])[] = [
  ['overdue', { due: 'overdue' }],
  ['undated', { due: 'none' }],
  ['low', { priority: 'low' }],
  ['high', { priority: 'high' }],
  ['normal', { priority: 'medium' }],
  ['done-status', { status: 'completed' }],
]

/** What a question asks to see. */
export function listAsked(index: number, tagged: Tagged): ListTasks['params'] {
  const [from, to] = askingIn(index, tagged)
  const tokens = tagged.tokens.slice(from, to)
  const said = tokens.map(({ norm }) => norm)
  const phrase = ` ${said.join(' ')} `
  const has = (list: readonly string[]) => list.some((one) => phrase.includes(` ${one} `))
  const filter: ListTasks['params'] = { ...filterIn(index, tagged), ...daysShown(index, tagged) }
  if (has(english.asked.count)) filter.count = true
  const due = filter.due ?? dueAsked(has)
  if (due !== undefined) filter.due = due
  const done = isDoneAsked(has)
  const status = done ? 'completed' : statusAsked(has)
  if (status) filter.status = status
  if (done) askDone(filter, index, has, tagged)
  // "next week" is a day, not what comes next
  const undated = tokens.flatMap(({ date, norm }) => (date ? [] : [norm]))
  return { ...filter, ...kindsAsked(filter, has), ...orderIn(undated) }
}

/** "mark the first two as done and show me what remains": beside an order, only what asks. */
function askingIn(index: number, { sentences, tags }: Tagged): readonly [number, number] {
  const [from, to] = sentences[index] ?? [0, 0]
  const own = tags.slice(from, to)
  if (!own.some((tag) => ORDERS.has(tag))) return [from, to]
  return [from + Math.max(0, own.indexOf('show')), from + own.lastIndexOf('show') + 1]
}

const ORDERS: ReadonlySet<Tag> = new Set<Tag>(['done', 'reopen', 'change', 'drop', 'new'])

/** What all of them have in common, said in so many words. */
function kindsAsked({ priority, label }: Filter, has: Has): Filter {
  return {
    // a label may be called "urgent"
    ...(!priority && !label && has(english.asked.high) ? { priority: 'high' as const } : {}),
    ...(has(english.asked.repeating) ? { repeating: true as const } : {}),
    ...(has(english.asked.unlisted) ? { list: null } : {}),
  }
}

function isDoneAsked(has: Has): boolean {
  return has(english.asked.done) && !has(english.asked.open) && !has(english.asked.every)
}

/** "what's on tomorrow": the day may be part of the asking. */
function daysShown(index: number, tagged: Tagged): Filter {
  const [from, to] = tagged.sentences[index] ?? [0, 0]
  let filter: Filter = {}
  for (let at = from; at < to; at++)
    if (tagged.tokens[at]?.date && tagged.tags[at] === 'show') filter = { ...filter, ...filterAt(at, tagged) }
  return filter
}

/** Said in so many words; otherwise what is open is meant. */
function statusAsked(has: Has): 'all' | 'pending' | null {
  if (has(english.asked.every)) return 'all'
  return has(english.asked.pending) ? 'pending' : null
}

type Has = (list: readonly string[]) => boolean

function dueAsked(has: Has): Filter['due'] {
  if (has(english.asked.overdue)) return 'overdue'
  return has(english.asked.undated) ? 'none' : undefined
}

/** Of what is done, a day says when it was done, not when it was due. */
function askDone(filter: ListTasks['params'], index: number, has: Has, { tokens, sentences, now }: Tagged) {
  const [from, to] = sentences[index] ?? [0, 0]
  const dates = tokens.slice(from, to).flatMap(({ date, norm }) => (date ? [norm] : []))
  const during =
    doneWhen(dates.join(' '), now) ?? doneWhen(has([english.yesterday]) ? english.yesterday : '', now)
  delete filter.due
  if (during) filter.completed_during = during
}

function orderIn(said: readonly string[]): Pick<ListTasks['params'], 'order' | 'limit'> {
  const phrase = ` ${said.join(' ')} `
  const has = (one: string) => phrase.includes(` ${one} `)
  for (const [order, words] of english.orders) {
    const word = words.find(has)
    if (word === undefined) continue
    const next = said[said.indexOf(word.split(' ').at(-1) ?? '') + 1] ?? ''
    const limit = english.counts.get(next) ?? (english.sorting.some(has) ? undefined : 1)
    return { order, ...(limit === undefined ? {} : { limit }) }
  }
  return firstFew(said)
}

/** "the first three" */
function firstFew(said: readonly string[]): Pick<ListTasks['params'], 'limit'> {
  const first = said.findIndex(
    (word, at) => english.ordinals.get(word) === 1 && english.counts.has(said[at + 1] ?? ''),
  )
  return first < 0 ? {} : { limit: english.counts.get(said[first + 1] ?? '') ?? 1 }
}
