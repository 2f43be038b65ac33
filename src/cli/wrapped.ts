/** Text broken at words, so that a narrow window cuts none in two. What hangs below a point of a list stays below it. */
export function wrapped(text: string, columns: number | undefined): string {
  if (columns === undefined || columns < 10) return text
  return text
    .split('\n')
    .map((line) => broken(line, columns))
    .join('\n')
}

const POINT = /^\s*(?:[-•*] |#?\d+[.:)]? )?/u

function broken(line: string, columns: number): string {
  if (line.length <= columns) return line
  const indent = ' '.repeat(Math.min(POINT.exec(line)?.[0].length ?? 0, Math.floor(columns / 2)))
  const lines: string[] = []
  let current = ''
  for (const word of line.split(/(?<=\S) /u)) {
    const next = current === '' ? word : `${current} ${word}`
    if (next.length <= columns || current === '') current = next
    else {
      lines.push(current)
      current = `${indent}${word}`
    }
  }
  return [...lines, current].join('\n')
}
