/**
 * Waits until someone wants the program to end. One Ctrl-C can arrive twice (npm passes on what the terminal
 * already sent), so only a signal that comes later ends it at once.
 */
import { once } from 'node:events'

const SAME_KEYPRESS_MS = 1000

export async function toldToStop(): Promise<void> {
  const signals = ['SIGINT', 'SIGTERM'] as const
  await Promise.race(signals.map((signal) => once(process, signal)))
  const told = performance.now()
  const again = () => {
    if (performance.now() - told > SAME_KEYPRESS_MS) process.exit(130)
  }
  for (const signal of signals) process.on(signal, again)
}
