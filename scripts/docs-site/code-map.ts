/**
 * The code map: folders of src/ as boxes, each above all that it uses, with an arrow for every import between them.
 * Made from the imports. What puts everything together, and what everything uses, would only be a thicket: their arrows
 * are left out.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const SRC = fileURLToPath(new URL('../../src', import.meta.url))
const IMPORT = /(?:from|import\()\s?'(\.{1,2}\/[^']{1,200})'/gu

interface Folder {
  readonly name: string
  readonly uses: ReadonlySet<string>
}

function folders(): readonly Folder[] {
  const names = readdirSync(SRC, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return names.map(({ name }) => ({ name, uses: usedBy(name) })).sort((a, b) => (a.name < b.name ? -1 : 1))
}

function usedBy(name: string): ReadonlySet<string> {
  const files = readdirSync(join(SRC, name), { recursive: true, encoding: 'utf8' })
  const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const targets = sources.flatMap((file) => {
    const text = readFileSync(join(SRC, name, file), 'utf8')
    return [...text.matchAll(IMPORT)].map(([, target = '']) => join(SRC, name, file, '..', target))
  })
  const used = targets.map((target) => relative(SRC, target).split(sep)[0] ?? '')
  return new Set(used.filter((folder) => folder !== name && !folder.endsWith('.ts')))
}

/** Each folder stands above all that it uses. */
function layers(all: readonly Folder[]): readonly (readonly Folder[])[] {
  const height = new Map<string, number>()
  const of = (name: string, path: readonly string[] = []): number => {
    const known = height.get(name)
    if (known !== undefined || path.includes(name)) return known ?? 0
    const uses = all.find((folder) => folder.name === name)?.uses ?? new Set()
    const high = Math.max(-1, ...[...uses].map((used) => of(used, [...path, name]))) + 1
    height.set(name, high)
    return high
  }
  for (const { name } of all) of(name)
  const top = Math.max(...height.values())
  return Array.from({ length: top + 1 }, (_, row) => all.filter(({ name }) => height.get(name) === top - row))
}

/** In a few words, so that the picture can be read by itself. */
const ABOUT: Readonly<Record<string, string>> = {
  accounts: 'sign-in for several',
  agent: 'one turn, start to end',
  cli: 'the terminal',
  compose: 'settings, all parts',
  decide: 'what to do next',
  domain: 'the nouns',
  http: 'API, page, docs',
  llm: 'a model proposes',
  mcp: 'tools for assistants',
  observe: 'logs and figures',
  report: 'the words of replies',
  store: 'SQLite, PostgreSQL',
  tools: 'the eight tools',
  transfer: 'files in and out',
  understand: 'text → commands',
}

const [WIDE, HIGH, ROW, GAP, EDGE] = [150, 46, 96, 28, 20]

export function codeMap(): string {
  const rows = layers(folders())
  const most = Math.max(...rows.map(({ length }) => length))
  const width = 2 * EDGE + most * WIDE + (most - 1) * GAP
  const height = 2 * EDGE + (rows.length - 1) * ROW + HIGH
  const places = new Map(
    rows.flatMap((row, y) =>
      row.map((folder, x) => {
        const left = (width - row.length * WIDE - (row.length - 1) * GAP) / 2 + x * (WIDE + GAP)
        return [folder.name, { folder, left: Math.round(left), top: EDGE + y * ROW }] as const
      }),
    ),
  )
  const arrows = [...places.values()].flatMap(({ folder, left, top }) =>
    drawn(folder).flatMap((used) => {
      const to = places.get(used)
      return to ? [arrow(left + WIDE / 2, top + HIGH, to.left + WIDE / 2, to.top)] : []
    }),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="system-ui, sans-serif" role="img" aria-label="Which folder of src imports which">
<defs><marker id="tip" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8z" fill="#8b97a5"/></marker></defs>
<rect width="${width}" height="${height}" rx="8" fill="#fbfcfd"/>
${arrows.join('\n')}
${[...places.values()].map(box).join('\n')}
</svg>
`
}

function drawn({ name, uses }: Folder): readonly string[] {
  return ['cli', 'compose'].includes(name) ? [] : [...uses].filter((used) => used !== 'domain').sort()
}

function arrow(x1: number, y1: number, x2: number, y2: number): string {
  const bend = Math.round(Math.min(60, Math.abs(y2 - y1) / 2))
  return `<path d="M${x1} ${y1}C${x1} ${y1 + bend} ${x2} ${y2 - bend} ${x2} ${y2}" fill="none" stroke="#8b97a5" stroke-opacity=".55" marker-end="url(#tip)"/>`
}

function box({ folder, left, top }: { folder: Folder; left: number; top: number }): string {
  const x = left + WIDE / 2
  return `<rect x="${left}" y="${top}" width="${WIDE}" height="${HIGH}" rx="6" fill="#eaf1fb" stroke="#5a7fb0"/>
<text x="${x}" y="${top + 20}" text-anchor="middle" font-size="15" font-weight="600" fill="#1c2024">${folder.name}</text>
<text x="${x}" y="${top + 37}" text-anchor="middle" font-size="11" fill="#4c5763">${ABOUT[folder.name] ?? ''}</text>`
}
