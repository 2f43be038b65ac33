/**
 * Requests that come in at about the same time are worked on in step with each other: every step of one is followed by
 * the same step of the next, which finds its code still in the processor's caches.
 */
export function inStep(): () => Promise<void> {
  let next: Promise<void> | null = null
  return () => {
    next ??= new Promise((resolve) => {
      setImmediate(() => {
        next = null
        resolve()
      })
    })
    return next
  }
}
