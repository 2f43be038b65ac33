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
    return numbersAt(at, tokens).map((number) => ({ from: at, to: at + 1, in: index, reference: { number } }))
  })
}

/** "the last 2", "2 days": how many, not which. */
function isCount(at: number, tokens: readonly Token[]): boolean {
  const [before = '', after = ''] = [tokens[at - 1]?.norm, tokens[at + 1]?.norm]
  return english.ordinals.has(before) || english.units.has(after)
}

/** "3", "number three", "1 to 3". */
function numbersAt(at: number, tokens: readonly Token[]): readonly number[] {
  const number = numberAt(at, tokens)
  if (number === null) return []
  const first = english.through.has(tokens[at - 1]?.norm ?? '') ? numberAt(at - 2, tokens) : null
  if (first === null || first >= number || number - first > MOST) return [number]
  return Array.from({ length: number - first }, (_, step) => first + 1 + step)
}

const MOST = 50

function numberAt(at: number, tokens: readonly Token[]): number | null {
  const token = tokens[at]
  if (token?.kind === 'number') return Number(token.stem)
  const said = english.numbering.has(tokens[at - 1]?.norm ?? '')
    ? english.counts.get(token?.norm ?? '')
    : undefined
  return said ?? null
}

export function byPlace(places: readonly number[], index: number, tagged: Tagged): readonly Target[] | null {
  const targets = places.flatMap((at) => inOrder(at, index, tagged))
  return targets.length > 0 ? targets : byOther(places, index, tagged)
}

/** "the second", "the last two" */
function inOrder(at: number, index: number, { tokens }: Tagged): readonly Target[] {
  const place = english.ordinals.get(tokens[at]?.norm ?? '')
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
