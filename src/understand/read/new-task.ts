/** The words of a new task → title, note, priority, due date. Dates leave the title, everything else said stays in it. */
import type { CreateTask, NewTask, Span } from '../../domain/command.ts'
import type { Token } from '../text/tokens.ts'
import { spanOf, textOf, textWithout } from './cut.ts'
import { dueAmong, isSet, isTowards, isWithoutDay, type SaidDue } from './due.ts'
import { errandFor } from './errand-for.ts'
import { leadTimeOf } from './lead-time.ts'
import type { Found } from './match-rules.ts'
import { leadOf, namingDays } from './name-dates.ts'
import { noteOf } from './note.ts'
import { priorityBeside } from './priority.ts'
import { norms, type Range, type Sentence, withDatesBehind } from './sentence.ts'

interface Said {
  readonly params: NewTask
  readonly spans: Record<string, Span>
}

export function newTask(sentence: Sentence, found: Found): CreateTask {
  const { params, spans } = about(sentence, found)
  const list = found.holes.get('list')
  const name = list === undefined ? '' : listName(sentence, list)
  if (list === undefined || name === '') return { intent: 'CREATE_TASK', params, spans }
  const where = { ...spans, list: spanOf(sentence, list) }
  return { intent: 'CREATE_TASK', params: { ...params, list: name }, spans: where, makes_list: true }
}

function about(sentence: Sentence, { range, holes }: Found): Said {
  const said = holes.get('title')
  const errand = said === undefined ? undefined : errandFor(sentence, said)
  const { params, spans } = newTitle(sentence, range, errand?.title)
  if (!errand?.who) return { params, spans }
  const note = [params.description, textOf(sentence, errand.who)].filter((part) => part !== undefined)
  params.description = note.join(', ')
  return { params, spans: { ...spans, description: spanOf(sentence, errand.who) } }
}

/** `range` is where dates and priorities are looked for, `title` the words that name the task. */
export function newTitle(sentence: Sentence, range: Range, title: Range | undefined, notes = true): Said {
  const params: NewTask = {}
  const spans: Record<string, Span> = {}
  const names = title === undefined ? [] : namingDays(sentence, title)
  const due = dueBeside(sentence, range, names)
  if (due !== null) {
    Object.assign(params, due.params)
    spans.due_date = due.span
  }
  const priority = priorityBeside(sentence, range, title)
  if (priority !== null) {
    params.priority = priority.value
    spans.priority = priority.span
  }
  if (title !== undefined)
    takeTitle(
      sentence,
      withDatesBehind(sentence, title, range),
      { params, spans },
      { notes, hour: due?.hour, also: due?.also, names },
    )
  if (title !== undefined && spans.title !== undefined) spans.title = spanOf(sentence, title)
  keepOwner(sentence, range, title, params)
  keepRecurrence(sentence, range, title, params)
  return { params, spans }
}

/** "tomorrow send the friday report": the day that names something is not the one it is due, if there is another. */
function dueBeside(sentence: Sentence, range: Range, names: readonly Token[]): SaidDue | null {
  const said = sentence.tokens.slice(...range)
  const others = said.filter((token) => !names.includes(token))
  const name = names[0]?.start ?? Number.POSITIVE_INFINITY
  // "meet the friday group at 7", "… in the evening" is on that day
  const another = others.some((token) => isSet(token) && !(token.start > name && isWithoutDay(token)))
  if (names.length === 0 || !another) return dueAmong(sentence, said)
  // "move the friday meeting to monday", "tell Bob the friday meeting is on monday": of what is done, not when
  const told = others.filter((token) => !isTowards(token) && !isTold(sentence, token))
  return dueAmong(sentence, told.some(isSet) ? told : said)
}

function isTold({ tokens }: Sentence, token: Token): boolean {
  const before = tokens[tokens.indexOf(token) - 1]?.norm ?? ''
  return before === 'is' || before === 'was' || before === 'moved'
}

/** "Friday's recital": a day that owns the thing is part of its name. */
const OWNER = /(?<!\p{L})\p{L}{1,12}['’]s$/u

/** What of a date may be cut from a title: nothing of "for Friday's" in the middle, "for" where it begins with it. */
function withoutOwner({ text }: Sentence, date: Span, title: Span): Span {
  const owner = OWNER.exec(text.slice(...date))
  if (owner === null || text.slice(date[1], title[1]).trim() === '') return date
  return [date[0], date[0] <= title[0] ? date[0] + owner.index : date[0]]
}

/** "a reminder for Friday's recital": its words were read as a date before the title. */
function keepOwner(sentence: Sentence, [from]: Range, title: Range | undefined, params: NewTask): void {
  const before = title !== undefined && title[0] > from ? sentence.tokens[title[0] - 1] : undefined
  const said = before?.date === undefined ? '' : sentence.text.slice(before.start, before.end)
  const owner = OWNER.exec(said)?.[0]
  if (owner !== undefined && params.title !== undefined) params.title = `${owner} ${params.title}`
}

/** "a daily reminder to stretch": until recurring tasks exist, how often stays in the title. */
function keepRecurrence(
  sentence: Sentence,
  [from, to]: Range,
  title: Range | undefined,
  params: NewTask,
): void {
  if (title === undefined || params.title === undefined) return
  const before = sentence.tokens.slice(from, Math.min(title[0], to)).filter(isRecurring)
  const said = before.map(({ start, end }) => sentence.text.slice(start, end))
  params.title = [params.title, ...said].join(' ')
}

function isRecurring({ date }: Token): boolean {
  return date !== undefined && 'recurring' in date
}

const PRONOUNS = new Set([
  'it',
  'that',
  'this',
  'them',
  'these',
  'those',
  'some',
  'something',
  'one',
  'this one',
])

interface Asked {
  readonly notes: boolean
  /** Where an hour was said apart from its day, or another date: they leave the title as well. */
  readonly hour: Span | undefined
  readonly also: Span | undefined
  /** Days that name something: they stay. */
  readonly names: readonly Token[]
}

function takeTitle(sentence: Sentence, range: Range, { params, spans }: Said, asked: Asked): void {
  const { notes, hour, also, names } = asked
  if (PRONOUNS.has(norms(sentence, range).join(' '))) return
  const span = spanOf(sentence, range)
  const leads = names.filter(({ start }) => start <= span[0]).map((name) => leadOf(sentence, name))
  const cuts = [spans.due_date, hour, also, spans.priority]
    .filter((part) => part !== undefined)
    .filter(([from]) => !names.some(({ start }) => start === from))
    .map((part) => withoutOwner(sentence, part, span))
    .concat(leads)
    .sort((a, b) => a[0] - b[0])
  const quoted = wordsAlone(sentence, range)
  const whole = quoted ?? loose(textWithout(sentence.text, span, cuts), cuts.length > 0)
  const [named, lead] = quoted === null && notes ? leadTimeOf(whole) : [whole, '']
  const [title, told] = notes ? noteOf(named) : [named, '']
  const more = also === undefined ? '' : sentence.text.slice(...also)
  const note = [told, lead, more].filter((part) => part !== '').join(', ')
  if (title === '') return
  params.title = title
  spans.title = span
  if (note !== '') params.description = note
}

/** One word or quotation, dates beside it aside: taken as it is, a quotation without its marks. */
function wordsAlone(sentence: Sentence, [from, to]: Range): string | null {
  if (to - from === 1) return textOf(sentence, [from, to])
  const [only, ...more] = sentence.tokens.slice(from, to).filter(({ kind }) => kind !== 'date')
  return more.length === 0 ? (only?.quoted?.trim() ?? null) : null
}

/** No time at all: it may go. */
const VAGUE =
  / (?:later(?: on)?|in a ?while|in a (?:little )?(?:bit|while)|sometime(?: soon)?|soon|at some point|at a later (?:time|date)|at the right time)$/iu

/** "I need to do: laundry" */
const DICTATED = /^do: /iu

/** What only led to the date goes with it ("the recital is [on Friday]"), and so does a vague "later". */
function loose(title: string, dated: boolean): string {
  const bare = title.replace(VAGUE, '').replace(DICTATED, '')
  return dated
    ? bare.replace(/ (?:(?:is|are)(?: due)?|due|starting|beginning)$/iu, '').replace(/^(?:is|are) /iu, '')
    : bare
}

/** "my shopping list" → "shopping"; a plain "my list" has no name. */
function listName(sentence: Sentence, range: Range): string {
  const plain = new Set([
    'my',
    'the',
    'our',
    'a',
    'this',
    'that',
    'list',
    'lists',
    'todo',
    'to-do',
    'to',
    'do',
    'task',
    'tasks',
    'of',
  ])
  const words = norms(sentence, range).filter((word) => !plain.has(word) && !word.startsWith('<'))
  return words.length === 0 || words.length > 3 ? '' : words.join(' ')
}
