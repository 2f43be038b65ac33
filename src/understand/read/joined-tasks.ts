/**
 * "buy milk tomorrow and call mum on friday" → a task each, with the date that was said of it.
 * What was said of all of them counts for each that has no date of its own.
 */
import type { CreateTask, NewTask } from '../../domain/command.ts'
import type { Token } from '../text/tokens.ts'
import { textOf } from './cut.ts'
import { dueAmong, type SaidDue } from './due.ts'
import { duesOf } from './dues-of-parts.ts'
import { errandFor } from './errand-for.ts'
import { errandsIn } from './errands.ts'
import { newTitle } from './new-task.ts'
import { areTwo, isDate, type Part, partsIn } from './parts.ts'
import { type Range, type Sentence, withDatesBehind } from './sentence.ts'

export interface JoinedTasks {
  readonly tasks: readonly CreateTask[]
  /** false: so it may be meant, but it has to be asked. */
  readonly sure: boolean
}

/** null where no part has a date of its own. `said` are the words of the task, somewhere in `range`. */
export function joinedTasks(
  sentence: Sentence,
  range: Range,
  said: Range,
  whole: CreateTask,
): JoinedTasks | null {
  const { title, who } = errandFor(sentence, said)
  const words = withDatesBehind(sentence, title, range)
  if (!sentence.tokens.slice(...words).some(isDate)) return null
  const { shared, parts } = partsIn(sentence, words, datesAround(sentence, words, range))
  if (!haveTheirOwn(sentence, parts, shared, whole)) return null
  const common = dueAmong(sentence, shared)
  // "on monday and tuesday" said of all: a task has one date
  if (shared.length > (common?.hour ? 2 : 1)) return { tasks: [whole], sure: false }
  const { dues, sure } = duesOf(sentence, parts, shared)
  const ofAll = { whole, ...priorityOfAll(sentence, words, whole), often: common ? [] : shared, who }
  const tasks = parts.map((part, index) => taskOf(sentence, part, dues[index] ?? null, ofAll))
  if (tasks.some(({ params }) => params.title === undefined)) return null
  return { tasks, sure: sure && areNamedInFull(parts) }
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
  if (parts.length < 2 || one === undefined) return false
  if (more.length > 0 || areTwo(sentence, shared, one.dates)) return true
  // "buy milk and call mum tomorrow": behind the last it is said of all
  const behindAll = one === parts.at(-1) && sentence.tokens[one.range[1] - 1]?.kind === 'date'
  return !behindAll && errandsIn(whole.params.title ?? '').length === parts.length
}

/** "buy milk tomorrow and eggs on friday" leaves a verb out. */
function areNamedInFull([first, ...more]: readonly Part[]): boolean {
  const isVerb = ({ errand, toDo }: Part): boolean => errand || toDo
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
  const { intent, list_name } = ofAll.whole
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
    },
    spans: due === null ? spans : { ...spans, due_date: due.span },
    ...(list_name !== undefined && { list_name }),
  }
}
