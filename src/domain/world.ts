/** As much of an `AbortSignal` as waiting needs. */
export interface Ending {
  readonly aborted: boolean
  addEventListener(kind: 'abort', listener: () => void): void
  removeEventListener(kind: 'abort', listener: () => void): void
}

/** Time, ids and waiting come in from outside, so that a test can hold them in its hand. */
export interface World {
  /** Milliseconds since 1970. */
  now(): number
  /** Time-ordered (UUIDv7): rows of one moment lie next to each other. */
  newId(): string
  /** Not ordered (UUIDv4): conversations give away nothing about when they began. */
  newConversationId(): string
  /** Ends early, without complaint, when the signal does. */
  sleep(ms: number, signal?: Ending): Promise<void>
}
