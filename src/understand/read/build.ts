/** A rule that fits → the command it means. */
import type { Command, Filter, Intent, ListTasks, Span } from '../../domain/command.ts'
import type { Rule } from '../rules/rule.ts'
import { numberOf } from '../words/numbers.ts'
import { updateTask } from './change.ts'
import { spanOf, textOf } from './cut.ts'
import { bareTitle } from './fallback.ts'
import { doneIn, filterOf } from './filter.ts'
import type { Found } from './match-rules.ts'
import { newTask } from './new-task.ts'
import { pointedAt } from './pointed.ts'
import { queryIn } from './query.ts'
import type { Range, Sentence } from './sentence.ts'

export function commandOf(sentence: Sentence, found: Found): Command {
  const { means } = found.rule
  switch (means.intent) {
    case 'CREATE_TASK':
      return newTask(sentence, found)
    case 'UPDATE_TASK':
      return {
        ...updateTask(sentence, found, means.clears),
        ...(means.requiresMatch ? { requires_match: true } : {}),
      }
    case 'LIST_TASKS':
      return listTasks(sentence, found, means)
    case 'GENERAL_CHAT':
      return { intent: 'GENERAL_CHAT', params: { topic: means.topic }, spans: {} }
    case 'UNDO':
      return { intent: 'UNDO', params: countOf(sentence, found), spans: {} }
    case 'AMBIGUOUS':
      return ambiguous(sentence, found, means.possible)
    default:
      return pointing(sentence, found)
  }
}

function ambiguous(sentence: Sentence, found: Found, possible: readonly Intent[]): Command {
  const deleting =
    possible.includes('DELETE_TASK') && found.holes.has('ref') ? [toDelete(sentence, found)] : []
  if (!possible.includes('CREATE_TASK'))
    return { intent: 'AMBIGUOUS', params: { possible_intents: possible, readings: deleting }, spans: {} }
  const { params, spans } = bareTitle(sentence, found.range)
  const kept = deleting.length === 0 ? params.readings : params.readings.filter(isNew)
  return {
    intent: 'AMBIGUOUS',
    params: { possible_intents: possible, readings: [...deleting, ...kept] },
    spans,
  }
}

function isNew({ intent }: Command): boolean {
  return intent === 'CREATE_TASK'
}

function toDelete(sentence: Sentence, found: Found): Command {
  const { reference, span } = pointedAt(sentence, found)
  return {
    intent: 'DELETE_TASK',
    params: reference === null ? {} : { reference },
    spans: span === null ? {} : { reference: span },
  }
}

function listTasks(
  sentence: Sentence,
  found: Found,
  { count, done, deleted }: Extract<Rule['means'], { readonly intent: 'LIST_TASKS' }>,
): ListTasks {
  if (deleted) return { intent: 'LIST_TASKS', params: { deleted }, spans: {} }
  const range = behindVerb(sentence, found.range)
  const params: ListTasks['params'] = done ? wasDone(sentence, range) : filterOf(sentence, range)
  const query = queryIn(sentence, found.range, found.holes.get('query'))
  const words = query === null ? '' : textOf(sentence, query)
  if (words !== '') params.query = words
  if (count) params.count = true
  return {
    intent: 'LIST_TASKS',
    params,
    spans: query === null ? {} : { query: spanOf(sentence, query) },
  }
}

/** Without when, where that is unclear: the reply says what it shows. */
function wasDone(sentence: Sentence, range: Range): Filter {
  const completed_during = doneIn(sentence, range)
  return { status: 'completed', ...(completed_during && { completed_during }) }
}

/** "open my list" does not ask for what is open. */
function behindVerb(sentence: Sentence, [from, to]: Range): Range {
  return sentence.tokens[from]?.norm === 'open' ? [from + 1, to] : [from, to]
}

function countOf(sentence: Sentence, found: Found): { count?: number } {
  const count = found.holes.get('count')
  return count === undefined ? {} : { count: numberOf(sentence.tokens[count[1] - 1]?.norm ?? '') }
}

function pointing(sentence: Sentence, found: Found): Command {
  const { means } = found.rule
  const { reference, span } = pointedAt(sentence, found)
  const spans: Record<string, Span> = span === null ? {} : { reference: span }
  const params = reference === null ? {} : { reference }
  switch (means.intent) {
    case 'COMPLETE_TASK': {
      const tentative = means.requiresMatch ? { requires_match: true as const } : {}
      return {
        intent: 'COMPLETE_TASK',
        params: { ...params, completed: means.completed ?? true },
        spans,
        ...tentative,
      }
    }
    case 'GET_TASK':
      return { intent: 'GET_TASK', params: { reference: reference ?? { pronoun: 'it' } }, spans }
    case 'RESTORE_TASK':
      return { intent: 'RESTORE_TASK', params, spans }
    default:
      return { intent: 'DELETE_TASK', params, spans }
  }
}
