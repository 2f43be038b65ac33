/** Time of a turn by length of the list, both axes logarithmic: a flat line is what it should be. */
import type { Figure } from '../figure.ts'

const SIZE = { width: 760, height: 380, left: 60, right: 250, top: 40, bottom: 50 }
const SIZES = [100, 1000, 10_000, 100_000]
const TURNS = ['create', 'list 20', 'complete by title, mistyped']
const COLOURS = ['#2563eb', '#059669', '#d97706', '#60a5fa', '#34d399', '#fbbf24']

interface Line {
  readonly name: string
  readonly times: readonly number[]
}

export function chart(figures: readonly Figure[]): string {
  const lines = ['SQLite', 'PostgreSQL'].flatMap((kind) => TURNS.map((turn) => lineOf(figures, kind, turn)))
  const drawn = lines.filter(({ times }) => times.length === SIZES.length)
  const { width, height } = SIZE
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12">`,
    '<title>Time of a turn by length of the list</title>',
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<text x="${SIZE.left}" y="22" font-size="14" fill="#111">One turn over HTTP, in milliseconds, by tasks on the list</text>`,
    ...grid(),
    ...drawn.flatMap((line, at) => drawing(line, at)),
    '</svg>',
    '',
  ].join('\n')
}

function lineOf(figures: readonly Figure[], kind: string, turn: string): Line {
  const times = SIZES.flatMap((size) => {
    const what = `${kind}, ${size.toLocaleString('en')} tasks: ${turn}`
    return figures.filter((figure) => figure.what === what).map(({ value }) => value)
  })
  return { name: `${kind}: ${turn}`, times }
}

const LOWEST = 0.5
const HIGHEST = 100

function x(at: number): number {
  return SIZE.left + (at / (SIZES.length - 1)) * (SIZE.width - SIZE.left - SIZE.right)
}

function y(ms: number): number {
  const share = Math.log(ms / LOWEST) / Math.log(HIGHEST / LOWEST)
  return SIZE.height - SIZE.bottom - share * (SIZE.height - SIZE.top - SIZE.bottom)
}

function grid(): readonly string[] {
  const across = [1, 2, 5, 10, 20, 50, 100].flatMap((ms) => [
    `<line x1="${SIZE.left}" x2="${SIZE.width - SIZE.right}" y1="${y(ms)}" y2="${y(ms)}" stroke="#ddd"/>`,
    `<text x="${SIZE.left - 8}" y="${y(ms) + 4}" text-anchor="end" fill="#555">${ms}</text>`,
  ])
  const along = SIZES.map(
    (size, at) =>
      `<text x="${x(at)}" y="${SIZE.height - SIZE.bottom + 20}" text-anchor="middle" fill="#555">${size.toLocaleString('en')}</text>`,
  )
  return [...across, ...along]
}

function drawing({ name, times }: Line, at: number): readonly string[] {
  const colour = COLOURS[at % COLOURS.length]
  const points = times.map((ms, place) => `${x(place).toFixed(1)},${y(ms).toFixed(1)}`)
  const label = SIZE.top + 16 + at * 18
  return [
    `<polyline points="${points.join(' ')}" fill="none" stroke="${colour}" stroke-width="2"/>`,
    ...points.map(
      (point) => `<circle cx="${point.split(',')[0]}" cy="${point.split(',')[1]}" r="3" fill="${colour}"/>`,
    ),
    `<text x="${SIZE.width - SIZE.right + 16}" y="${label}" fill="${colour}">${name}</text>`,
  ]
}
