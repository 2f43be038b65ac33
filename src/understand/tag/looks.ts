/**
 * What a token is seen as. Words of the user's own titles, dates and numbers are seen as what they are, not as which, so
 * that what is learned from one list holds for every other.
 */
import { english } from '../english/english.ts'
import type { Matches } from '../words/matches.ts'
import type { Names } from '../words/names.ts'
import type { Token } from '../words/tokens.ts'
import type { Seen } from './seen.ts'

/** What a token is taken for: a word, a title's word, a list's name, a date … */
export function formOf(at: number, { tokens, matches, names }: Seen): string {
  const token = tokens[at] as Token
  if (token.kind === 'date') return dateForm(token)
  const plain = token.kind === 'word' || token.kind === 'mark'
  const titles = matches.of[at] ?? []
  if (titles.length === 0) return named(at, names) ?? (plain ? token.norm : `<${token.kind}>`)
  const all = matches.titles
  const state = titles.every((title) => all[title]?.task.completed) ? 'td' : 't'
  return plain ? `<${state}${inflection(token, titles, all)}>` : `<${state}>`
}

/** Which of the user's lists or labels it is makes no difference. */
function named(at: number, { lists, labels }: Names): string | null {
  if (lists.at[at]?.length) return '<list>'
  return labels.at[at]?.length ? '<tag>' : null
}

/** What the user's own names make of a word, whatever else it is. */
export function namingRoles(at: number, { lists, labels }: Names): readonly string[] {
  return [...(lists.at[at]?.length ? ['list-name'] : []), ...(labels.at[at]?.length ? ['label-name'] : [])]
}

/** "rang" of a task that says "ring": said as a deed that was done, or as it stands on the list. */
function inflection({ norm }: Token, titles: readonly number[], all: Matches['titles']): string {
  if (titles.some((title) => all[title]?.forms.has(norm))) return ''
  if (english.past.has(norm) || norm.endsWith('ed')) return '-ed'
  return norm.endsWith('ing') ? '-ing' : '~'
}

function dateForm(token: Token): string {
  const [lead = ''] = token.norm.split(' ', 1)
  const kind = dateKind(token)
  return english.dateLeads.has(lead) ? `<${kind} ${lead}>` : `<${kind}>`
}

function dateKind({ date }: Token): string {
  if (date === undefined || 'recurring' in date) return 'again'
  if ('from' in date) return 'days'
  return date.due_date.length > 10 ? 'time' : 'day'
}

/** How well the best of the titles it stands in was said, and whether it is one the talk is about. */
export function matchOf(titles: readonly number[], { matches, mood }: Seen): string {
  if (titles.length === 0) return '-'
  const best = titles.reduce((a, b) => ((matches.said[b] ?? 0) > (matches.said[a] ?? 0) ? b : a))
  const said = Math.round((matches.said[best] ?? 0) * 3)
  const numbers = titles.map((title) => matches.titles[title]?.task.number ?? 0)
  const offered = numbers.some((number) => mood.choices.includes(number))
  const focused = mood.focus !== null && numbers.includes(mood.focus)
  return `${Math.min(2, titles.length)} ${said} ${matches.titles[best]?.task.completed} ${offered} ${focused}`
}

/** How a word ends, how long it is, and whether it tells of the past. */
export function shapeOf({ kind, norm, stem }: Token): string {
  if (kind !== 'word') return kind
  const ending = /(?:ed|ing|ly|s|n't|'s|'ve|'ll)$/u.exec(norm)?.[0] ?? ''
  return `${ending} ${norm.length < 4 ? norm.length : 4} ${english.past.has(norm) || (ending === 'ed' && stem !== norm)}`
}
