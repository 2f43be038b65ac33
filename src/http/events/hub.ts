/**
 * All open streams of this process. Whatever changes anywhere, each stream gets every event after its own place, in
 * order and once; what cannot be given any more (a place too old, or not of this database) is a reset.
 */
import type { Store } from '../../store/contract.ts'
import type { StoredEvent } from '../../store/contract-service.ts'

export interface Listener {
  /** The number of the last event it has. */
  readonly after: number
  event(event: StoredEvent): void
  /** Its place is unknown here: look at everything again, then go on after this number. */
  reset(after: number): void
  /** Nothing happened for a while, and the connection still stands. */
  beat(): void
  /** A model is being asked about this message, which takes a moment. */
  reading(message: BeingRead): void
  end(): void
}

/** Passes: it has no number, and nobody comes back for it. */
export interface BeingRead {
  readonly conversation_id: string
  readonly message_id: string
}

interface Stream {
  readonly listener: Listener
  place: number
}

const PAGE = 200
/** Between two signs of life; each is also a look at the database, should a signal have been lost. */
const BEAT_MS = 15_000

export class EventHub {
  readonly #store: Store
  readonly #streams = new Map<string, Set<Stream>>()
  readonly #busy = new Map<string, Promise<void>>()
  #rest: (() => void) | null = null
  readonly #count: (open: number) => void
  #closed = false
  #open = 0

  constructor(store: Store, count: (open: number) => void) {
    this.#store = store
    this.#count = count
  }

  /** Until the returned function is called. */
  open(user_id: string, listener: Listener): () => void {
    const stream: Stream = { listener, place: listener.after }
    if (this.#closed) listener.end()
    const own = this.#streams.get(user_id) ?? new Set()
    this.#streams.set(user_id, own.add(stream))
    this.#counted(1)
    this.#rest ??= this.#watch()
    void this.#pump(user_id)
    return () => {
      if (!own.delete(stream)) return
      this.#counted(-1)
      if (own.size === 0) this.#streams.delete(user_id)
    }
  }

  /** Only for those who look on at this process; a page that looks on elsewhere just waits. */
  reading(user_id: string, message: BeingRead): void {
    for (const { listener } of this.#streams.get(user_id) ?? []) listener.reading(message)
  }

  close(): void {
    this.#closed = true
    for (const { listener } of this.#each()) listener.end()
  }

  /** Only while anyone looks on. */
  #watch(): () => void {
    const unwatch = this.#store.watch(
      (user_id) => void (user_id === null ? this.#all() : this.#pump(user_id)),
    )
    const beating = setInterval(() => this.#beat(), BEAT_MS)
    return () => {
      unwatch()
      clearInterval(beating)
    }
  }

  #counted(change: number): void {
    this.#open += change
    this.#count(this.#open)
    if (this.#open > 0) return
    this.#rest?.()
    this.#rest = null
  }

  #each(): readonly Stream[] {
    return [...this.#streams.values()].flatMap((own) => [...own])
  }

  #beat(): void {
    for (const { listener } of this.#each()) listener.beat()
    void this.#all()
  }

  /** One question for all users, and then only those with something new are read. */
  async #all(): Promise<void> {
    const heads = await this.#store
      .eventHeads([...this.#streams.keys()])
      .catch(() => new Map<string, number>())
    for (const [user_id, head] of heads) {
      const own = [...(this.#streams.get(user_id) ?? [])]
      if (own.some(({ place }) => place !== head)) void this.#pump(user_id)
    }
  }

  /** One at a time for each user: what comes in meanwhile is seen by the next. */
  #pump(user_id: string): Promise<void> {
    const before = this.#busy.get(user_id) ?? Promise.resolve()
    const next = before.then(() => this.#deliver(user_id)).catch(() => undefined)
    this.#busy.set(user_id, next)
    return next.then(() => {
      if (this.#busy.get(user_id) === next) this.#busy.delete(user_id)
    })
  }

  async #deliver(user_id: string): Promise<void> {
    const own = this.#streams.get(user_id)
    if (!own) return
    for (const place of new Set([...own].map((stream) => stream.place))) {
      const events = await this.#store.events(user_id, place, PAGE)
      const streams = [...own].filter((stream) => stream.place === place)
      if (events.length === 0) await this.#resetAhead(user_id, streams)
      for (const stream of streams) give(stream, events)
      if (events.length === PAGE) await this.#deliver(user_id)
    }
  }

  /**
   * Nothing after its place: right, unless it is ahead of everything, or all that followed is forgotten.
   * What came between the two questions is neither: it is looked for once more before anything is given up.
   */
  async #resetAhead(user_id: string, streams: readonly Stream[]): Promise<void> {
    const head = (await this.#store.eventHeads([user_id])).get(user_id) ?? 0
    for (const stream of streams) {
      if (stream.place === head) continue
      const late = stream.place < head ? await this.#store.events(user_id, stream.place, PAGE) : []
      if (late.length === 0) reset(stream, head)
      else give(stream, late)
    }
  }
}

function give(stream: Stream, events: readonly StoredEvent[]): void {
  for (const event of events) {
    if (event.seq <= stream.place) continue
    if (event.seq !== stream.place + 1) reset(stream, event.seq - 1)
    stream.place = event.seq
    stream.listener.event(event)
  }
}

function reset(stream: Stream, place: number): void {
  stream.place = place
  stream.listener.reset(place)
}
