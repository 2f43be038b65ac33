/** Numbers and positions as people say them. */

const named: ReadonlyMap<string, number> = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, value) => [word, value]),
)

const ordinals: ReadonlyMap<string, number> = new Map([
  ...'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'
    .split(' ')
    .map((word, index): [string, number] => [word, index + 1]),
  ['1st', 1],
  ['2nd', 2],
  ['3rd', 3],
  ['last', -1],
  ['latest', -1],
  ['newest', -1],
  ['top', 1],
  ['next', 1],
  ['bottom', -1],
  ['final', -1],
])

export function isNumber(word: string): boolean {
  return /^#?\d{1,9}$/u.test(word) || (named.has(word) && word !== 'zero')
}

/** "4", "#4", "four" → 4 */
export function numberOf(word: string): number {
  return named.get(word) ?? Number(word.replace('#', ''))
}

/** "third" → 3, "last" → -1, "4th" → 4 */
export function ordinalOf(word: string): number | null {
  const known = ordinals.get(word)
  if (known !== undefined) return known
  return /^\d{1,4}th$/u.test(word) ? Number.parseInt(word, 10) : null
}
