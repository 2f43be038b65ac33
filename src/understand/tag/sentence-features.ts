/** The features of a sentence: all its words and their roles, each once, and where in the message it stands. */
import { AFTER, BEFORE, mix } from './hash.ts'
import { none, type View } from './view.ts'

/** The numbers of a sentence's features. */
export function sentenceFeatures(view: View, index: number): Int32Array {
  const [from, to] = view.stretches[index] ?? [0, 0]
  const found = new Set<number>()
  found.add(mix(100, 0)).add(mix(101, index === 0 ? 0 : 1, Math.min(2, view.stretches.length)))
  for (let at = from - 1; at <= to; at++) addWord(found, at, from, to, view)
  addWhole(found, index, from, to, view)
  return Int32Array.from(found)
}

function formAt({ form }: View, at: number, from: number, to: number): number {
  if (at < from) return BEFORE
  return at >= to ? AFTER : (form[at] ?? AFTER)
}

function addWord(found: Set<number>, at: number, from: number, to: number, view: View): void {
  const w = formAt(view, at, from, to)
  const n = formAt(view, at + 1, from, to)
  const nn = formAt(view, at + 2, from, to)
  found
    .add(mix(102, w))
    .add(mix(103, w, n))
    .add(mix(104, w, n, nn))
    .add(mix(105, w, nn))
  for (const role of view.roles[at] ?? none) {
    found
      .add(mix(106, role))
      .add(mix(107, role, n))
      .add(mix(108, role, formAt(view, at - 1, from, to)))
    for (const next of view.roles[at + 1] ?? none) found.add(mix(109, role, next))
  }
  found.add(mix(110, view.match[at] ?? 0))
}

function addWhole(found: Set<number>, index: number, from: number, to: number, view: View): void {
  const { form, message, stretches, sentence } = view
  const { holds, end, strange } = sentence[from] ?? { holds: 0, end: 0, strange: 0 }
  const first = formAt(view, from, from, to)
  for (const one of message) found.add(mix(111, one)).add(mix(112, one, holds))
  found
    .add(mix(113, holds, end))
    .add(mix(134, strange))
    .add(mix(135, strange, end))
    .add(mix(136, strange, first))
    .add(mix(114, first, holds))
    .add(mix(115, first, formAt(view, from + 1, from, to), holds))
    .add(mix(116, formAt(view, to - 1, from, to), holds))
    .add(mix(117, form[(stretches[index - 1] ?? [-1])[0]] ?? 0))
    .add(mix(118, form[(stretches[index + 1] ?? [-1])[0]] ?? 0))
    .add(mix(119, holds, Math.min(6, to - from)))
}
