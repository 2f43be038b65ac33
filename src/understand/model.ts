/** The learned weights, unpacked once. */
import { weights } from './english/weights.ts'
import { type Packed, unpack } from './tag/table.ts'
import type { Model, Scales } from './tag/tag.ts'

let unpacked: Model | null = null

export function model(): Model {
  unpacked ??= modelOf(weights)
  return unpacked
}

export interface Weights {
  readonly kinds: Packed
  readonly clauses: Packed
  readonly tags: Packed
  readonly links: readonly number[]
  readonly pieces: Packed
  readonly rank: Packed
  readonly chance: Packed
  readonly scales: Readonly<Record<string, readonly number[]>>
}

export function modelOf({ kinds, clauses, tags, links, pieces, rank, chance, scales }: Weights): Model {
  return {
    kinds: unpack(kinds),
    clauses: unpack(clauses),
    tags: unpack(tags),
    links: Float32Array.from(links),
    pieces: unpack(pieces),
    rank: unpack(rank),
    chance: unpack(chance),
    scales: scales as Scales,
  }
}
