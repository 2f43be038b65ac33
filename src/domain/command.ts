/**
 * What a sentence asks for. Rules and a language model both end here, in the same closed type;
 * nothing behind this point knows which of the two did the reading. Free of zod: the page speaks of it too.
 */
import type { ChatTopic } from './chat-topics.ts'
import type { NewTask, TaskChange } from './task-change.ts'
import type {
  Asked,
  DoneFilter,
  DueFilter,
  ListOrder,
  Priority,
  ReminderFilter,
  StatusFilter,
} from './words.ts'

export type { ChatTopic } from './chat-topics.ts'
export type { DueShift, NewTask, TaskChange } from './task-change.ts'

/** Half-open range of UTF-16 offsets into the message, as it was sent. */
export type Span = readonly [start: number, end: number]

export const intents = [
  'CREATE_TASK',
  'LIST_TASKS',
  'GET_TASK',
  'COMPLETE_TASK',
  'UPDATE_TASK',
  'DELETE_TASK',
  'RESTORE_TASK',
  'UNDO',
  'SHOW_LISTS',
  'MAKE_LIST',
  'RENAME_LIST',
  'DELETE_LIST',
  'RENAME_LABEL',
  'AMBIGUOUS',
  'GENERAL_CHAT',
  'UNKNOWN',
  'CONFIRM_YES',
  'CONFIRM_NO',
] as const
export type Intent = (typeof intents)[number]

/** Those about a whole list or label, and not about tasks. */
export const listIntents = ['SHOW_LISTS', 'MAKE_LIST', 'RENAME_LIST', 'DELETE_LIST', 'RENAME_LABEL'] as const
export type ListIntent = (typeof listIntents)[number]

export interface Filter {
  status?: StatusFilter
  priority?: Priority
  due?: DueFilter
  /** Only what was completed then. */
  completed_during?: DoneFilter
  /** Only what is due at these hours of a day, both ends included ("00:00..10:00": anything before ten). */
  hours?: `${string}..${string}`
  query?: string
  /** Only what is on this list, by the user's words for it; null is the main list alone. */
  list?: string | null
  /** Only what carries this label. */
  label?: string
  /** Only what repeats. */
  repeating?: true
  /** With reminders of its own, or without. */
  reminders?: ReminderFilter
  /** All but these ("everything except the bread"). */
  except?: readonly Reference[]
}

/**
 * Which task is meant.
 * `number` is the task's own ("task 3", "#3"); `position` counts in the list last shown, -1 is the last one;
 * `it` is the task last touched, `them` all those last shown or just asked about ("both", "all of them"), `other` the
 * one of two that was not touched last.
 * `among`: the words fit these tasks equally well, so which one has to be asked.
 */
export type Reference =
  | { readonly number: number }
  | { readonly position: number }
  | { readonly text: string; readonly among?: readonly number[] }
  | { readonly pronoun: 'it' | 'them' | 'other' }
  | { readonly all: true; readonly filter: Filter }

/** What every command carries besides its parameters. */
interface Read {
  /** Where in the message each parameter was read. Keys are parameter names, `reference` among them. */
  readonly spans: Readonly<Record<string, Span>>
  /** Counts only if a task fits it ("I bought the milk"); otherwise it was just talk. */
  readonly requires_match?: true
  /** A list the sentence named ("my shopping list"); there is one list, so the reply only mentions it. */
  readonly list_name?: string
}

export interface CreateTask extends Read {
  readonly intent: 'CREATE_TASK'
  readonly params: NewTask
  /** A list that is not there yet is made without asking: the sentence clearly named a list. */
  readonly makes_list?: true
  /** The same words read as several tasks ("milk, eggs and bread"): one or several has to be asked. */
  readonly split?: readonly string[]
}
export interface ListTasks extends Read {
  readonly intent: 'LIST_TASKS'
  /**
   * `deleted`: of those that were deleted and can be brought back. `limit`: only so many are asked for;
   * `after`: so many rows of this list were shown already ("show the rest").
   */
  readonly params: Filter & {
    count?: true
    deleted?: true
    order?: ListOrder
    limit?: number
    after?: number
  }
}
export interface GetTask extends Read {
  readonly intent: 'GET_TASK'
  /** `asks`: the one thing that is asked about it; all of it is told without. `times_done`: how often it was done then. */
  readonly params: { reference: Reference; asks?: Asked; times_done?: DoneFilter | 'ever' }
}
export interface CompleteTask extends Read {
  readonly intent: 'COMPLETE_TASK'
  /** No reference: "complete the task" does not say which. */
  readonly params: { reference?: Reference; completed: boolean }
}
export interface UpdateTask extends Read {
  readonly intent: 'UPDATE_TASK'
  /** Without any change the sentence did not say what to change ("edit task 3"). */
  readonly params: { reference?: Reference } & TaskChange
  /** As with a new task. */
  readonly makes_list?: true
}
export interface DeleteTask extends Read {
  readonly intent: 'DELETE_TASK'
  readonly params: { reference?: Reference }
}
export interface RestoreTask extends Read {
  readonly intent: 'RESTORE_TASK'
  readonly params: { reference?: Reference }
}
export interface Undo extends Read {
  readonly intent: 'UNDO'
  /** `count` messages, or as many as it takes until so many tasks are as before ("undo both"). */
  readonly params: { count?: number; tasks?: number }
}
/** "What lists do I have?", "show my labels". */
export interface ShowLists extends Read {
  readonly intent: 'SHOW_LISTS'
  readonly params: { readonly what: 'lists' | 'labels' }
}
export interface MakeList extends Read {
  readonly intent: 'MAKE_LIST'
  readonly params: { readonly list: string }
}
/** Where there is a list of the new name already, the two become one, which is asked about first. */
export interface RenameList extends Read {
  readonly intent: 'RENAME_LIST'
  readonly params: { readonly list: string; readonly name: string }
}
/** The list and all that is on it; a list is only emptied by DELETE_TASK with a filter. */
export interface DeleteList extends Read {
  readonly intent: 'DELETE_LIST'
  readonly params: { readonly list: string }
}
export interface RenameLabel extends Read {
  readonly intent: 'RENAME_LABEL'
  readonly params: { readonly label: string; readonly name: string }
}
export interface Ambiguous extends Read {
  readonly intent: 'AMBIGUOUS'
  /** `readings` are the commands it could be, likeliest first: each can be offered and run as it stands. */
  readonly params: { possible_intents: readonly Intent[]; readings: readonly Command[] }
}
export interface SmallTalk extends Read {
  readonly intent: 'GENERAL_CHAT'
  /** `words` are a model's own, kept only when they claim nothing about tasks; else the topic's sentence is said. */
  readonly params: { topic: ChatTopic; words?: string }
}
interface PlainIntent extends Read {
  readonly intent: 'UNKNOWN' | 'CONFIRM_YES' | 'CONFIRM_NO'
  readonly params: Readonly<Record<string, never>>
}

export type Command =
  | CreateTask
  | ListTasks
  | GetTask
  | CompleteTask
  | UpdateTask
  | DeleteTask
  | RestoreTask
  | Undo
  | ShowLists
  | MakeList
  | RenameList
  | DeleteList
  | RenameLabel
  | Ambiguous
  | SmallTalk
  | PlainIntent

/**
 * The message read as an answer to the open question. Always read by rules, never by a model.
 * `yes` and `no` only when the whole message says so; `pick` names one or several of the choices.
 */
export type Answer =
  | { readonly kind: 'yes'; readonly more?: true }
  | { readonly kind: 'no' }
  /** `agreed`: with a yes of its own ("yes, all but the first"). */
  | {
      readonly kind: 'pick'
      readonly references: readonly Reference[]
      readonly more?: true
      readonly agreed?: true
    }

/** "No, friday", "I meant task 4": a word about what was just done or asked, of no meaning without it. */
export interface Correction {
  readonly reference?: Reference
  /** Of two, the one that was not meant. */
  readonly other?: true
  readonly due_date?: string
  readonly timezone?: string
  /** Only a time was said. */
  readonly keeps_day?: true
  /** "Same for the bins": others to which the same is to be done. */
  readonly also?: readonly Reference[]
}

export interface Interpretation {
  /** In the order they were said; never empty. */
  readonly commands: readonly Command[]
  /** Present only while a question is open and the message can be an answer to it. */
  readonly answer?: Answer
  /** Present when the message can be a correction; counts only if there is something to correct. */
  readonly correction?: Correction
  /** 0–1; below 0.7 nothing is changed. */
  readonly confidence: number
  readonly method: 'RULE_BASED' | 'LLM'
  /** Names of the rules that fired, in order. */
  readonly rules: readonly string[]
  /** One plain sentence on why it was read so. */
  readonly reasoning: string
  /** The message asks what would happen ("? delete all done"). */
  readonly dry_run?: true
  /** Words in the message itself that stand for a confirmation ("…, yes I'm sure"); used only under `locked`. */
  readonly confirmed?: true
  /** A model was wanted but gave nothing usable, so rules read the sentence: why, in one sentence. */
  readonly model_away?: string
}

/** Was a model asked for this reading? Then it is kept before anything is done, so that nobody asks twice. */
export function involvedModel({ method, model_away }: Interpretation): boolean {
  return method === 'LLM' || model_away !== undefined
}

export const ACT_FROM = 0.7
