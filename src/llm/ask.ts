/**
 * One question within one deadline: at most one retry, after as long as the server asked for plus some chance,
 * and only if that still fits. It always ends: with an answer or a ModelFailure.
 */
import type { World } from '../domain/world.ts'
import { ModelFailure } from './failure.ts'
import type { Prompt } from './prompt.ts'
import type { Wire, WireAnswer } from './wire.ts'
import { failureOf } from './wires/failed.ts'

export interface Patience {
  readonly world: World
  readonly deadline_ms: number
  /** 0–1; comes in from outside. */
  chance(): number
}

const RETRY_MS = 250

export async function ask(
  wire: Wire,
  prompt: Prompt,
  { world, deadline_ms, chance }: Patience,
  client: AbortSignal | null,
): Promise<WireAnswer> {
  const limit = new AbortController()
  const done = new AbortController()
  const until = world.now() + deadline_ms
  const signal = client ? AbortSignal.any([limit.signal, client]) : limit.signal
  const ended = endOf(signal, limit.signal)
  // the wait ends with the work; only a wait that outlasts it is the end of the work
  void world.sleep(deadline_ms, done.signal).then(() => !done.signal.aborted && limit.abort())
  const work = async () => {
    try {
      return await wire.ask(prompt, signal)
    } catch (error) {
      const wait = waitAfter(failureOf(error), chance())
      if (world.now() + wait >= until || signal.aborted) throw error
      await world.sleep(wait)
      return await wire.ask(prompt, signal)
    }
  }
  try {
    return await Promise.race([work(), ended])
  } finally {
    done.abort()
  }
}

/** Infinite: trying again would not help. */
function waitAfter({ reason, retry_after_ms }: ModelFailure, chance: number): number {
  if (reason !== 'busy' && reason !== 'server') return Number.POSITIVE_INFINITY
  return Math.max(RETRY_MS, retry_after_ms ?? 0) + chance * RETRY_MS
}

/** Rejects when time is up or nobody waits; the work may not notice, so it is not waited for. */
function endOf(signal: AbortSignal, limit: AbortSignal): Promise<never> {
  const ended = new Promise<never>((_, reject) => {
    const end = () => reject(new ModelFailure(limit.aborted ? 'timeout' : 'cancelled'))
    if (signal.aborted) end()
    else signal.addEventListener('abort', end, { once: true })
  })
  ended.catch(() => undefined)
  return ended
}
