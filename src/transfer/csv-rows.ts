/** Rows of comma-separated values (RFC 4180): quoted where need be, line breaks inside quotes kept. */
import type { Reading } from './carried.ts'

export interface Row {
  /** The line it begins on. */
  readonly line: number
  readonly cells: readonly string[]
}

export function csvLine(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\r\n`
}

function quoted(cell: string): string {
  return /[",\r\n]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/** One cell at a time: either quoted, with quotes doubled inside, or plain up to the next comma or line break. */
const CELL = /(?:"((?:[^"]|"")*)"|((?!")[^,\r\n]*))(,|\r\n|\r|\n|$)/uy

export const notCsv: Reading = {
  found: [],
  remarks: [{ line: 1, text: 'a quote that is opened and not closed', unread: true }],
}

/** null: it is no such file. */
export function csvRows(text: string): readonly Row[] | null {
  const rows: Row[] = []
  let [at, line, start] = [text.startsWith('\ufeff') ? 1 : 0, 1, 1]
  let cells: string[] = []
  while (at < text.length || cells.length > 0) {
    CELL.lastIndex = at
    const found = CELL.exec(text)
    if (!found) return null
    const [whole, inQuotes, plain = '', end] = found
    cells.push(inQuotes?.replaceAll('""', '"') ?? plain)
    at += whole.length
    line += breaksIn(whole)
    if (end === ',') continue
    rows.push({ line: start, cells })
    cells = []
    start = line
  }
  return rows
}

function breaksIn(text: string): number {
  return text.match(/\r\n|\r|\n/gu)?.length ?? 0
}

/** Each row by the names of the first one, in capitals; empty rows left out. */
export function namedRows(rows: readonly Row[]): readonly NamedRow[] {
  const [head, ...rest] = rows
  const names = (head?.cells ?? []).map((name) => name.trim().toUpperCase())
  const filled = rest.filter(({ cells }) => cells.some((cell) => cell !== ''))
  return filled.map(({ line, cells }) => ({
    line,
    cell: (name) => cells[names.indexOf(name)] ?? '',
  }))
}

export interface NamedRow {
  readonly line: number
  /** Empty where there is no such column. */
  cell(name: string): string
}
