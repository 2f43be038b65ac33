/** What can be said about the turn before: why it was read as it was, and what it changed. */
import type { TaskMark } from './pending.ts'

export interface Explained {
  readonly say: 'explained'
  readonly message: string
  readonly reasoning: string
  readonly confidence: number
  readonly method: 'RULE_BASED' | 'LLM'
  /** Its decision_type, where that is known, and whether anything was changed by it. */
  readonly followed?: string
  readonly changed: boolean
}

/** `did`: the name of the tool, but for `reopen_task`. `task`: none where it was no single one. */
export interface Deed {
  readonly did: string
  readonly task: Pick<TaskMark, 'number' | 'title'> | null
}

export interface Recalled {
  readonly say: 'recalled'
  readonly deeds: readonly Deed[]
}
