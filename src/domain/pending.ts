/**
 * The one open question of a conversation. It lives five minutes, survives restarts,
 * and is answered by words or buttons through one resolver.
 */
import type { Command } from './command.ts'

export const actionTypes = [
  'DELETE_TASK',
  'UPDATE_TASK',
  'BULK',
  'CHOOSE_TASK',
  'CHOOSE_READING',
  'SPLIT_TASKS',
  'NEED_TITLE',
  'NEED_CHANGE',
  'OFFER_CREATE',
] as const
export type ActionType = (typeof actionTypes)[number]

/** Questions that a plain yes or no settles; the others want a choice or some words. */
export const yesNoActions: readonly ActionType[] = ['DELETE_TASK', 'UPDATE_TASK', 'BULK', 'OFFER_CREATE']

/** A task as it was when it was shown or asked about: the version tells whether it changed since. */
export interface TaskMark {
  readonly id: string
  readonly number: number
  readonly title: string
  readonly version: number
}

/** A button: `value` is what it sends, `label` what it says. */
export interface Option {
  readonly value: string
  readonly label: string
}

export interface Question {
  readonly action_type: ActionType
  readonly question: string
  readonly tasks: readonly TaskMark[]
  readonly options?: readonly Option[]
  /** What to run once it is answered; the answer fills in the reference, the title or the change. */
  readonly commands: readonly Command[]
}

export interface PendingAction extends Question {
  readonly id: string
  readonly created_at: string
  readonly expires_at: string
}

export const PENDING_LIFETIME_MS = 5 * 60_000
