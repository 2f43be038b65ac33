/** Waits until someone wants the program to end. A second signal ends it at once: only the first is caught. */
import { once } from 'node:events'

export async function toldToStop(): Promise<void> {
  const heard = new AbortController()
  const { signal } = heard
  const signals = [once(process, 'SIGINT', { signal }), once(process, 'SIGTERM', { signal })]
  await Promise.race(signals)
  heard.abort()
  await Promise.allSettled(signals)
}
