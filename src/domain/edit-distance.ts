/** How many slips of the finger lie between two words (optimal string alignment: a swap of neighbours is one slip). */
export function editDistance(a: string, b: string): number {
  let before: readonly number[] = []
  let row: readonly number[] = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = nextRow(a, b, i, row, before)
    before = row
    row = next
  }
  return at(row, b.length)
}

function nextRow(
  a: string,
  b: string,
  i: number,
  row: readonly number[],
  before: readonly number[],
): number[] {
  const next = [i]
  for (let j = 1; j <= b.length; j++) {
    const change = a[i - 1] === b[j - 1] ? 0 : 1
    const plain = Math.min(at(row, j) + 1, at(next, j - 1) + 1, at(row, j - 1) + change)
    const swap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
    next.push(swap ? Math.min(plain, at(before, j - 2) + 1) : plain)
  }
  return next
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? 0
}
