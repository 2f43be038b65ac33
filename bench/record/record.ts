/** A full run becomes the recorded one: bench/record/recorded.json, the tables of docs/performance.md and its chart. */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { amountOf, type Figure, goalText, meets, ratioOf } from '../figure.ts'
import { chart } from './chart.ts'
import { RECORDED, type Recorded } from './recorded.ts'

const PAGE = 'docs/performance.md'
const START = '<!-- figures: written by npm run bench -- --record -->'
const END = '<!-- end of figures -->'

export function record(figures: readonly Figure[]): void {
  const recorded: Recorded = {
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
    day: new Date().toISOString().slice(0, 10),
    machine: machine(),
    figures: [...kept(figures), ...figures],
  }
  writeFileSync(RECORDED, `${JSON.stringify(recorded, null, 2)}\n`)
  writeFileSync('docs/images/growth.svg', chart(recorded.figures))
  const [before = ''] = readFileSync(PAGE, 'utf8').split(START)
  const [, after = ''] = readFileSync(PAGE, 'utf8').split(END)
  writeFileSync(PAGE, `${before}${START}\n\n${tables(recorded)}\n\n${END}${after}`)
}

/** Of a run that measured only parts, the rest stays as it was. */
function kept(measured: readonly Figure[]): readonly Figure[] {
  const { figures } = JSON.parse(readFileSync(RECORDED, 'utf8')) as Recorded
  const anew = new Set(measured.map(({ what }) => what))
  return figures.filter(({ what }) => !anew.has(what))
}

function machine(): string {
  const [cpu] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${cpus().length} cores (${cpu?.model.trim()}), ${memory} GB, ${process.platform}, Node ${process.versions.node}`
}

function tables({ commit, day, machine: where, figures }: Recorded): string {
  const row = (figure: Figure) => {
    const met = meets(figure)
    const verdict = met === null ? '' : `${goalText(figure)} ${met ? '✓' : '✗'}`
    return `| ${figure.what} | ${amountOf(figure)} | ${ratioOf(figure)} | ${verdict} |`
  }
  return [
    `Measured on ${day} at commit ${commit}: ${where}.`,
    '',
    '| what | measured | beside | goal |',
    '|---|---:|---|---|',
    ...figures.map(row),
  ].join('\n')
}
