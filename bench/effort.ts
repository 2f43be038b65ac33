/** How long to measure. */
export interface Effort {
  readonly rounds: number
  readonly round_ms: number
  /** Turns before anything is measured: a program that just started is slow. */
  readonly warm: number
  /** Only what CI compares. */
  readonly brief: boolean
}
