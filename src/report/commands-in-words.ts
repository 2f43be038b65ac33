/** A command as an order one could give: for choices ("Add “milk”") and for what was not run. */
import type { Command, Reference } from '../domain/command.ts'
import { quoted } from './words.ts'

export function inWords(command: Command): string {
  switch (command.intent) {
    case 'CREATE_TASK':
      return command.params.title === undefined ? 'add a task' : `add ${quoted(command.params.title)}`
    case 'LIST_TASKS':
      return 'show your tasks'
    case 'COMPLETE_TASK':
      return `mark ${target(command.params.reference)} ${command.params.completed ? 'done' : 'not done'}`
    case 'UPDATE_TASK':
      return `change ${target(command.params.reference)}`
    case 'DELETE_TASK':
      return `delete ${target(command.params.reference)}`
    case 'GET_TASK':
      return `show ${target(command.params.reference)}`
    case 'RESTORE_TASK':
      return `bring back ${target(command.params.reference)}`
    case 'UNDO':
      return 'undo'
    default:
      return 'just talk'
  }
}

function target(reference: Reference | undefined): string {
  if (!reference) return 'a task'
  if ('number' in reference) return `#${reference.number}`
  if ('text' in reference) return quoted(reference.text)
  if ('position' in reference)
    return reference.position > 0 ? `number ${reference.position} of the list` : 'the last one'
  if ('pronoun' in reference) return reference.pronoun
  return 'several tasks'
}
