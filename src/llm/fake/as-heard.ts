/** Commands → what a model would have to say to mean them: the way back, for a model that reads by our own rules. */
import type { z } from 'zod'
import type {
  Command,
  Filter,
  Interpretation,
  ListIntent,
  Reference,
  UpdateTask,
} from '../../domain/command.ts'
import type { ReadingContext } from '../../understand/understand.ts'
import type { Heard, HeardCommand, HeardFilter, HeardReference } from '../hear/heard.ts'
import { doneWords, oftenWords, whenWords } from './when-words.ts'

type Wire<T extends z.ZodType> = z.input<T>
export type HeardInput = Wire<typeof Heard>
type CommandInput = Wire<typeof HeardCommand>

interface Sentence {
  readonly text: string
  readonly context: ReadingContext
}

/** A command of which nothing but its intent was said. */
export const nothing: Omit<CommandInput, 'intent'> = {
  reference: null,
  filter: null,
  title: null,
  append: null,
  description: null,
  split: null,
  priority: null,
  due: null,
  shift: null,
  earlier: null,
  clear: null,
  completed: null,
  reported: null,
  only_count: null,
  deleted: null,
  times: null,
  list: null,
  new_list: null,
  labels: null,
  unlabel: null,
  name: null,
  what: null,
  topic: null,
}

export function asHeard({ commands, confidence }: Interpretation, sentence: Sentence): HeardInput {
  const [first] = commands
  const alternatives = first?.intent === 'AMBIGUOUS' && first.params.readings.length > 0
  const said = alternatives ? first.params.readings : commands
  return { commands: said.map((one) => heardOf(one, sentence)), alternatives, confidence, small_talk: null }
}

function heardOf(command: Command, sentence: Sentence): CommandInput {
  switch (command.intent) {
    case 'AMBIGUOUS':
    case 'CONFIRM_YES':
    case 'CONFIRM_NO':
      return { ...nothing, intent: 'UNKNOWN' }
    case 'LIST_TASKS': {
      const { count = null, deleted = null, ...filter } = command.params
      const said = filterOf(filter, sentence)
      return { ...nothing, intent: command.intent, filter: said, only_count: count, deleted }
    }
    case 'UNDO':
      return { ...nothing, intent: command.intent, times: command.params.count ?? null }
    case 'GENERAL_CHAT':
      return { ...nothing, intent: command.intent, topic: command.params.topic }
    case 'UNKNOWN':
      return { ...nothing, intent: command.intent }
    case 'SHOW_LISTS':
      return { ...nothing, intent: command.intent, what: command.params.what }
    case 'RENAME_LABEL':
      return { ...nothing, intent: command.intent, labels: [command.params.label], name: command.params.name }
    case 'MAKE_LIST':
    case 'RENAME_LIST':
    case 'DELETE_LIST':
      return { ...nothing, intent: command.intent, ...command.params }
    default:
      return { ...nothing, ...aboutTask(command, sentence), ...filing(command) }
  }
}

type AboutTask = Exclude<
  Command,
  {
    intent:
      | ListIntent
      | 'AMBIGUOUS'
      | 'CONFIRM_YES'
      | 'CONFIRM_NO'
      | 'UNKNOWN'
      | 'LIST_TASKS'
      | 'UNDO'
      | 'GENERAL_CHAT'
  }
>

function aboutTask(
  command: AboutTask,
  sentence: Sentence,
): Partial<CommandInput> & Pick<CommandInput, 'intent'> {
  const { intent, params } = command
  if (intent === 'CREATE_TASK')
    return { intent, ...fields(params, sentence), split: [...(command.split ?? [])] }
  const reference = params.reference ? referenceOf(params.reference, sentence) : null
  if (intent === 'UPDATE_TASK')
    return {
      intent,
      reference,
      ...fields(params, sentence),
      ...moved(command, sentence),
      clear: cleared(params),
    }
  if (intent !== 'COMPLETE_TASK') return { intent, reference }
  return { intent, reference, completed: command.params.completed, reported: command.requires_match ?? null }
}

function filing(command: AboutTask): Partial<CommandInput> {
  if (command.intent !== 'CREATE_TASK' && command.intent !== 'UPDATE_TASK') return {}
  const { params, makes_list = null } = command
  const labels =
    ('labels' in params ? params.labels : undefined) ?? ('add_labels' in params ? params.add_labels : [])
  const gone = 'remove_labels' in params && params.remove_labels !== 'all' ? params.remove_labels : []
  return {
    list: params.list ?? null,
    new_list: makes_list,
    labels: [...(labels ?? [])],
    unlabel: [...(gone ?? [])],
  }
}

interface Fields {
  readonly title?: string
  readonly append?: string
  readonly description?: string
  readonly priority?: CommandInput['priority']
  readonly due_date?: string | null
  readonly recurrence?: string | null
  readonly list?: string | null
  readonly remove_labels?: readonly string[] | 'all'
}

function fields(said: Fields, sentence: Sentence) {
  const { title, append, description, priority, due_date, recurrence } = said
  const again = recurrence ? oftenWords(sentence.text, sentence.context) : null
  const due = again ?? (due_date ? whenWords(due_date, 'due', sentence.text, sentence.context) : null)
  return {
    title: title ?? null,
    append: append ?? null,
    description: description ?? null,
    priority: priority ?? null,
    due,
  }
}

/** How far it moves is said in the words it was read in; what a task without a date gets goes without saying. */
function moved({ params, spans }: UpdateTask, { text }: Sentence) {
  const { shift } = params
  if (shift === undefined || spans.shift === undefined) return {}
  return {
    due: null,
    shift: text.slice(...spans.shift),
    earlier: Object.values(shift).some((count) => count < 0),
  }
}

function cleared({ due_date, priority, list, remove_labels }: Fields): NonNullable<CommandInput['clear']> {
  return [
    ...(due_date === null ? (['due'] as const) : []),
    ...(priority === null ? (['priority'] as const) : []),
    ...(list === null ? (['list'] as const) : []),
    ...(remove_labels === 'all' ? (['labels'] as const) : []),
  ]
}

function referenceOf(reference: Reference, sentence: Sentence): Wire<typeof HeardReference> {
  const bare = { number: null, words: null, filter: null }
  if ('number' in reference) return { ...bare, kind: 'number', number: reference.number }
  if ('position' in reference) return { ...bare, kind: 'position', number: reference.position }
  if ('text' in reference) return { ...bare, kind: 'words', words: reference.text }
  if ('pronoun' in reference) return { ...bare, kind: reference.pronoun }
  return { ...bare, kind: 'all', filter: filterOf(reference.filter, sentence) }
}

function filterOf(filter: Filter, { text, context }: Sentence): Wire<typeof HeardFilter> {
  const { status, priority, due, completed_during: during, query, list, label } = filter
  const done = during ? doneWords(during, text, context) : null
  const words = due ? whenWords(due, 'filter', text, context) : done
  return {
    status: status ?? null,
    priority: priority ?? null,
    due: words,
    query: query ?? null,
    list: list === null ? 'main' : (list ?? null),
    label: label ?? null,
  }
}
