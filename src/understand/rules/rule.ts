/**
 * A rule of the language: frames, what they mean, and the proof beside it.
 * A rule never cuts text; it says which words are the title, the reference, the change.
 */
import type { ChatTopic, Intent } from '../../domain/command.ts'

export interface Rule {
  /** "family/what" — kept with each turn, shown by --explain. */
  readonly name: string
  readonly means: Meaning
  /** First frame that fits wins. */
  readonly frames: readonly string[]
  /** How often it is right, measured on sentences of real people. Below 0.7 nothing is changed. */
  readonly confidence: number
  /** [sentence, parameters it must yield] */
  readonly examples: readonly (readonly [say: string, params?: object])[]
  /** Sentences that look alike and must not be read by this rule. */
  readonly nearMisses: readonly string[]
  /** The sentence must not mention things of other worlds (music, lights, e-mail …). */
  readonly onlyTasks?: true
  /** Its frames name neither the list nor a task: behind "I need to" or "and" such words are a title. */
  readonly bare?: true
  /** Held against the message as a whole, before it is taken apart. */
  readonly whole?: true
  /** The sentence must name a task, a reminder, a chore …; or a date. */
  readonly needs?: 'task' | 'date'
}

/** What a rule makes of the words in its holes. */
type Meaning =
  | { readonly intent: 'CREATE_TASK' | 'GET_TASK' | 'DELETE_TASK' | 'RESTORE_TASK' | 'UNDO' }
  | { readonly intent: 'LIST_TASKS'; readonly count?: true; readonly done?: true; readonly deleted?: true }
  | { readonly intent: 'COMPLETE_TASK'; readonly completed?: false; readonly requiresMatch?: true }
  | {
      readonly intent: 'UPDATE_TASK'
      readonly clears?: 'due_date' | 'priority'
      readonly requiresMatch?: true
    }
  | { readonly intent: 'GENERAL_CHAT'; readonly topic: ChatTopic }
  | { readonly intent: 'AMBIGUOUS'; readonly possible: readonly Intent[] }
