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
  'NEED_DAYS',
  'OFFER_CREATE',
  'MAKE_LIST',
  'MERGE_LISTS',
  'DELETE_LIST',
] as const
export type ActionType = (typeof actionTypes)[number]

/** A task as it was when it was shown or asked about: the version tells whether it changed since. */
export interface TaskMark {
  readonly id: string
  readonly number: number
  readonly title: string
  readonly version: number
}

/** The task that was touched last; `before`: the ones before it, latest first ("both", "the other one"). */
export interface LastTask extends TaskMark {
  readonly before?: readonly TaskMark[]
}

/** A list as it was when it was asked about: the version tells whether it, or anything on it, changed since. */
export interface ListMark {
  readonly name: string
  readonly version: number
  /** Open and done. */
  readonly tasks: number
}

/** A button: `value` is what it sends, `label` what it says. */
export interface Option {
  readonly value: string
  readonly label: string
}

/** A question as the policy asks it; its words and buttons are the report's. */
export interface Question {
  readonly action_type: ActionType
  readonly tasks: readonly TaskMark[]
  /** What to run once it is answered. For CHOOSE_READING one of them, otherwise the only one. */
  readonly commands: readonly Command[]
  /** The list it is about, where it is about a whole one. */
  readonly list?: ListMark
  /** More fit than are done at once: those that come after these. */
  readonly rest?: Rest
}

export interface Rest {
  readonly count: number
  /** Of the call that lists them. */
  readonly params: Readonly<Record<string, unknown>>
}

export interface PendingAction extends Question {
  readonly id: string
  readonly question: string
  readonly options: readonly Option[]
  /** When it was asked: with the reply, not with the message that led to it. */
  readonly created_at: string
  readonly expires_at: string
  /** The way in that it was shown on; absent in questions asked before that was kept, and where others keep them. */
  readonly asked_of?: string
}

export const PENDING_LIFETIME_MS = 5 * 60_000
