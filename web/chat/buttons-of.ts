/** The buttons of a question. Words on them say what happens; `answer` is what is sent. */
import type { PendingConfirmation } from '../api/types.ts'

export interface AnswerButton {
  readonly answer: string
  readonly label: string
  readonly danger?: boolean
  readonly quiet?: boolean
}

const YES: Readonly<Record<string, readonly [yes: string, no: string]>> = {
  DELETE_TASK: ['Delete', 'Keep'],
  UPDATE_TASK: ['Change it', 'Leave it'],
  OFFER_CREATE: ['Add', 'No'],
  MAKE_LIST: ['Make it', 'No'],
  MERGE_LISTS: ['Put together', 'No'],
  DELETE_LIST: ['Delete the list', 'Keep it'],
}

export function buttonsOf(
  { action_type, tasks, options }: PendingConfirmation,
  intents: readonly string[],
): readonly AnswerButton[] {
  if (options) {
    const choices = options.map(({ value, label }) => ({ answer: value, label }))
    return [...choices, { answer: 'no', label: 'Never mind', quiet: true }]
  }
  if (action_type.startsWith('NEED_')) {
    return [{ answer: 'no', label: 'Never mind', quiet: true }]
  }
  const danger = ['DELETE_TASK', 'DELETE_LIST'].includes(action_type) || intents.includes('DELETE_TASK')
  const [yes, no] =
    YES[action_type] ?? (danger ? [`Delete ${tasks.length}`, 'Keep them'] : ['Yes, do it', 'No'])
  return [
    { answer: 'yes', label: yes, danger },
    { answer: 'no', label: no, quiet: true },
  ]
}
