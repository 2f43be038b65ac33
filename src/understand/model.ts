/** The learned weights, unpacked once. */
import { weights } from './english/weights.ts'
import { type Packed, unpack } from './tag/table.ts'
import type { Model } from './tag/tag.ts'

let unpacked: Model | null = null

export function model(): Model {
  unpacked ??= modelOf(weights)
  return unpacked
}

export interface Weights {
  readonly kinds: Packed
  readonly tags: Packed
  readonly links: readonly number[]
  readonly pieces: Packed
  readonly rank: Packed
  readonly chance: Packed
}

export function modelOf({ kinds, tags, links, pieces, rank, chance }: Weights): Model {
  return {
    kinds: unpack(kinds),
    tags: unpack(tags),
    links: Float32Array.from(links),
    pieces: unpack(pieces),
    rank: unpack(rank),
    chance: unpack(chance),
  }
}
