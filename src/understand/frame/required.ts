/** The words a frame cannot do without, rarest first: of each set one must be in the sentence, or it need not be tried. */
import type { Node, TokenTest } from './node.ts'

type Words = ReadonlySet<string>

export function requiredBy(node: Node): readonly Words[] {
  return setsIn(node).toSorted((a, b) => a.size - b.size)
}

/** A date or a quotation stands as one word of its own kind. */
const date: readonly Words[] = [new Set(['<date>'])]
const kindNeeded: Readonly<Record<TokenTest, readonly Words[]>> = {
  date,
  due: date,
  todate: date,
  duedate: date,
  period: date,
  later: date,
  quoted: [new Set(['<protected>'])],
  number: [],
  any: [],
}

function setsIn(node: Node): readonly Words[] {
  switch (node.kind) {
    case 'words':
      return [node.words]
    case 'test':
      return kindNeeded[node.test]
    case 'sequence':
      return node.parts.flatMap(setsIn)
    case 'choice':
      return oneOf(node.options.map(requiredBy))
    case 'hole':
      return setsIn(node.part)
    default:
      return []
  }
}

/** Of a choice only one option is needed: its rarest words, or those of another one. */
function oneOf(options: readonly (readonly Words[])[]): readonly Words[] {
  const rarest = options.map(([first]) => first)
  const known = rarest.filter((set) => set !== undefined)
  return known.length < options.length ? [] : [new Set(known.flatMap((set) => [...set]))]
}
