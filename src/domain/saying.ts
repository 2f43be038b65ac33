/**
 * What a reply can say. Claims about tasks carry the number of the outcome that proves them;
 * the report turns each saying into words, so a claim without an outcome cannot be written down.
 */
import type { ChatTopic, Command, Filter } from './command.ts'
import type { TaskMark } from './pending.ts'

/** Proved by one recorded outcome, named by its sequence. */
interface Claim {
  readonly say: 'added' | 'shown' | 'completed' | 'updated' | 'deleted' | 'restored' | 'undone' | 'failed'
  readonly outcome: number
}
interface Listed {
  readonly say: 'listed' | 'counted'
  readonly outcome: number
  readonly filter: Filter
  readonly list_name?: string
}
/** Several outcomes of the same kind, told as one sentence. */
interface Several {
  readonly say: 'several'
  readonly outcomes: readonly number[]
}

/** Questions. The last one of a reply is the open question's text. */
interface AskAboutTasks {
  readonly say: 'confirm_delete' | 'confirm_bulk' | 'which' | 'changed_since'
  readonly tasks: readonly TaskMark[]
  readonly command: Command
}
interface AskRename {
  readonly say: 'confirm_update'
  readonly tasks: readonly TaskMark[]
  readonly command: Command
}
interface AskForMore {
  readonly say: 'need_title' | 'need_change' | 'offer_create' | 'one_or_several'
  readonly command: Command
  readonly task?: TaskMark
}
interface AskReading {
  readonly say: 'which_reading'
  readonly readings: readonly Command[]
}

/** Plain statements that claim no change. */
interface NotFound {
  readonly say: 'not_found'
  readonly wanted: string
  readonly nearest: readonly TaskMark[]
  readonly total: number
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
/** Why the last message was read as it was. */
interface Explained {
  readonly say: 'explained'
  readonly message: string
  readonly reasoning: string
  readonly confidence: number
  readonly method: 'RULE_BASED' | 'LLM'
}
interface NotRun {
  readonly say: 'not_run'
  readonly commands: readonly Command[]
}
interface Would {
  readonly say: 'would'
  readonly tool: string
  readonly params: Readonly<Record<string, unknown>>
  readonly task: TaskMark | null
}
interface Plain {
  readonly say:
    | 'kept'
    | 'expired'
    | 'no_longer_open'
    | 'nothing_to_confirm'
    | 'nothing_to_undo'
    | 'nothing_matches'
    | 'not_understood'
    | 'say_which'
    | 'not_done'
    | 'list_is_gone'
    | 'model_away'
}

export type Saying =
  | Claim
  | Listed
  | Several
  | AskAboutTasks
  | AskRename
  | AskForMore
  | AskReading
  | NotFound
  | TooMany
  | Chat
  | Explained
  | NotRun
  | Would
  | Plain
