/** A full run becomes the recorded one: bench/record/recorded.json, the tables of docs/performance.md and its chart. */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { amountOf, type Figure, goalText, meets, ratioOf } from '../figure.ts'
import { chart } from './chart.ts'
import { type Kept, RECORDED, type Recorded } from './recorded.ts'

const PAGE = 'docs/performance.md'
const START = '<!-- figures: written by npm run bench -- --record -->'
const END = '<!-- end of figures -->'

export function record(figures: readonly Figure[]): void {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  const recorded: Recorded = {
    commit,
    day: new Date().toISOString().slice(0, 10),
    machine: machine(),
    figures: [...kept(figures, commit), ...figures],
  }
  writeFileSync(RECORDED, `${JSON.stringify(recorded, null, 2)}\n`)
  writeFileSync('docs/images/growth.svg', chart(recorded.figures))
  const [before = ''] = readFileSync(PAGE, 'utf8').split(START)
  const [, after = ''] = readFileSync(PAGE, 'utf8').split(END)
  writeFileSync(PAGE, `${before}${START}\n\n${tables(recorded)}\n\n${END}${after}`)
}

/** Of a run that measured only parts, the rest stays as it was, and is said to be of its commit. */
function kept(measured: readonly Figure[], now: string): readonly Kept[] {
  const { figures, commit: then } = JSON.parse(readFileSync(RECORDED, 'utf8')) as Recorded
  const anew = new Set(measured.map(({ what }) => what))
  const rest = figures.filter(({ what }) => !anew.has(what))
  return then === now ? rest : rest.map((figure) => ({ ...figure, commit: figure.commit ?? then }))
}

function machine(): string {
  const [cpu] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${cpus().length} cores (${cpu?.model.trim()}), ${memory} GB, ${process.platform}, Node ${process.versions.node}`
}

function tables({ commit, day, machine: where, figures }: Recorded): string {
  const row = (figure: Kept) => {
    const met = meets(figure)
    const verdict = met === null ? '' : `${goalText(figure)} ${met ? '✓' : '✗'}`
    const at = figure.commit === undefined ? '' : ` (at ${figure.commit})`
    return `| ${figure.what}${at} | ${amountOf(figure)} | ${ratioOf(figure)} | ${verdict} |`
  }
  return [
    `Measured on ${day} at commit ${commit}: ${where}.`,
    '',
    '| what | measured | beside | goal |',
    '|---|---:|---|---|',
    ...figures.map(row),
  ].join('\n')
}
