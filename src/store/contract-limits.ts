/** Under which names uses are counted. */
import { hash } from 'node:crypto'

/** A user's turns. Hashed: a request under way may write it after they were erased. */
export function turnsKey(user_id: string): string {
  return `user:${hash('sha256', user_id)}`
}
