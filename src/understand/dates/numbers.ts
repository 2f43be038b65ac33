/** Amounts and names as the rules spell them → numbers. */
const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** 1 is Monday. */
export function weekdayNumber(word: string | undefined): number {
  return weekdays.indexOf((word ?? '').slice(0, 3).toLowerCase()) + 1
}

export function monthNumber(word: string | undefined): number {
  return months.indexOf((word ?? '').slice(0, 3).toLowerCase()) + 1
}

const amounts: Readonly<Record<string, number>> = { a: 1, the: 1, couple: 2, few: 3, several: 7, half: 0.5 }

/** "3" → 3, "a" → 1, "a couple of" → 2, "half a" → 0.5, "2 · 5" → 2.5, "1 / 2" → 0.5, "1 1 / 2" → 1.5 */
export function amount(words: string | undefined): number {
  const said = (words ?? 'a').trim()
  const mixed = /^(\d{1,3}) (\d \/ \d{1,2})/u.exec(said)
  if (mixed !== null) return Number(mixed[1]) + amount(mixed[2])
  const fraction = /^(\d{1,3}) ([·/]) (\d{1,2})/u.exec(said)
  if (fraction !== null) return fractionOf(fraction)
  const number = /^\d{1,4}/u.exec(said)
  if (number !== null) return Number(number[0]) + (/ half/u.test(said) ? 0.5 : 0)
  const word = said.split(' ').find((each) => each !== 'a' && each in amounts)
  return amounts[word ?? 'a'] ?? 1
}

function fractionOf([, whole, sign, part]: readonly (string | undefined)[]): number {
  if (sign === '/') return Number(whole) / Math.max(1, Number(part))
  return Number(`${whole}.${part}`)
}
