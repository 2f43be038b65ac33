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
const BY_COMMA = /(?:"((?:[^"]|"")*)"|((?!")[^,\r\n]*))(,|\r\n|\r|\n|$)/uy
/** Where a comma stands in numbers, spreadsheets part cells by semicolons. */
const BY_SEMICOLON = /(?:"((?:[^"]|"")*)"|((?!")[^;\r\n]*))(;|\r\n|\r|\n|$)/uy

/** The names of the columns, of which one can tell what parts them. */
export function columnsIn(text: string): readonly string[] {
  const [first = ''] = text.replace(/^\ufeff/u, '').split(/\r|\n/u, 1)
  const cells = first.split(partedBySemicolon(text) ? ';' : ',')
  return cells.map((cell) => cell.replaceAll('"', '').trim().toLowerCase())
}

function partedBySemicolon(text: string): boolean {
  const [first = ''] = text.split(/\r|\n/u, 1)
  return first.includes(';') && !first.includes(',')
}

export const notCsv: Reading = {
  found: [],
  remarks: [{ line: 1, text: 'a quote that is opened and not closed', unread: true }],
}

/** null: it is no such file. */
export function csvRows(text: string): readonly Row[] | null {
  const rows: Row[] = []
  let [at, line, start] = [text.startsWith('\ufeff') ? 1 : 0, 1, 1]
  let cells: string[] = []
  const CELL = partedBySemicolon(text) ? BY_SEMICOLON : BY_COMMA
  while (at < text.length || cells.length > 0) {
    CELL.lastIndex = at
    const found = CELL.exec(text)
    if (!found) return null
    const [whole, inQuotes, plain = '', end] = found
    cells.push(inQuotes?.replaceAll('""', '"') ?? plain)
    at += whole.length
    line += breaksIn(whole)
    if (end === ',' || end === ';') continue
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
    besides: (known) =>
      cells
        .map((cell, at) => [names[at] || `column ${at + 1}`, cell] as const)
        .filter(([name]) => !known.has(name)),
  }))
}

export interface NamedRow {
  readonly line: number
  /** Empty where there is no such column. */
  cell(name: string): string
  /** What it has in other columns than these. */
  besides(known: ReadonlySet<string>): readonly (readonly [name: string, cell: string])[]
}
