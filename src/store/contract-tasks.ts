/** Tasks as a tool sees them, inside the one transaction of its change. */
import type { Moment } from '../domain/calendar.ts'
import type { Filter } from '../domain/command.ts'
import type { AllGrouped } from '../domain/grouped.ts'
import type { Beside } from '../domain/known-task.ts'
import type { Task, TaskPage } from '../domain/task.ts'
import type { TaskFields } from '../domain/task-fields.ts'
import type { ListOrder } from '../domain/words.ts'

export interface TaskQuery extends Omit<Filter, 'except'> {
  readonly limit: number
  /** Soonest due first, or best match first with a phrase, unless said. */
  readonly order?: ListOrder
  /** Numbers of tasks to leave out. */
  readonly except?: readonly number[]
  readonly cursor?: string
  /** Those that came one after the other, open and done. */
  readonly series?: string
  /** Only deleted tasks, as long as they can be brought back; the other filters do not apply to them. */
  readonly deleted?: true
  /** What "today" and "overdue" mean. */
  readonly now: Moment
}

export interface TaskReader {
  /** By UUID or per-user number; deleted tasks are not found. */
  find(task_id: string): Promise<Task | null>
  /** `now_ms`: only if it can still be brought back at that moment. */
  findDeleted(task_id: string, now_ms?: number): Promise<Task | null>
  /** Default order of design.md section 4, or best match first with `query`. */
  page(query: TaskQuery): Promise<TaskPage>
  /**
   * Tasks a message may be about: those with a word in common, a likely slip included, and those it has the number of.
   * Named by number first, then most words, then the default order. Of a list no longer than `limit`, all of it, in
   * the default order.
   */
  related(text: string, limit: number): Promise<Beside>
  /** In the order they were made; labels only while a task has them. */
  groupings(): Promise<AllGrouped>
}

/** Works inside the transaction of one change. Every method that changes a task keeps its revision. */
export interface TaskWriter extends TaskReader {
  add(id: string, fields: TaskFields, at: string): Promise<Task>
  /** `completed`, `deleted` change state; the rest are fields. Same values as before still count as a change. */
  change(
    task: Task,
    change: Partial<TaskFields> & { completed?: boolean; deleted?: boolean },
    at: string,
  ): Promise<Task>
  makeList(name: string, at: string): Promise<ListEnd>
  /** Where there is a list of that name already, the two become one. */
  renameList(from: string, to: string, at: string): Promise<ListEnd>
  /** With all tasks on it. */
  deleteList(name: string, at: string): Promise<ListEnd>
  renameLabel(from: string, to: string, at: string): Promise<ListEnd>
  /** The changes that `undo` would take back now, in the order to do so; empty when there are none. */
  undoable(invocation_id?: string): Promise<readonly (Revision | ListRevision)[]>
  /** Puts a task back to how it was before that revision; null when it was changed again since. */
  revert(revision: Revision, at: string): Promise<Task | null>
  /** Puts a list back; one that was made stays if somebody put something on it since. */
  revertList(revision: ListRevision, at: string): Promise<void>
  /** One-time tokens that let an MCP client go through with a previewed delete. */
  putToken(token: DeleteToken): Promise<void>
  /** Gives the token once; afterwards, or when it is too old, null. */
  useToken(token_hash: string, now: string): Promise<DeleteToken | null>
}

/** What became of a list or label, and of the tasks that went by it. */
export interface ListEnd {
  readonly name: string
  readonly tasks: readonly Task[]
}

/** A list that was made, renamed or deleted. */
export interface ListRevision {
  readonly event_seq: number
  readonly tool: string
  /** null: there was no such list. */
  readonly before: KeptList | null
  readonly after: KeptList | null
}

interface KeptList {
  readonly name: string
  readonly created_at: string
}

export interface Revision {
  readonly task_id: string
  readonly version: number
  readonly invocation_id: string
  readonly tool: string
  /** null: the task did not exist. */
  readonly before: Task | null
  readonly after: Task
  readonly was_deleted: boolean
  readonly is_deleted: boolean
}

export interface DeleteToken {
  readonly token_hash: string
  readonly task_id: string
  readonly version: number
  readonly expires_at: string
}
