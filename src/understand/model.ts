/** The learned weights, unpacked once. */
import { weights } from './english/weights.ts'
import { unpack } from './tag/table.ts'
import type { Model } from './tag/tag.ts'

let unpacked: Model | null = null

export function model(): Model {
  unpacked ??= {
    kinds: unpack(weights.kinds),
    tags: unpack(weights.tags),
    links: Float32Array.from(weights.links),
    pieces: unpack(weights.pieces),
    rank: unpack(weights.rank),
    chance: unpack(weights.chance),
  }
  return unpacked
}
