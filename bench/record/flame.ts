/**
 * Where the time of a turn goes: a CPU profile of the server while many add tasks, as a flame graph. Wider is longer;
 * what is called stands on its caller. `npm run bench -- flame` writes docs/images/turn-flame.svg.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Databases } from '../databases.ts'
import { load } from '../measure.ts'
import { clientOf, startSayso } from '../processes.ts'

const CLIENTS = 32
const WARM_MS = 8000
const PROFILED_MS = 8000
const WIDTH = 1200
const ROW = 17
const DEEPEST = 40
/** Narrower than this is not drawn. */
const NARROWEST = 1

interface Frame {
  readonly name: string
  time: number
  readonly calls: Map<string, Frame>
}

interface Profile {
  readonly nodes: readonly {
    readonly id: number
    readonly callFrame: { readonly functionName: string; readonly url: string }
    readonly children?: readonly number[]
  }[]
  readonly samples: readonly number[]
  readonly timeDeltas: readonly number[]
}

export async function drawFlame(made: Databases): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'sayso-bench-'))
  // From the sources, so that functions are named after their files.
  const flags = ['--cpu-prof', `--cpu-prof-dir=${folder}`, '--cpu-prof-interval=500']
  const sayso = await startSayso(await made.fresh('SQLite'), { bin: 'bin/sayso.js' }, flags)
  const clients = await Promise.all(Array.from({ length: CLIENTS }, (_, at) => clientOf(sayso, `user ${at}`)))
  let said = 0
  const add = (at: number) => {
    said += 1
    return (
      clients[at]?.send('POST', '/api/chat', { message: `add buy milk number ${said}` }) ?? Promise.resolve()
    )
  }
  await load(CLIENTS, WARM_MS + PROFILED_MS, add)
  for (const client of clients) client.close()
  await sayso.stop()
  const [file = ''] = readdirSync(folder)
  const profile = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Profile
  rmSync(folder, { recursive: true, force: true })
  writeFileSync('docs/images/turn-flame.svg', svgOf(treeOf(profile)))
}

/** Only the second half: a program that just started does other things. */
function treeOf({ nodes, samples, timeDeltas }: Profile): Frame {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const caller = new Map(
    nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)),
  )
  const root: Frame = { name: 'all of the time the server was busy', time: 0, calls: new Map() }
  for (let at = Math.floor(samples.length / 2); at < samples.length; at++) {
    const stack: string[] = []
    for (let id = samples[at]; id !== undefined; id = caller.get(id)) {
      const frame = byId.get(id)?.callFrame
      if (frame && frame.functionName !== '(root)') stack.unshift(nameOf(frame.functionName, frame.url))
    }
    if (stack[0] !== '(idle)') add(root, stack, timeDeltas[at] ?? 0)
  }
  return root
}

function nameOf(functionName: string, url: string): string {
  const where = /(?:node_modules\/|src\/)(.{1,200})$/u.exec(url)?.[1] ?? url
  return where === '' ? functionName : `${functionName || 'anonymous'} · ${where}`
}

function add(root: Frame, stack: readonly string[], time: number): void {
  root.time += time
  let frame = root
  for (const name of stack.slice(0, DEEPEST)) {
    const next = frame.calls.get(name) ?? { name, time: 0, calls: new Map() }
    frame.calls.set(name, next)
    next.time += time
    frame = next
  }
}

function svgOf(root: Frame): string {
  const boxes: string[] = []
  let deepest = 0
  const draw = (frame: Frame, left: number, depth: number) => {
    const width = (frame.time / root.time) * WIDTH
    if (width < NARROWEST) return
    deepest = Math.max(deepest, depth)
    boxes.push(box(frame, root, left, depth, width))
    let from = left
    for (const call of [...frame.calls.values()].sort((a, b) => b.time - a.time)) {
      draw(call, from, depth + 1)
      from += (call.time / root.time) * WIDTH
    }
  }
  draw(root, 0, 0)
  const height = (deepest + 1) * ROW
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="11">`,
    '<title>Where the time of a turn goes</title>',
    boxes.join(''),
    '</svg>',
    '',
  ].join('\n')
}

const COLOURS: readonly (readonly [RegExp, string])[] = [
  [/ · store\//u, '#93c5fd'],
  [/ · (?:understand|decide|report|domain)\//u, '#86efac'],
  [/ · (?:agent|tools|mcp|http|compose)\//u, '#fcd34d'],
  [/ · (?!node:)/u, '#fda4af'],
]

function box(frame: Frame, root: Frame, left: number, depth: number, width: number): string {
  const share = ((frame.time / root.time) * 100).toFixed(1)
  const colour = COLOURS.find(([pattern]) => pattern.test(frame.name))?.[1] ?? '#e5e7eb'
  const text = escaped(frame.name.slice(0, Math.floor(width / 6)))
  const top = depth * ROW
  return [
    `<g><title>${escaped(frame.name)}: ${share} %</title>`,
    `<rect x="${left.toFixed(1)}" y="${top}" width="${width.toFixed(1)}" height="${ROW - 1}" fill="${colour}"/>`,
    width > 30 ? `<text x="${(left + 2).toFixed(1)}" y="${top + 12}">${text}</text>` : '',
    '</g>',
  ].join('')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
