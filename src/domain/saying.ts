/**
 * What a reply can say. Claims about tasks carry the number of the outcome that proves them;
 * the report turns each saying into words, so a claim without an outcome cannot be written down.
 */
import type { ChatTopic, Command, CreateTask, ListTasks } from './command.ts'
import type { ActionType, TaskMark } from './pending.ts'
import type { Explained, Recalled } from './saying-of-the-last.ts'
import type { DoneAlready, NoOccurrence, TimesDone } from './saying-repeating.ts'
import type { Task } from './task.ts'
import type { Asked } from './words.ts'

/** Proved by one recorded outcome, named by its sequence. */
interface Claim {
  readonly say: 'completed' | 'updated' | 'deleted' | 'restored' | 'undone' | 'failed'
  readonly outcome: number
}
/** `asks`: the one thing that was asked about it. */
interface Shown {
  readonly say: 'shown'
  readonly outcome: number
  readonly asks?: Asked
}
/** Several tasks that were asked for are there. */
interface Exist {
  readonly say: 'exist'
  readonly outcomes: readonly number[]
}
interface Added {
  readonly say: 'added'
  readonly outcome: number
  /** Its list was made with it. */
  readonly made_list?: true
}
interface Listed {
  readonly say: 'listed'
  readonly outcome: number
  readonly filter: ListTasks['params']
  /** Of what was read, so many are passed over, and so many shown. */
  readonly skip?: number
  readonly rows: number
}
interface Counted {
  readonly say: 'counted'
  readonly outcome: number
  readonly filter: ListTasks['params']
}
/** Several outcomes of the same kind, told as one sentence. */
interface Several {
  readonly say: 'several'
  readonly outcomes: readonly number[]
}
/** How many open tasks are left: those of a list read in this turn, without the ones done since. */
interface Left {
  readonly say: 'left'
  readonly listed: number
  readonly done: readonly number[]
}

/** What was done to a whole list or label. */
interface ListClaim {
  readonly say: 'list_made' | 'list_renamed' | 'list_deleted' | 'label_renamed'
  readonly outcome: number
}
interface ListsShown {
  readonly say: 'lists_shown'
  readonly outcome: number
  readonly what: 'lists' | 'labels'
}

/** Questions. The last one of a reply is the open question's text. */
interface AskAboutTasks {
  readonly say: 'confirm_delete' | 'confirm_bulk' | 'confirm_update' | 'which' | 'changed_since'
  readonly tasks: readonly TaskMark[]
  readonly command: Command
  /** So many more fit, but are not named. */
  readonly more?: number
}
/** Many orders in one message: one question for all of them. */
interface AskAboutMany {
  readonly say: 'confirm_many'
  readonly commands: readonly Command[]
  readonly count: number
  /** Tasks that are meant by their numbers, to be named. */
  readonly tasks?: readonly TaskMark[]
}
/** About a list: whether to make it, to put all of it on another one, or to delete it. */
interface AskAboutList {
  readonly say: 'offer_list' | 'confirm_merge' | 'confirm_delete_list'
  readonly list: string
  /** So many are on it. */
  readonly tasks: number
  /** The list everything would go to. */
  readonly into?: string
  /** It was asked before, and the list changed since. */
  readonly again?: true
}
interface AskForMore {
  readonly say: 'need_title' | 'need_change' | 'offer_create' | 'one_or_several'
  readonly command: Command
  readonly task?: TaskMark
}
/** It was said that it comes back, but not how: on which days, which of two ways, or it is more than once a day. */
interface AskForDays {
  readonly say: 'need_days'
  readonly why: 'days' | 'often' | 'times' | 'too_often'
  readonly task: TaskMark
}
/** Several new tasks read from one sentence, offered together. */
interface OfferSeveral {
  readonly say: 'offer_several'
  readonly commands: readonly CreateTask[]
}
interface AskReading {
  readonly say: 'which_reading' | 'this_or_all'
  readonly readings: readonly Command[]
  /** Tasks that are meant by their numbers, to be named. */
  readonly tasks?: readonly TaskMark[]
}

/** Plain statements that claim no change. */
interface NotFound {
  readonly say: 'not_found'
  readonly wanted: string
  readonly nearest: readonly TaskMark[]
  readonly total: number
}
/** A task that was asked about, and is not there: an answer, no question. */
interface NotOnList {
  readonly say: 'not_on_list'
  readonly wanted: string
  readonly near: readonly TaskMark[]
  readonly asks?: Asked
}
/** Something to leave out that is not there; `stops` where a change was held back for it. */
interface NoException {
  readonly say: 'no_exception'
  readonly wanted: readonly string[]
  readonly stops: boolean
}
/** What the open question was about, when another message overtook it. */
interface LeftUndone {
  readonly say: 'left_undone'
  readonly action_type: ActionType
  readonly tasks: readonly TaskMark[]
  readonly commands: readonly Command[]
}
interface TooMany {
  readonly say: 'too_many'
  readonly count: number
}
interface Chat {
  readonly say: 'chat'
  readonly topic: ChatTopic
  readonly words?: string
}
/** Deleted tasks can be brought back for a while; this is not among them. */
interface NotInBin {
  readonly say: 'not_in_bin'
  readonly wanted: string
}
/** `near`: the names there are that come closest, or all where they are few. */
interface NoSuchName {
  readonly say: 'no_such_list' | 'no_such_label' | 'list_exists'
  readonly name: string
  readonly near: readonly string[]
}
/** Tasks that were meant, too, when a change before them failed. */
interface Untouched {
  readonly say: 'untouched'
  readonly tasks: readonly TaskMark[]
}
interface NotRun {
  readonly say: 'not_run' | 'would_run'
  readonly commands: readonly Command[]
}
/** A change that a dry run stopped in front of, with the task as it is. */
export interface Imagined {
  readonly tool: string
  readonly params: Readonly<Record<string, unknown>>
  readonly task: Task | null
}
interface Would {
  readonly say: 'would'
  readonly calls: readonly Imagined[]
}
interface WouldAsk {
  readonly say: 'would_ask'
  readonly asking: Saying
}
interface Plain {
  readonly say:
    | 'kept'
    | 'unclear_answer'
    | 'no_such_answer'
    | 'expired'
    | 'no_longer_open'
    | 'nothing_to_confirm'
    | 'nothing_to_undo'
    | 'nothing_more_to_undo'
    | 'nothing_to_correct'
    | 'nothing_matches'
    | 'already_gone'
    | 'not_understood'
    | 'say_which'
    | 'not_done'
    | 'model_away'
}

export type Saying =
  | Claim
  | Shown
  | Exist
  | TimesDone
  | Added
  | Listed
  | Counted
  | Several
  | Left
  | ListClaim
  | ListsShown
  | AskAboutTasks
  | AskAboutMany
  | AskAboutList
  | AskForMore
  | AskForDays
  | OfferSeveral
  | AskReading
  | NotFound
  | NotOnList
  | NoException
  | LeftUndone
  | TooMany
  | Chat
  | Explained
  | Recalled
  | NoOccurrence
  | DoneAlready
  | NotInBin
  | NoSuchName
  | Untouched
  | NotRun
  | Would
  | WouldAsk
  | Plain
