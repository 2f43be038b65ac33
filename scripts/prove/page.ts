/** The figures as a page: what was asked for, what was reached, where and with which seed. */
import { existsSync } from 'node:fs'
import { machine } from './machine.ts'
import type { Part, Proof } from './proof.ts'
import { nothingYet, type Reached, type State } from './state.ts'

/** Written by the benchmarks. */
const CURVES = existsSync('docs/performance.md')
  ? 'in [performance](performance.md)'
  : 'measured by `npm run bench`'

const number = (count: number) => count.toLocaleString('en')

function verdict({ asked }: Part, { reached, finished, complaints, seconds, unjudged }: Reached): string {
  if (complaints.length > 0) return '**broken**'
  if (seconds === 0) return 'not run'
  if (unjudged !== undefined) return `no verdict: ${unjudged}`
  return finished && (asked === 'all' || reached >= asked) ? 'holds' : 'holds so far'
}

function row(id: string, part: Part, state: State): string {
  const found = state.parts[`${id} ${part.what}`] ?? nothingYet
  const also = Object.entries(found.also).map(([what, count]) => `${number(count)} ${what}`)
  const beside = [...also, ...found.measured, ...found.complaints.map((line) => line.slice(0, 200))]
  const asked = part.asked === 'all' ? 'all' : number(part.asked)
  const at = found.commit === undefined ? '' : `, at \`${found.commit}\``
  const cells = [
    id,
    part.what,
    asked,
    number(found.reached),
    `${verdict(part, found)}${at}`,
    beside.join('; '),
    time(found),
  ]
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`
}

function time({ seconds }: Reached): string {
  return seconds < 100 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`
}

export function proofPage(proofs: readonly Proof[], state: State, day: string): string {
  const rows = proofs.flatMap(({ id, parts }) => parts.map((part) => row(id, part, state)))
  const promises = proofs.map(({ id, promise }) => `- **${id}** ${promise}`)
  return `<!-- Written by npm run prove, from what it really ran. Do not edit. -->
# Proof

What Sayso promises, put to the test. \`npm test\` runs a share of all this; these are the figures of \`npm run prove\`.

${promises.join('\n')}

| | what | asked before a release | reached | verdict | beside it | took |
|---|---|---:|---:|---|---|---:|
${rows.join('\n')}

“Holds so far”: nothing was found, but the time given ended before the count was reached.

- **When**: ${day}, seed ${state.seed}, commit \`${state.commit}\`
- **Where**: ${machine()}
- **How**: what measures time runs alone, at first; if other work is beside it all the same, a figure over its limit is no verdict, and one within it holds ([under which circumstances](performance.md#one-guest-beside-everybody-else) P16 was measured). Then the soak, what mostly waits and what keeps the processors busy run beside each other, and P2 in the time they leave, so “took” is longer than each would take alone. Servers that are killed or loaded are the program as it is packed.
- **Again**: \`npm run prove -- --seed ${state.seed}\`. \`--only P1,P7\` runs some of them, \`--minutes 60\` bounds the whole run, \`--scale 0.1\` or \`10\` changes the counts. What is done is remembered for the commit, but for what ended without a verdict; \`--fresh\` starts anew, \`--keep\` leaves standing what an earlier commit has reached, marks it, and runs what \`--only\` names. \`SAYSO_HOSTILE=file\` adds hostile text, one JSON object \`{ kind, text }\` a line.

What it does not prove: SIGKILL is not a power cut. That what was answered survives one rests on \`synchronous=FULL\` and on PostgreSQL’s defaults. How latency and memory grow with the list is ${CURVES}. Threats and their tests are in [SECURITY.md](../SECURITY.md).
`
}
