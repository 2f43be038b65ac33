/** Takes what is to be sent, sends it, and says how that ended: once more a little later each time, then no more. */
import { instantText } from '../domain/calendar.ts'
import { NO_TASK } from '../domain/morning-brief.ts'
import type { Sent } from '../domain/ringing.ts'
import type { Delivery, DeliveryEnd } from '../store/contract-rings.ts'
import type { RingPorts } from './ports.ts'
import type { Ringer } from './ringer.ts'

const MINUTE = 60_000
/** After the first attempt, and so on; about three hours in all. */
const PAUSES = [MINUTE / 2, 2 * MINUTE, 10 * MINUTE, 40 * MINUTE, 120 * MINUTE]
/** So many at once: a slow server holds up no other. */
const AT_ONCE = 16

export class Deliverer {
  readonly #ports: RingPorts
  readonly #ringer: Ringer
  readonly #in_hand = new Map<string, Promise<void>>()
  /** What was sent, or is being sent, and is not yet written down. */
  readonly #unrecorded = new Map<string, Promise<Sent>>()
  /** The database was away: some may be this one's without its knowing, or ended without being written down. */
  #in_doubt = false

  constructor(ports: RingPorts, ringer: Ringer) {
    this.#ports = ports
    this.#ringer = ringer
  }

  /** Begins to send as many as there is room for; says how many. One call at a time. */
  async some(): Promise<number> {
    const room = AT_ONCE - this.#in_hand.size
    if (room === 0) return 0
    const ringer = await this.#ringer.alive()
    try {
      const left = await this.#leftBehind(ringer)
      const taken = left.length > 0 ? left : await this.#claimed(ringer, room)
      for (const delivery of taken) this.#begin(ringer, delivery)
      return taken.length
    } catch (error) {
      this.#in_doubt = true
      throw error
    }
  }

  async done(): Promise<void> {
    await Promise.all(this.#in_hand.values())
  }

  async #claimed(ringer: string, room: number): Promise<readonly Delivery[]> {
    const { store, world } = this.#ports
    return await store.claimDeliveries(ringer, instantText(world.now()), room)
  }

  /** Its own by the database, but in nobody's hand. */
  async #leftBehind(ringer: string): Promise<readonly Delivery[]> {
    if (!this.#in_doubt) return []
    const { store, world } = this.#ports
    const known = new Set(this.#in_hand.keys())
    const held = await store.heldDeliveries(ringer, instantText(world.now()))
    this.#in_doubt = false
    return held.filter((one) => !known.has(keyOf(one)))
  }

  #begin(ringer: string, delivery: Delivery): void {
    const key = keyOf(delivery)
    const sending = this.#deliver(ringer, delivery).catch((error) => {
      this.#in_doubt = true
      this.#ports.fault(error)
    })
    this.#in_hand.set(key, sending)
    void sending.finally(() => this.#in_hand.delete(key))
  }

  async #deliver(ringer: string, delivery: Delivery): Promise<void> {
    const { store, world } = this.#ports
    // it may have stood still for so long that others took over
    if ((await this.#ringer.alive()) !== ringer) return
    const sent = await this.#sendOnce(delivery)
    const end = endOf(sent, delivery.attempts, world.now())
    const isMine = await store.endDelivery(delivery, ringer, end, instantText(world.now()))
    if (isMine || !sent.ok) this.#unrecorded.delete(keyOf(delivery))
  }

  /** Whoever was taken for dead in the middle of it, and comes back, finds what it sent itself still to be sent. */
  async #sendOnce(delivery: Delivery): Promise<Sent> {
    const key = keyOf(delivery)
    const before = this.#unrecorded.get(key)
    if (before !== undefined) return await before
    const sending = this.#ports.send(delivery).catch((error): Sent => {
      this.#ports.fault(error)
      return { ok: false, error: 'It could not be sent' }
    })
    this.#unrecorded.set(key, sending)
    return await sending
  }
}

function keyOf({ user_id, channel, task, ring_at, attempts }: Delivery): string {
  return [user_id, channel.id, task?.id ?? NO_TASK, ring_at, attempts].join('\n')
}

function endOf(sent: Sent, attempts: number, now: number): DeliveryEnd {
  if (sent.ok) return { kind: 'sent' }
  const { error, gone } = sent
  const pause = PAUSES[attempts]
  if (sent.final || pause === undefined) return { kind: 'failed', error, ...(gone ? { gone } : {}) }
  return { kind: 'again', error, due_at: instantText(now + pause) }
}
