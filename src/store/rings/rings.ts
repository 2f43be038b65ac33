/** The reminders' part of the contract, over any engine. */
import type { RingStore } from '../contract-rings.ts'
import type { Access } from '../engine.ts'
import { nextRing, ring } from './ring.ts'

export function ringStore({ read, write }: Access): RingStore {
  return {
    ring: (now, limit) => write((trx) => ring(trx, now, limit)),
    nextRing: () => read(nextRing),
  }
}
