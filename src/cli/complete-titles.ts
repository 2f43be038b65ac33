/** Completes the title of a task at the end of what was typed so far. */

type Completed = [hits: string[], end: string]

export function titleCompleter(titles: () => Promise<readonly string[]>) {
  return async (line: string): Promise<Completed> => completedFrom(await titles(), line)
}

/** The longest end of the line, from the beginning of a word, that a title or the rest of one begins with. */
export function completedFrom(titles: readonly string[], line: string): Completed {
  for (const start of wordStarts(line)) {
    const end = line.slice(start)
    const begins = (text: string) => text.toLowerCase().startsWith(end.toLowerCase())
    const whole = titles.filter(begins)
    const hits =
      whole.length > 0 ? whole : titles.flatMap((title) => endsOf(title).filter(begins).slice(0, 1))
    if (hits.length > 0) return [hits, end]
  }
  return [[], line]
}

/** The title from each of its words on. */
function endsOf(title: string): readonly string[] {
  return wordStarts(title).map((start) => title.slice(start))
}

function wordStarts(line: string): readonly number[] {
  return [...line.matchAll(/(?<!\S)\S/gu)].map(({ index }) => index)
}
