/** The words a frame cannot do without: of each set one must be in the sentence, in this order, or it need not be tried. */
import type { Node } from './node.ts'
import type { Words } from './word-sets.ts'

/** Classes are parts of many frames. */
const known = new WeakMap<Node, readonly Words[]>()

export function requiredBy(node: Node): readonly Words[] {
  const sets = known.get(node) ?? setsIn(node)
  known.set(node, sets)
  return sets
}

function setsIn(node: Node): readonly Words[] {
  switch (node.kind) {
    case 'words':
      return [node.words]
    case 'sequence':
      return node.parts.flatMap((part, index) =>
        inSequence(part, node.parts[index - 1], node.parts[index + 1]),
      )
    case 'choice':
      return oneOf(node.options.map((option) => rarest(requiredBy(option))))
    case 'hole':
      return requiredBy(node.part)
    default:
      return []
  }
}

/** Both words of "to do" are in many sentences, the two together in few: the second carries both. */
const TO_DO: readonly Words[] = [new Set(['<to do>'])]

function inSequence(part: Node, before: Node | undefined, behind: Node | undefined): readonly Words[] {
  if (isTo(part) && isDo(behind)) return []
  return isTo(before) && isDo(part) ? TO_DO : requiredBy(part)
}

function isTo(node: Node | undefined): boolean {
  return node?.kind === 'words' && node.words.size === 1 && node.words.has('to')
}

function isDo(node: Node | undefined): boolean {
  return node?.kind === 'words' && [...node.words].every((word) => word === 'do' || word === 'dos')
}

/** Of a choice only one option is needed: its rarest words, or those of another one. */
function oneOf(options: readonly (Words | undefined)[]): readonly Words[] {
  const known = options.filter((set) => set !== undefined)
  return known.length < options.length ? [] : [new Set(known.flatMap((set) => [...set]))]
}

/** Words that many sentences have: that one of them is there says little. */
const COMMON = new Set(
  'to the a my i it that is me on in for of and what have with at be you this add <date> <due>'.split(' '),
)
const MANY = 40

/** Of several sets the one that is said least often. */
export function rarest(sets: readonly Words[]): Words | undefined {
  return sets.toSorted((a, b) => commonness(a) - commonness(b))[0]
}

function commonness(words: Words): number {
  let sum = 0
  for (const word of words) sum += COMMON.has(word) ? MANY : 1
  return sum
}
