/**
 * Act, ask or answer, by what a mistake costs. A wrong addition is taken back with a word, and a needless question costs
 * a turn every time; a wrong change is noticed later than either; a delete is asked about anyway; an answer changes
 * nothing. So each kind of command is carried out from another likelihood on.
 */
import type { Intent, Interpretation } from '../domain/command.ts'

const CARRIED_OUT_FROM: Readonly<Record<Intent, number>> = {
  LIST_TASKS: 0,
  GET_TASK: 0,
  SHOW_LISTS: 0,
  GENERAL_CHAT: 0,
  UNKNOWN: 0,
  DELETE_TASK: 0,
  DELETE_LIST: 0,
  CREATE_TASK: 0.5,
  MAKE_LIST: 0.5,
  RESTORE_TASK: 0.7,
  COMPLETE_TASK: 0.7,
  UNDO: 0.7,
  UPDATE_TASK: 0.7,
  RENAME_LIST: 0.7,
  RENAME_LABEL: 0.7,
  CONFIRM_YES: 0.7,
  CONFIRM_NO: 0.7,
  AMBIGUOUS: 1.01,
}

export function isSureEnough({ commands, confidence }: Interpretation): boolean {
  return commands.every(({ intent }) => confidence >= CARRIED_OUT_FROM[intent])
}
