/**
 * SQLite answers at once, so work on a file never waits for anything, and whoever asks on and on would keep the event
 * loop to themselves: nobody else is heard meanwhile. Work that has had the loop for a while lets the others have theirs.
 */
const LONGEST_MS = 4

/** To be asked between two pieces of work: what there is to wait for, if there is. */
export function givingWay(): () => Promise<void> | undefined {
  let begun: { readonly at: number; readonly over: Promise<void> } | null = null
  return () => {
    if (begun !== null) return performance.now() - begun.at < LONGEST_MS ? undefined : begun.over
    const over = new Promise<void>((resolve) => {
      setImmediate(() => {
        begun = null
        resolve()
      })
    })
    begun = { at: performance.now(), over }
    return undefined
  }
}
