/**
 * Which groups of rows lie in a stretch of a long list. Every group has as many rows as the others; its height is what
 * it measured when it was last in the page, or a guess.
 */
export const GROUP = 20

export interface Range {
  readonly first: number
  /** Not included. */
  readonly end: number
}

export type Heights = ReadonlyMap<number, number>

export function groupsOf(count: number): number {
  return Math.ceil(count / GROUP)
}

/** What a row probably measures. */
export interface Guess {
  readonly count: number
  readonly row: number
}

function heightOf(group: number, heights: Heights, { count, row }: Guess): number {
  return heights.get(group) ?? Math.min(GROUP, count - group * GROUP) * row
}

export function spaceOf({ first, end }: Range, heights: Heights, guess: Guess): number {
  let height = 0
  for (let group = first; group < end; group++) height += heightOf(group, heights, guess)
  return height
}

/** Those that touch the stretch, and at least one, so that there is always something to measure. */
export function groupsBetween(top: number, bottom: number, heights: Heights, guess: Guess): Range {
  const groups = groupsOf(guess.count)
  let first = 0
  let above = 0
  for (; first < groups - 1; first++) {
    const height = heightOf(first, heights, guess)
    if (above + height > top) break
    above += height
  }
  let end = Math.min(first + 1, groups)
  for (above += heightOf(first, heights, guess); end < groups && above < bottom; end++) {
    above += heightOf(end, heights, guess)
  }
  return { first, end }
}

/** The list in order: groups that are in the page, and the space between them as one. */
export function stretches(
  groups: number,
  isShown: (group: number) => boolean,
): readonly (Range & { readonly shown: boolean })[] {
  const all: (Range & { shown: boolean })[] = []
  for (let group = 0; group < groups; group++) {
    const shown = isShown(group)
    const last = all.at(-1)
    if (last?.shown === shown) all[all.length - 1] = { ...last, end: group + 1 }
    else all.push({ first: group, end: group + 1, shown })
  }
  return all
}
