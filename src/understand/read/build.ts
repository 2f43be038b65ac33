/** A rule that fits → the command it means. */
import type { Command, Span } from '../../domain/command.ts'
import { updateTask } from './change.ts'
import { spanOf } from './cut.ts'
import { filterOf } from './filter.ts'
import type { Found } from './match-rules.ts'
import { newTask } from './new-task.ts'
import { referenceOf } from './reference.ts'
import type { Sentence } from './sentence.ts'

export function commandOf(sentence: Sentence, found: Found): Command {
  const { means } = found.rule
  switch (means.intent) {
    case 'CREATE_TASK':
      return newTask(sentence, found)
    case 'UPDATE_TASK':
      return updateTask(sentence, found)
    case 'LIST_TASKS':
      return {
        intent: 'LIST_TASKS',
        params: {
          ...filterOf(sentence, found.range),
          ...means.filter,
          ...(means.count ? { count: true } : {}),
        },
        spans: {},
      }
    case 'GENERAL_CHAT':
      return { intent: 'GENERAL_CHAT', params: { topic: means.topic }, spans: {} }
    case 'UNDO':
      return { intent: 'UNDO', params: {}, spans: {} }
    case 'AMBIGUOUS':
      return { intent: 'AMBIGUOUS', params: { possible_intents: means.possible, readings: [] }, spans: {} }
    default:
      return pointing(sentence, found)
  }
}

function pointing(sentence: Sentence, found: Found): Command {
  const { means } = found.rule
  const range = found.holes.get('ref') ?? found.holes.get('number')
  const reference = range === undefined ? null : referenceOf(sentence, range)
  const spans: Record<string, Span> = range === undefined ? {} : { reference: spanOf(sentence, range) }
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
