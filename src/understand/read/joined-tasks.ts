/**
 * "buy milk tomorrow and call mum on friday" → a task each, with the date that was said of it.
 * What was said of all of them counts for each that has no date of its own.
 */
import type { CreateTask, NewTask } from '../../domain/command.ts'
import type { Token } from '../text/tokens.ts'
import { textOf } from './cut.ts'
import { dueAmong, type SaidDue } from './due.ts'
import { duesOf, lacksDay } from './dues-of-parts.ts'
import { errandFor } from './errand-for.ts'
import { errandsIn } from './errands.ts'
import { withNames } from './name-dates.ts'
import { newTitle } from './new-task.ts'
import { areTwo, isDate, type Part, partOf, partsIn } from './parts.ts'
import { type Range, type Sentence, withDatesBehind } from './sentence.ts'

export interface JoinedTasks {
  readonly tasks: readonly CreateTask[]
  /** false: so it may be meant, but it has to be asked. */
  readonly sure: boolean
}

/** null where it is one task, or the same date counts for all. `said` are the words of the task, somewhere in `range`. */
export function joinedTasks(
  message: Sentence,
  range: Range,
  said: Range,
  whole: CreateTask,
): JoinedTasks | null {
  const { title, who } = errandFor(message, said)
  const words = withDatesBehind(message, title, range)
  if (!message.tokens.slice(...words).some(isDate)) return null
  const { shared, parts: stretches } = partsIn(message, words, datesAround(message, words, range))
  if (stretches.length < 2) return null
  const sentence = withNames(message, words)
  const parts = stretches.map((part) => partOf(sentence, part.range))
  const named = sentence !== message
  if (!named && !haveTheirOwn(sentence, parts, shared, whole)) return null
  const common = dueAmong(sentence, shared)
  const { dues, sure } = duesOf(sentence, parts, shared)
  const ofAll = { whole, ...priorityOfAll(sentence, words, whole), often: common ? [] : shared, who }
  const tasks = parts.map((part, index) => taskOf(sentence, part, dues[index] ?? null, ofAll))
  if (tasks.some(({ params }) => params.title === undefined)) return null
  // "on monday and tuesday" said of all: a task has one date
  const one = shared.length <= (common?.hour ? 2 : 1)
  const ended = parts.every((part, index) => endsWithDate(sentence, part, tasks[index]?.params.title))
  return { tasks, sure: sure && one && !named && ended && areNamedInFull(parts) }
}

/** Not "book friday off": what is said behind a date may be about the day. */
function endsWithDate(sentence: Sentence, { title, dates }: Part, name = ''): boolean {
  const first = sentence.tokens[title[0]]
  const date = dates.find((one) => first && one.start > first.start && dueAmong(sentence, [one]))
  if (date === undefined) return true
  return name.length <= textOf(sentence, [title[0], sentence.tokens.indexOf(date)]).length
}

function datesAround({ tokens }: Sentence, words: Range, range: Range): readonly Token[] {
  return [...tokens.slice(range[0], words[0]), ...tokens.slice(words[1], range[1])].filter(isDate)
}

function haveTheirOwn(
  sentence: Sentence,
  parts: readonly Part[],
  shared: readonly Token[],
  whole: CreateTask,
): boolean {
  const [one, ...more] = parts.filter(({ dates }) => dates.length > 0)
  if (one === undefined) return false
  if (more.length > 0 || areTwo(sentence, shared, one.dates)) return true
  // "buy milk and call mum tomorrow": behind the last it is said of all
  const last = one === parts.at(-1) && sentence.tokens[one.range[1] - 1]?.kind === 'date'
  // but not the hour of "tomorrow buy milk and call mum at 5"
  const behindAll = last && !(shared.length > 0 && lacksDay(dueAmong(sentence, one.dates)))
  return !behindAll && errandsIn(whole.params.title ?? '').length === parts.length
}

/** "buy milk tomorrow and eggs on friday" leaves a verb out, "finish the report by friday but start today" what to start. */
function areNamedInFull([first, ...more]: readonly Part[]): boolean {
  const isVerb = ({ errand, toDo }: Part): boolean => errand || toDo
  if (more.some(({ lone, toDo }) => lone && !toDo)) return false
  return first === undefined || !isVerb(first) || more.every(isVerb)
}

/** "add urgent: buy milk tomorrow and call mum on friday" */
function priorityOfAll(sentence: Sentence, [from]: Range, { params, spans }: CreateTask): NewTask {
  const first = sentence.tokens[from]?.start ?? 0
  return params.priority && spans.priority && spans.priority[0] <= first ? { priority: params.priority } : {}
}

interface OfAll {
  readonly whole: CreateTask
  readonly priority?: NewTask['priority']
  /** "Every day", which stays in the title. */
  readonly often: readonly Token[]
  readonly who: Range | null
}

function taskOf(sentence: Sentence, part: Part, due: SaidDue | null, ofAll: OfAll): CreateTask {
  const {
    intent,
    params: { list },
    spans: { list: place },
    makes_list,
  } = ofAll.whole
  const { params, spans } = newTitle(sentence, part.range, part.title)
  const { title, priority = ofAll.priority, description } = params
  const often =
    part.dates.length > 0 ? [] : ofAll.often.map(({ start, end }) => sentence.text.slice(start, end))
  const notes = [description, ofAll.who && textOf(sentence, ofAll.who)].filter((note) => note)
  return {
    intent,
    params: {
      ...(title !== undefined && { title: [title, ...often].join(' ') }),
      ...(notes.length > 0 && { description: notes.join(', ') }),
      ...(priority !== undefined && { priority }),
      ...due?.params,
      ...(list !== undefined && { list }),
    },
    spans: { ...spans, ...(due && { due_date: due.span }), ...(place && { list: place }) },
    ...(makes_list && { makes_list }),
  }
}
