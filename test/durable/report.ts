/** What a loop over real processes found. */
import type { Talk } from './client.ts'

/** The talk of one user, so that it can be judged afterwards. */
export interface UserTalk extends Talk {
  readonly user_id: string
}

export interface Report {
  readonly turns: number
  /** Empty when the promise held. */
  readonly complaints: readonly string[]
}
