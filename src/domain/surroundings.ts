/** What a reader may look up besides the sentence itself. Asked for only when needed: most sentences need none of it. */

/** One message of the conversation so far. */
export interface Said {
  readonly who: 'user' | 'sayso'
  readonly text: string
}

export interface Surroundings {
  /** What was said before this message, oldest first. */
  history(): Promise<readonly Said[]>
  /** Counts one question to a model; false when the limit of that day is reached. Whose day it is, only the store knows. */
  spend(day: string, limit: number): Promise<boolean>
  /** Says that a model is being asked, which takes a moment. */
  asking(): void
  /** Ends when nobody waits for the answer any more. */
  signal(): AbortSignal | null
}
