/** What ringing needs from outside. */
import type { Sent } from '../domain/ringing.ts'
import type { World } from '../domain/world.ts'
import type { Delivery, RingStore } from '../store/contract-rings.ts'

export interface RingPorts {
  readonly store: RingStore
  readonly world: Pick<World, 'now' | 'sleep' | 'newId'>
  /** Milliseconds that only grow, whatever happens to the clock on the wall. */
  elapsed(): number
  /** Says how it ended. One that throws instead counts as not arrived. */
  send(delivery: Delivery): Promise<Sent>
  fault(error: unknown): void
}
