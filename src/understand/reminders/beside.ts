/** What a message about reminders is read beside. */
import type { KnownTask } from '../../domain/known-task.ts'
import type { RulesContext } from '../by-rules.ts'

export interface Beside extends RulesContext {
  readonly tasks?: readonly KnownTask[]
  readonly focus?: number | null
  readonly shown?: readonly number[]
}
