/** One plain sentence on why a message was read as it was. */
import type { Command, Intent } from '../../domain/command.ts'
import type { Reading } from './plan.ts'

const asks: Record<Intent, string> = {
  CREATE_TASK: 'asks for a new task',
  LIST_TASKS: 'asks what is on the list',
  GET_TASK: 'asks for one task',
  COMPLETE_TASK: 'says something is done',
  UPDATE_TASK: 'asks to change a task',
  DELETE_TASK: 'asks to delete',
  RESTORE_TASK: 'asks to bring back what was deleted',
  UNDO: 'asks to undo',
  SHOW_LISTS: 'asks which lists or labels there are',
  MAKE_LIST: 'asks for a new list',
  RENAME_LIST: 'asks to rename a list',
  DELETE_LIST: 'asks to delete a list',
  RENAME_LABEL: 'asks to rename a label',
  AMBIGUOUS: 'could be a new task, or talk about one',
  GENERAL_CHAT: 'is talk, not an order',
  UNKNOWN: 'says nothing that can be read',
  CONFIRM_YES: 'says yes to the open question',
  CONFIRM_NO: 'says no to the open question',
}

export function reasoningOf({ commands, rules }: Reading): string {
  const said = commands.slice(0, 3).map(meaning)
  const more = commands.length > 3 ? `, and ${commands.length - 3} more` : ''
  return `It ${said.join(', then ')}${more} (${[...new Set(rules)].join(', ')}).`
}

export function meaning(command: Command): string {
  if (command.intent === 'COMPLETE_TASK' && !command.params.completed) return 'says something is not done'
  return asks[command.intent]
}
