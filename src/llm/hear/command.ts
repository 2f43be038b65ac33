/** One thing a model heard → one command, the same closed type the rules end in. */
import type {
  ChatTopic,
  Command,
  ListTasks,
  NewTask,
  Reference,
  Span,
  TaskChange,
} from '../../domain/command.ts'
import { shiftIn } from '../../understand/read/shift.ts'
import { changedTo, repeatedChange } from '../../understand/repetition/as-change.ts'
import type { ReadingContext } from '../../understand/understand.ts'
import type { HeardCommand } from './heard.ts'
import { filedAs, listCommand, makesList, newFiling } from './lists.ts'
import { placeOf } from './place.ts'
import { filterFrom, referenceFrom } from './reference.ts'
import { claimsNothing } from './small-talk.ts'
import { againFrom, dueFrom, isTimeAlone, saidWhen } from './when.ts'

export interface Hearing {
  readonly text: string
  readonly context: ReadingContext
  readonly small_talk: string | null
}

export function commandFrom(heard: HeardCommand, hearing: Hearing): Command {
  const { intent } = heard
  switch (intent) {
    case 'CREATE_TASK':
      return created(heard, hearing)
    case 'UPDATE_TASK':
      return updated(heard, hearing)
    case 'LIST_TASKS':
      return { intent, params: listed(heard, hearing), spans: {} }
    case 'UNDO':
      return {
        intent,
        params: heard.times !== null && heard.times > 1 ? { count: heard.times } : {},
        spans: {},
      }
    case 'GENERAL_CHAT':
      return { intent, params: chatted(heard.topic ?? 'other', hearing.small_talk), spans: {} }
    case 'UNKNOWN':
      return { intent, params: {}, spans: {} }
    case 'GET_TASK':
    case 'COMPLETE_TASK':
    case 'DELETE_TASK':
    case 'RESTORE_TASK':
      return pointed(intent, heard, hearing)
    default:
      return listCommand(intent, heard)
  }
}

function listed({ filter, only_count, deleted }: HeardCommand, hearing: Hearing): ListTasks['params'] {
  if (deleted) return { deleted: true }
  const asked = filter === null ? {} : filterFrom(filter, hearing)
  return only_count ? { ...asked, count: true } : asked
}

function chatted(topic: ChatTopic, words: string | null): { topic: ChatTopic; words?: string } {
  return words !== null && claimsNothing(words) ? { topic, words } : { topic }
}

type Pointing = 'GET_TASK' | 'COMPLETE_TASK' | 'DELETE_TASK' | 'RESTORE_TASK'

function pointed(intent: Pointing, heard: HeardCommand, hearing: Hearing): Command {
  const { text } = hearing
  const reference = heard.reference === null ? undefined : referenceFrom(heard.reference, hearing)
  const params = reference === undefined ? {} : { reference }
  const spans = spansOf({ reference: wordsOf(reference) }, text)
  if (intent === 'GET_TASK') return { intent, params: { reference: reference ?? { pronoun: 'it' } }, spans }
  if (intent !== 'COMPLETE_TASK') return { intent, params, spans }
  const tentative = heard.reported ? { requires_match: true as const } : {}
  return { intent, params: { ...params, completed: heard.completed ?? true }, spans, ...tentative }
}

/** Words for a date that are none stay where they were said: in the title. */
function created(heard: HeardCommand, { text, context }: Hearing): Command {
  const due = dueOf(heard, text, context)
  const said = heard.title || null
  const titled = said !== null && heard.due !== null && Object.keys(due).length === 0
  const title = titled ? `${said} ${heard.due}` : said
  const params: NewTask = {
    ...(title === null ? {} : { title }),
    ...(heard.description === null ? {} : { description: heard.description }),
    ...(heard.priority === null ? {} : { priority: heard.priority }),
    ...due,
    ...newFiling(heard),
  }
  const split = heard.split !== null && heard.split.length > 1 ? { split: heard.split } : {}
  const spans = spansOf({ ...params, due_date: heard.due }, text)
  return { intent: 'CREATE_TASK', params, spans, ...split, ...makesList(heard) }
}

/** Some models say "" for nothing; a title is emptied only by a message that does. */
const EMPTY_QUOTES = /''|""|“”|‘’/u

function updated(heard: HeardCommand, hearing: Hearing): Command {
  const { text, context } = hearing
  const reference = heard.reference === null ? undefined : referenceFrom(heard.reference, hearing)
  const { append, description, priority, clear } = heard
  const title = heard.title === '' && !EMPTY_QUOTES.test(text) ? null : heard.title
  const change: TaskChange = {
    ...(title === null ? {} : { title }),
    ...(append === null ? {} : { append }),
    ...(description === null ? {} : { description }),
    ...(priority === null ? {} : { priority }),
    ...movedTo(heard, text, context),
    ...(clear?.includes('due') ? { due_date: null } : {}),
    ...(clear?.includes('priority') ? { priority: null } : {}),
    ...filedAs(heard),
  }
  const spans = spansOf({ ...change, due_date: heard.due, reference: wordsOf(reference) }, text)
  return {
    intent: 'UPDATE_TASK',
    params: { ...(reference === undefined ? {} : { reference }), ...change },
    spans,
    ...makesList(heard),
  }
}

/** To a date, to another time of its day, or by so much. */
function movedTo(heard: HeardCommand, text: string, context: ReadingContext): TaskChange {
  const { due, shift, earlier } = heard
  if (shift !== null) return shiftIn(shift, earlier ? 'earlier' : 'later', context.now) ?? {}
  const again = due === null || saidWhen(due, text, context) === null ? null : againFrom(due, context)
  if (again) return changedTo(again, context.now)
  const time = due !== null && isTimeAlone(due, context)
  return { ...dueOf(heard, text, context), ...(time ? { keeps_day: true } : {}) }
}

function dueOf(
  { due }: HeardCommand,
  text: string,
  context: ReadingContext,
): Pick<NewTask, 'due_date' | 'timezone' | 'recurrence' | 'recurs_from' | 'recurs_except'> {
  if (due === null || saidWhen(due, text, context) === null) return {}
  const again = againFrom(due, context)
  if (again) return repeatedChange(again, context.now)
  const due_date = dueFrom(due, context)
  if (due_date === null) return {}
  return due_date.length > 10 ? { due_date, timezone: context.now.timezone } : { due_date }
}

function wordsOf(reference: Reference | undefined): string | null {
  return reference !== undefined && 'text' in reference ? reference.text : null
}

function spansOf(params: Readonly<Record<string, unknown>>, text: string): Record<string, Span> {
  const found = Object.entries(params).flatMap(([name, value]) => {
    const span = typeof value === 'string' ? placeOf(value, text) : null
    return span === null ? [] : [[name, span] as const]
  })
  return Object.fromEntries(found)
}
