/**
 * Where a task stands that was moved by hand: a text, compared sign by sign. One that was never moved stands at its
 * number, so a new one comes last. Between any two there is always another, so a move rewrites no row but its own; a
 * little chance keeps two who move at once from choosing the same.
 */

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz'
const WHOLE = 10
const BELOW_ZERO = 10 ** WHOLE

/** Never ends in 0: nothing fits between x and x0. */
export const POSITION = /^-?\d{10}(?:[0-9a-z]{0,188}[1-9a-z])?$/u

export interface Placed {
  readonly number: number
  readonly position?: string | null
}

export function positionOf({ number, position }: Placed): string {
  return position ?? written(number)
}

/** null: nothing is there on that side. `chance`: from 0 up to 1, as Math.random gives it. */
export function between(before: string | null, after: string | null, chance: () => number): string {
  if (before === null) return written(after === null ? 0 : wholeOf(after) - 1) + some(chance)
  const [whole, fraction] = parts(before)
  const [other, limit] = after === null || after <= before ? [null, ''] : parts(after)
  return whole + middle(fraction, other === whole ? limit : null) + some(chance)
}

/** Below zero it counts up from -0000000000, so that signs are in the order of numbers. */
function written(whole: number): string {
  const digits = String(whole < 0 ? whole + BELOW_ZERO : whole).padStart(WHOLE, '0')
  return whole < 0 ? `-${digits}` : digits
}

function parts(position: string): readonly [whole: string, fraction: string] {
  const end = position.startsWith('-') ? WHOLE + 1 : WHOLE
  return [position.slice(0, end), position.slice(end)]
}

function wholeOf(position: string): number {
  const [whole] = parts(position)
  return whole.startsWith('-') ? Number(whole.slice(1)) - BELOW_ZERO : Number(whole)
}

/** Differs from both at a digit, so that whatever is written behind it stays between them. null: as high as it gets. */
function middle(low: string, high: string | null): string {
  let shared = 0
  while (high !== null && shared < high.length && (low[shared] ?? '0') === high[shared]) shared += 1
  if (shared > 0) return high?.slice(0, shared) + middle(low.slice(shared), high?.slice(shared) ?? null)
  const from = digitAt(low)
  const to = high === null ? DIGITS.length : digitAt(high)
  if (to - from > 1) return DIGITS.charAt((from + to) >> 1)
  return DIGITS.charAt(from) + middle(low.slice(1), null)
}

function digitAt(fraction: string): number {
  return Math.max(0, DIGITS.indexOf(fraction.charAt(0)))
}

/** Three digits, the last not 0. */
function some(chance: () => number): string {
  const one = (least: number) => DIGITS.charAt(least + Math.floor(chance() * (DIGITS.length - least)))
  return one(0) + one(0) + one(1)
}
