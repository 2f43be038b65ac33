/** Words side by side that have the same purpose. */
import type { Tag } from '../tag/tags.ts'
import { spanOf, type Tagged } from './tagged.ts'

export interface Run {
  readonly from: number
  readonly to: number
}

export function runsOf(tag: Tag, { tags }: Tagged): readonly Run[] {
  return runsAmong(tags.flatMap((one, at) => (one === tag ? [at] : [])))
}

/** Places in order, those side by side together. */
export function runsAmong(places: readonly number[]): readonly Run[] {
  const runs: { from: number; to: number }[] = []
  for (const at of places) {
    const last = runs.at(-1)
    if (last?.to === at) last.to = at + 1
    else runs.push({ from: at, to: at + 1 })
  }
  return runs
}

/** As it was written; of a quotation what is inside. */
export function textOf({ from, to }: Run, { text, tokens }: Tagged): string {
  const only = tokens[from]
  if (to - from === 1 && only?.quoted !== undefined) return only.quoted
  return text.slice(...spanOf(tokens, from, to)).trim()
}
