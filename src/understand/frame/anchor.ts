/** The words a frame cannot do without: one of them must be in the sentence, or the frame need not be tried. */
import type { Node } from './node.ts'

/** null: nothing is certain. */
export function anchorOf(node: Node): ReadonlySet<string> | null {
  switch (node.kind) {
    case 'words':
      return node.words
    case 'sequence':
      return smallest(node.parts.map(anchorOf))
    case 'choice':
      return union(node.options.map(anchorOf))
    case 'hole':
      return anchorOf(node.part)
    default:
      return null
  }
}

function smallest(sets: readonly (ReadonlySet<string> | null)[]): ReadonlySet<string> | null {
  let best: ReadonlySet<string> | null = null
  for (const set of sets) {
    if (set !== null && (best === null || set.size < best.size)) best = set
  }
  return best
}

function union(sets: readonly (ReadonlySet<string> | null)[]): ReadonlySet<string> | null {
  const all = new Set<string>()
  for (const set of sets) {
    if (set === null) return null
    for (const word of set) all.add(word)
  }
  return all
}
