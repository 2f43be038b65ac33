/** What becomes of a task that is there already: a new name, or nothing of what it had. */
import { dateOf, timeOf, weekday } from '../../domain/calendar.ts'
import type { TaskChange } from '../../domain/command.ts'
import { editDistance } from '../../domain/edit-distance.ts'
import { english } from '../english/english.ts'
import { lemmaOf } from '../english/lemma.ts'
import type { Tag } from '../tag/tags.ts'
import { isLabel } from './lists.ts'
import { type Run, runsOf, textOf } from './runs.ts'
import { hasRole, spanOf, type Tagged, type Target } from './tagged.ts'

export function isOffset({ in: index }: Target, { tokens, sentences, tags }: Tagged): boolean {
  const [from, to] = sentences[index] ?? [0, 0]
  return tokens
    .slice(from, to)
    .some(({ date }, at) => tags[from + at] === 'due' && date?.rule.startsWith('offset/'))
}

export function renaming({ reference, implied }: Target, tagged: Tagged): TaskChange {
  // "sorry, baby brain, it's baby swim": the last is what is meant
  const run = runsOf('becomes', tagged).findLast((one) => /[\p{L}\p{N}]/u.test(textOf(one, tagged)))
  if (!run || (implied && isMereStory(tagged))) return {}
  const number = 'number' in reference ? reference.number : tagged.mood.focus
  const title = tagged.matches.titles.find(({ task }) => task.number === number)?.task.title
  const whole = saysRename(tagged) || isSaidBefore(title, run, tagged)
  const becomes = textOf(whole ? wholeName(run, tagged) : run, tagged).replace(english.becoming, '')
  if (title === undefined || whole) return { title: becomes }
  const replaced = wordsThatGo(tagged)
  return {
    title:
      replaced === null
        ? (beside(title, becomes, run, tagged) ?? corrected(title, becomes))
        : exchanged(title, replaced, becomes),
  }
}

/** "rename pay rent to pay the rent": words that both have belong to the new name, too. */
function wholeName({ from, to }: Run, tagged: Tagged): Run {
  let end = to
  while (tagged.tags[end] === 'change') end++
  return { from, to: end }
}

/** "change write to Margaret to phone Margaret": all of the old name, and then all of the new one. */
function isSaidBefore(title: string | undefined, { from }: Run, { text, tokens, tags }: Tagged): boolean {
  const before = text.slice(0, tokens[from]?.start ?? 0).toLowerCase()
  return title?.includes(' ') === true && before.includes(title.toLowerCase()) && !tags.includes('replaced')
}

function wordsThatGo(tagged: Tagged): string | null {
  const { tags, tokens, text } = tagged
  const goes = (tag: Tag, at: number) => tag === 'replaced' && !isLabel(at, tagged)
  const [first, last] = [tags.findIndex(goes), tags.findLastIndex(goes)]
  if (first < 0) return null
  // "Mr, not Mrs.": the full stop is not the title's
  return tokens[first]?.quoted ?? text.slice(...spanOf(tokens, first, last + 1)).replace(/[.]$/u, '')
}

/** The new name may say all of it. */
function exchanged(title: string, replaced: string, becomes: string): string {
  const place = title.toLowerCase().indexOf(replaced.toLowerCase())
  if (place < 0 || same(title.split(' ')[0], becomes.split(' ')[0])) return becomes
  return title.slice(0, place) + becomes + title.slice(place + replaced.length)
}

/** "rename it to …": what follows is all of the name. */
function saysRename({ tokens, tags }: Tagged): boolean {
  if (tags.includes('replaced')) return false
  return tokens.some(
    ({ norm }, at) =>
      english.renaming.has(norm) ||
      (english.saying.has(norm) && english.becoming.test(`${tokens[at - 1]?.norm} x`)),
  )
}

const FEW_WORDS = 6

/** "someone wrote "delete all" on a wall": a long text that says of nothing what it becomes gives no name. */
function isMereStory(tagged: Tagged): boolean {
  const names = tagged.tokens.some((_, at) => hasRole(tagged, at, 'change', 'correct'))
  return !names && tagged.tokens.length > FEW_WORDS
}

/** "make it oat milk", of "buy milk"; "M6 screws", of "order M8 screws": said beside a word of the title. */
function beside(
  title: string,
  becomes: string,
  { to }: { readonly to: number },
  { tokens, tags }: Tagged,
): string | null {
  const next = tags[to] === 'change' ? tokens[to]?.stem : undefined
  const words = title.split(' ')
  const place = next ? words.findIndex((word) => lemmaOf(word.toLowerCase()) === next) : -1
  if (place < 1) return null
  if (same(words[0], becomes.split(' ')[0])) return [becomes, ...words.slice(place)].join(' ')
  const from = Math.max(0, place - becomes.split(' ').length)
  const swaps = isAlike(words[place - 1] ?? '', becomes.split(' ').at(-1) ?? '')
  // the first word says what is done, and stays
  return [...words.slice(0, swaps || from > 1 ? from : place), becomes, ...words.slice(place)].join(' ')
}

/** "12 bags" for "10 bags", "Jan" for "Jon": words stand for those they are like; a whole new title says all of it. */
function corrected(title: string, becomes: string): string {
  const [words, said] = [title.split(' '), becomes.split(' ')]
  if (said.length > 1 && same(words[0], said[0])) return becomes
  const like = words.flatMap((word, at) =>
    said.some((one) => same(word, one) || isAlike(word, one)) ? [at] : [],
  )
  const [first, last] = [like[0], like.at(-1)]
  if (first === undefined || last === undefined || last - first >= said.length) return becomes
  if (said.length > 1 && like.length === 1 && !same(words[first], said.at(-1))) return becomes
  return [...words.slice(0, first), becomes, ...words.slice(last + 1)].join(' ')
}

function same(word = '', other = ''): boolean {
  return word.toLowerCase() === other.toLowerCase()
}

function isAlike(word: string, other: string): boolean {
  if (/\d/u.test(word) || /\d/u.test(other)) return shapeOf(word) === shapeOf(other)
  if (isName(word) && isName(other) && same(word[0], other[0])) return !same(word, other)
  const most = word.length > 6 ? 3 : 2
  return (
    word.length > 2 && !same(word, other) && editDistance(word.toLowerCase(), other.toLowerCase()) <= most
  )
}

/** Written with a capital: "Gdynia" stands for "Gdansk". */
function isName(word: string): boolean {
  return /^\p{Lu}\p{Ll}/u.test(word)
}

/** "M8" and "M6", "10" and "12". */
function shapeOf(word: string): string {
  return word.toLowerCase().replaceAll(/\d+/gu, '0')
}

/** "make it every two weeks": another rule moves a task only if it does not fall on its day. */
export function onItsDay(change: TaskChange, present: string | null): TaskChange {
  const { recurrence, due_date, timezone: _, ...others } = change
  if (!recurrence || !due_date || present === null || timeOf(due_date) !== null) return change
  const days = /BYDAY=(?<days>[A-Z,]+)(?:;|$)/u.exec(recurrence)?.groups?.days?.split(',')
  const fits = days ? days.includes(weekdayCode(present)) : !/;BY/u.test(recurrence)
  return fits ? { recurrence, ...others } : change
}

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

function weekdayCode(due: string): string {
  return WEEKDAYS[weekday(dateOf(due)) - 1] ?? ''
}

/** "no date for the dentist", "take the deadline off it" */
export function clearing({ in: index }: Target, { tokens, sentences, matches, names }: Tagged): TaskChange {
  const [from, to] = sentences[index] ?? [0, 0]
  // "the name labels": a word of a title says which, not what
  const said = tokens.slice(from, to).filter((_, at) => (matches.of[from + at]?.length ?? 0) === 0)
  const words = said.map(({ norm }) => norm)
  const postpones = words.includes(english.put)
  const clears = words.some((word) => english.clearing.has(word) && !(postpones && word === english.off))
  const repeats = words.some((word) => english.repeatNouns.has(word))
  if (repeats && (clears || words.some((word) => english.stopping.has(word)))) return { recurrence: null }
  if (!clears) return {}
  if (words.some((word) => english.labelNouns.has(word))) return { remove_labels: labelsIn(names, from, to) }
  if (words.some((word) => english.timeNouns.has(word))) return { due_date: null, keeps_day: true }
  if (words.some((word) => english.dateNouns.has(word) || english.severalDates.has(word)))
    return { due_date: null }
  return words.some((word) => english.levelNouns.has(word)) ? { priority: null } : {}
}

/** The labels that are named there; all of them, if none is. */
function labelsIn({ labels }: Tagged['names'], from: number, to: number): readonly string[] | 'all' {
  const named = new Set(labels.at.slice(from, to).flat())
  return named.size === 0 ? 'all' : [...named].flatMap((label) => labels.names[label] ?? [])
}

/** When the task is due as it is. */
export function presentDue({ reference }: Target, { matches, mood }: Tagged): string | null {
  const number = 'number' in reference ? reference.number : 'pronoun' in reference ? mood.focus : null
  return matches.titles.find(({ task }) => task.number === number)?.task.due_date ?? null
}
