/** What the words of a match amount to. */

/** "@1.3.5" → 1, 3, 5; "1.-1th" → 1, -1; "20 and 30" → 20, 30; "last" → -1 */
export function numbersIn(words: string | undefined): readonly number[] {
  const said = (words ?? '').replace(/\blast\b/u, '-1')
  return [...said.matchAll(/-?\d{1,3}/gu)].map(([number]) => Number(number))
}

/** "other" is two, "3" and "3th" three, "few" three, nothing one; below nought is nought, and refused as that. */
export function intervalOf(words: string | undefined): number {
  const said = (words ?? '').trim()
  if (said === '') return 1
  if (/^(?:other|(?:a )?couple)/u.test(said)) return 2
  if (said.startsWith('-')) return 0
  return /^(?:a )?few/u.test(said) ? 3 : Number(/\d{1,15}/u.exec(said)?.[0] ?? 1)
}

export const workdays = [1, 2, 3, 4, 5]
export const weekend = [6, 7]
