/**
 * Waits until someone wants the program to end. One Ctrl-C can arrive twice (npm passes on what the terminal
 * already sent), so only a signal that comes later ends it at once.
 */
const SAME_KEYPRESS_MS = 1000

export function toldToStop(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let told: number | null = null
  // Kept to the end: without a listener, the second of two signals would kill.
  const hear = () => {
    if (told !== null && performance.now() - told > SAME_KEYPRESS_MS) process.exit(130)
    told ??= performance.now()
    resolve()
  }
  process.on('SIGINT', hear).on('SIGTERM', hear)
  return promise
}
