/** The features of a sentence, or of a clause: all its words and their roles, each once, and where it stands. */
import { AFTER, BEFORE, mix } from './hash.ts'
import { none, type View } from './view.ts'

/** The numbers of a sentence's features. */
export function sentenceFeatures(view: View, index: number): Int32Array {
  const found = new Set<number>()
  addStretch(found, index, view.stretches, view.sentence, view)
  return Int32Array.from(found)
}

/** A clause is short: how its neighbours begin, and what its sentence is like, says more of it than its own words. */
export function clauseFeatures(view: View, index: number): Int32Array {
  const { clauses, clause, sentence } = view
  const found = new Set<number>()
  addStretch(found, index, clauses, clause, view)
  const [from] = clauses[index] ?? [0]
  const { first, last, end, holds } = sentence[from] ?? NONE
  const own = clause[from] ?? NONE
  found
    .add(mix(150, first))
    .add(mix(151, first, own.first))
    .add(mix(152, last))
    .add(mix(153, end, own.holds))
    .add(mix(154, holds, own.holds, own.strange))
    .add(mix(160, Math.min(5, clauses.length), Math.min(3, index), own.holds))
  addBeside(found, index, view)
  return Int32Array.from(found)
}

/** The clauses before and behind it. */
function addBeside(found: Set<number>, index: number, { clauses, clause, roles }: View): void {
  const at = (place: number) => clause[clauses[place]?.[0] ?? -1] ?? NONE
  const [before, own, after] = [at(index - 1), at(index), at(index + 1)]
  const [from] = clauses[index] ?? [0]
  found
    .add(mix(155, before.first, before.holds))
    .add(mix(156, before.last, own.first))
    .add(mix(157, after.first, after.holds))
    .add(mix(158, own.last, after.first))
    .add(mix(159, before.holds, own.holds, after.holds))
  for (let place = from - 4; place < from; place++)
    for (const role of roles[place] ?? none) found.add(mix(161, role)).add(mix(162, role, own.holds))
}

const NONE = { first: 0, last: 0, end: 0, holds: 0, strange: 0 }

function addStretch(
  found: Set<number>,
  index: number,
  stretches: View['stretches'],
  each: View['sentence'],
  view: View,
): void {
  const [from, to] = stretches[index] ?? [0, 0]
  found.add(mix(100, 0)).add(mix(101, index === 0 ? 0 : 1, Math.min(2, stretches.length)))
  for (let at = from - 1; at <= to; at++) addWord(found, at, from, to, view)
  addWhole(found, index, from, to, stretches, each, view)
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

function addWhole(
  found: Set<number>,
  index: number,
  from: number,
  to: number,
  stretches: View['stretches'],
  each: View['sentence'],
  view: View,
): void {
  const { form, message } = view
  const { holds, end, strange } = each[from] ?? NONE
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
