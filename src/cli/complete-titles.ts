/** Completes the title of a task at the end of what was typed so far. */

type Completed = [hits: string[], end: string]

export function titleCompleter(titles: () => Promise<readonly string[]>) {
  return async (line: string): Promise<Completed> => completedFrom(await titles(), line)
}

/** The longest end of the line, from the beginning of a word, that a title begins with. */
export function completedFrom(titles: readonly string[], line: string): Completed {
  for (const start of wordStarts(line)) {
    const end = line.slice(start)
    const hits = titles.filter((title) => title.toLowerCase().startsWith(end.toLowerCase()))
    if (hits.length > 0) return [hits, end]
  }
  return [[], line]
}

function wordStarts(line: string): readonly number[] {
  return [...line.matchAll(/(?<!\S)\S/gu)].map(({ index }) => index)
}
