/** Takes what is to be sent, sends it, and says how that ended: once more a little later each time, then no more. */
import { instantText } from '../domain/calendar.ts'
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
  readonly #under_way = new Set<Promise<void>>()
  /** What was sent, or is being sent, and is not yet written down. */
  readonly #unrecorded = new Map<string, Promise<Sent>>()

  constructor(ports: RingPorts, ringer: Ringer) {
    this.#ports = ports
    this.#ringer = ringer
  }

  /** Begins to send as many as there is room for; says how many. */
  async some(): Promise<number> {
    const { store, world } = this.#ports
    const room = AT_ONCE - this.#under_way.size
    if (room === 0) return 0
    const ringer = await this.#ringer.alive()
    const taken = await store.claimDeliveries(ringer, instantText(world.now()), room)
    for (const delivery of taken) {
      const sending = this.#deliver(ringer, delivery).catch(this.#ports.fault)
      this.#under_way.add(sending)
      void sending.finally(() => this.#under_way.delete(sending))
    }
    return taken.length
  }

  async done(): Promise<void> {
    await Promise.all(this.#under_way)
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
    const sending = this.#ports.send(delivery)
    this.#unrecorded.set(key, sending)
    return await sending
  }
}

function keyOf({ user_id, channel, task, ring_at, attempts }: Delivery): string {
  return [user_id, channel.id, task.id, ring_at, attempts].join('\n')
}

function endOf(sent: Sent, attempts: number, now: number): DeliveryEnd {
  if (sent.ok) return { kind: 'sent' }
  const { error, gone } = sent
  const pause = PAUSES[attempts]
  if (sent.final || pause === undefined) return { kind: 'failed', error, ...(gone ? { gone } : {}) }
  return { kind: 'again', error, due_at: instantText(now + pause) }
}
