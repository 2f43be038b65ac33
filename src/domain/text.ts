/** What counts as text here, and how long it is. Free of zod. */

/** Text that both stores give back unchanged: no NUL, no half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

/** Length as people count: in code points, not in UTF-16 units. */
export function textLength(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}
