/** A page that stays: when its stream ends it goes to the next server, with the id of the last event it has. */
import { setTimeout as pause } from 'node:timers/promises'
import { type Got, openStream, type Stream } from './sse.ts'

export class Follower {
  readonly user_id: string
  readonly #streams: Stream[] = []
  #over = false

  constructor(user_id: string) {
    this.user_id = user_id
  }

  get got(): readonly Got[] {
    return this.#streams.flatMap((stream) => stream.got)
  }

  /** Of the changes, in the order in which they came. */
  get seqs(): readonly number[] {
    return this.got.filter(({ event }) => event === 'change').map(({ id }) => Number(id))
  }

  async follow(token: string, urls: () => readonly string[]): Promise<void> {
    const authorization = `Bearer ${token}`
    for (let turn = 0; !this.#over; turn++) {
      const url = `${urls()[turn % urls().length]}/api/events`
      const headers = { authorization, 'last-event-id': this.got.findLast(({ id }) => id !== '')?.id ?? '0' }
      const stream = await openStream((init) => fetch(url, init), headers).catch(() => null)
      if (stream) this.#streams.push(stream)
      // Told to end while it was still connecting: the new stream would stay open for ever.
      if (this.#over) stream?.close()
      await (stream ? stream.over : pause(20))
    }
  }

  end(): void {
    this.#over = true
    this.#streams.at(-1)?.close()
  }
}
