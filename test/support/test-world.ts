/** A world in the hand of a test: the clock stands still unless told to move, ids count up. */
import type { World } from '../../src/domain/world.ts'

export interface TestWorld extends World {
  set(epoch_ms: number): void
  advance(ms: number): void
}

export function testWorld(seed = 0): TestWorld {
  let now = 1_772_611_200_000
  let ids = seed * 1_000_000
  const uuid = (version: number) => {
    ids += 1
    const tail = ids.toString(16).padStart(12, '0')
    return `00000000-0000-${version}000-8000-${tail}`
  }
  return {
    now: () => now,
    newId: () => uuid(7),
    newConversationId: () => uuid(4),
    /** Waiting takes no real time, but lets others run. A sleep with a signal is a time limit: it ends with its work. */
    sleep: (ms, signal) =>
      new Promise((resolve) => {
        if (signal) return signal.addEventListener('abort', () => resolve())
        now += ms
        setImmediate(resolve)
      }),
    set: (epoch_ms) => {
      now = epoch_ms
    },
    advance: (ms) => {
      now += ms
    },
  }
}
