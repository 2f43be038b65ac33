/** Titles as a long list has them: a few common words, many rare ones, the same every time. */

const VOCABULARY = 5000
const frames = [
  'call {0} about {1} {2}',
  'buy {0} and {1} for {2}',
  'send {0} the {1} {2}',
  'book {0} {1} in {2}',
  'fix the {0} of {1} {2}',
  'ask {0} for {1} {2}',
  'clean {0} with {1} {2}',
  'order {0} {1} from {2}',
]

/** Spreads numbers evenly, always alike. */
function mixed(number: number): number {
  let t = Math.imul(number ^ (number >>> 15), 0x2c1b3c6d)
  t = Math.imul(t ^ (t >>> 12), 0x297a2d39)
  return (t ^ (t >>> 15)) >>> 0
}

const letters = ['bdfgklmnprtvz', 'aeiou']

/** Eight letters that can be spoken and that no rule knows. */
function word(number: number): string {
  let rest = mixed(number + 1)
  return Array.from({ length: 8 }, (_, at) => {
    const from = letters[at % 2] ?? ''
    const letter = from[rest % from.length] ?? ''
    rest = mixed(rest + at)
    return letter
  }).join('')
}

export function titleOf(number: number): string {
  const frame = frames[number % frames.length] ?? ''
  return frame.replaceAll(/\{(\d)\}/gu, (_, place: string) => wordIn(number, Number(place)))
}

function wordIn(number: number, place: number): string {
  return word(mixed(number * 3 + place) % VOCABULARY)
}

/** The title with a letter missing in one of its rare words. */
export function mistyped(number: number): string {
  const slip = wordIn(number, 1)
  return titleOf(number).replace(slip, `${slip.slice(0, 4)}${slip.slice(5)}`)
}
