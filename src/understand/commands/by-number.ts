/** Tasks that are pointed at by number, or by their place in the list that was shown. */

import { english } from '../english/english.ts'
import type { Token } from '../words/tokens.ts'
import type { Tagged, Target } from './tagged.ts'

export function byNumber(
  places: readonly number[],
  index: number,
  { tokens, matches }: Tagged,
): readonly Target[] {
  return places.flatMap((at) => {
    if ((matches.of[at]?.length ?? 0) > 0 || isCount(at, tokens)) return []
    return numbersSaid(at, tokens).map((number) => ({
      from: at,
      to: at + 1,
      in: index,
      reference: { number },
    }))
  })
}

/** "the last 2", "2 days": how many, not which. */
function isCount(at: number, tokens: readonly Token[]): boolean {
  const [before = '', after = ''] = [tokens[at - 1]?.norm, tokens[at + 1]?.norm]
  return english.ordinals.has(before) || english.units.has(after)
}

/** "3", "number three", "1 to 3", "#1-3". */
export function numbersSaid(at: number, tokens: readonly Token[]): readonly number[] {
  const range = /^#(?<first>\d{1,4})[-–](?<last>\d{1,4})$/u.exec(tokens[at]?.norm ?? '')?.groups
  if (range) return numbersBetween(Number(range.first) - 1, Number(range.last))
  const number = numberAt(at, tokens)
  if (number === null) return []
  const first = english.through.has(tokens[at - 1]?.norm ?? '') ? numberAt(at - 2, tokens) : null
  return numbersBetween(first ?? number, number)
}

/** Without the first, which was said by itself. */
function numbersBetween(first: number, last: number): readonly number[] {
  if (first >= last || last - first > MOST) return [last]
  return Array.from({ length: last - first }, (_, step) => first + 1 + step)
}

const MOST = 50

function numberAt(at: number, tokens: readonly Token[]): number | null {
  const token = tokens[at]
  if (token?.kind === 'number') return Number(token.stem)
  const said = english.counts.get(token?.norm ?? '')
  return said !== undefined && isNumbered(at, tokens) ? said : null
}

/** "number two", "numbers two, five and six" */
function isNumbered(at: number, tokens: readonly Token[]): boolean {
  let lead = at - 1
  while (lead >= 0 && isListed(tokens[lead])) lead--
  return english.numbering.has(tokens[lead]?.norm ?? '')
}

function isListed(token: Token | undefined): boolean {
  const { norm = '', kind } = token ?? {}
  return norm === ',' || english.joining.has(norm) || (kind === 'word' && english.counts.has(norm))
}

export function byPlace(places: readonly number[], index: number, tagged: Tagged): readonly Target[] | null {
  const targets = places.flatMap((at) => inOrder(at, index, tagged))
  return targets.length > 0 ? targets : byOther(places, index, tagged)
}

/** "the second", "the last two" */
function inOrder(at: number, index: number, { tokens, mood }: Tagged): readonly Target[] {
  const norm = tokens[at]?.norm ?? ''
  const middle = english.middle.has(norm) && mood.shown.length % 2 === 1
  const place = middle ? (mood.shown.length + 1) / 2 : english.ordinals.get(norm)
  if (place === undefined) return []
  const count = english.counts.get(tokens[at + 1]?.norm ?? '') ?? 1
  return Array.from({ length: count }, (_, step) => ({
    from: at,
    to: at + 1,
    in: index,
    reference: { position: place > 0 ? place + step : place - step },
  }))
}

/** "the other one" */
function byOther(places: readonly number[], index: number, { tokens }: Tagged): readonly Target[] | null {
  const other = places.find((at) => tokens[at]?.norm === english.other)
  return other === undefined
    ? null
    : [{ from: other, to: other + 1, in: index, reference: { pronoun: 'other' } }]
}
