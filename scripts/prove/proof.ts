/** What a proof is made of. A promise has parts; a part counts something up to what a release asks for. */

export interface Work {
  readonly seed: number
  /** Counted before, in earlier chunks or earlier runs. */
  readonly from: number
  readonly to: number
  /** What is left of the part's share of the time. */
  readonly minutes_left: number
  /** Tells how far it is, for whoever watches. */
  show(count: number): void
}

export interface Found {
  /** `from` and what came on top. */
  readonly reached: number
  /** Empty when the promise held. */
  readonly complaints: readonly string[]
  /** Counted beside it; added up over chunks and runs. */
  readonly also?: Readonly<Record<string, number>>
  /** Why the figures are no verdict, as when the machine was busy with something else. */
  readonly unjudged?: string
  /** Measured beside it; the latest counts. */
  readonly measured?: readonly string[]
}

/**
 * Parts of one lane come one after another, lanes beside each other. What measures time comes first, `alone`. The
 * others: what runs for an hour and does little, what mostly waits for programs to start and leases to lapse, what
 * keeps the processors busy, and what takes all the time they leave, however little or much that is.
 */
export type Lane = 'alone' | 'soak' | 'waiting' | 'busy' | 'spare'

export interface Part {
  /** What is counted, as in “kills of the server”. */
  readonly what: string
  readonly lane: Lane
  /** How many before a release. `all`: whatever there is, in one go. */
  readonly asked: number | 'all'
  /** So many at a time: between chunks it looks at the clock and remembers how far it came. */
  readonly chunk: number
  /** So many chunks beside each other, each in a process of its own. */
  readonly at_once?: number
  /** Its share of a limited time, against 1 for the others. */
  readonly weight: number
  prove(work: Work): Promise<Found>
}

export interface Proof {
  readonly id: string
  readonly promise: string
  readonly parts: readonly Part[]
}
