/** How long reading takes: ordinary sentences, the worst that fits into a message, and the first one after a start. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { limits } from '../src/domain/words.ts'
import { understand } from '../src/understand/understand.ts'
import type { Figure } from './figure.ts'
import { percentile } from './measure.ts'

const moment = { epoch_ms: Date.UTC(2026, 10, 15, 9), timezone: 'Europe/Berlin' }

/** Each message has a moment of its own, so that nothing worked out for one is there for the next. */
function reading(text: string): unknown {
  return understand(text, { now: { ...moment } })
}

const ordinary = [
  'remind me to call mum tomorrow at 5',
  'add buy milk',
  'what is on my list for next week?',
  'mark the first one done',
  'delete the groceries task',
  'push the dentist to friday morning',
  'can you please put water the plants on my to-do list, high priority',
  'hello there, how are you today?',
  'finish 2 and 4, then show what is left',
  'rename task 3 to book flights to Rome',
]

/** Shapes that make careless patterns slow: repeats of everything a rule could begin with. */
const hostile: Readonly<Record<string, string>> = {
  blanks: ' ',
  add: 'add ',
  and: 'milk and ',
  next: 'then done ',
  dates: 'monday at 5 ',
  digits: '1/2 ',
  quotes: '"',
  words: 'task ',
  commas: 'a, ',
  letters: 'a',
  every: 'every other week on ',
  numbers: '99 ',
  orders: 'add milk and ',
  moves: 'move it to friday, ',
  requests: 'please put push what is to ',
  sentences: '5pm to 1/2 completed so have i what. put it ',
  hours: 'friday do of 12:30 to as put please add ',
  puts: 'then 5pm put that do ',
  grown: 'do done 1 12:30 and please then push are is friday ',
  mixed: 'that friday friday task please add, push ',
}

const ROUNDS = 20

function micros(work: () => unknown): number {
  const started = process.hrtime.bigint()
  work()
  return Number(process.hrtime.bigint() - started) / 1000
}

function sentences(): readonly string[] {
  const corpus = fileURLToPath(new URL('../../shared/data/utterances.jsonl', import.meta.url))
  if (!existsSync(corpus)) return ordinary
  return readFileSync(corpus, 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { text: string }).text)
}

/** In a new process, so that nothing is warm: from the import to the end of the first reading. */
function firstReading(): number {
  const module = new URL('../src/understand/understand.ts', import.meta.url).href
  const code = `const t = performance.now(); const { understand } = await import(${JSON.stringify(module)});
    const u = performance.now(); understand('remind me to call mum tomorrow at 5', ${JSON.stringify({ now: moment })});
    console.log(JSON.stringify([u - t, performance.now() - u]))`
  const rounds = Array.from({ length: 5 }, () => {
    const [, reading = 0] = JSON.parse(
      execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }),
    )
    return reading as number
  })
  return percentile(
    rounds.toSorted((a, b) => a - b),
    0.5,
  )
}

export function benchUnderstand(): readonly Figure[] {
  const texts = sentences()
  for (const text of texts.slice(0, 500)) reading(text)
  const each = texts.map((text) => micros(() => reading(text))).toSorted((a, b) => a - b)
  const worst = Object.entries(hostile).map(([name, part]) => {
    const text = part.repeat(Math.ceil(limits.message / part.length)).slice(0, limits.message)
    // the quickest of many: what else the machine does is not the sentence's fault
    const rounds = Array.from({ length: ROUNDS }, () => micros(() => reading(text)))
    return { name, ms: Math.min(...rounds) / 1000 }
  })
  const slowest = worst.reduce((a, b) => (b.ms > a.ms ? b : a))
  const us = (share: number) => ({ value: percentile(each, share), unit: 'µs' as const })
  return [
    { what: `reading: median of ${texts.length} sentences`, ...us(0.5), goal: { at_most: 100 } },
    { what: 'reading: 99th percentile', ...us(0.99) },
    {
      what: `reading: worst 4,000 characters (${slowest.name})`,
      value: slowest.ms,
      unit: 'ms',
      goal: { at_most: 5 },
    },
    { what: 'reading: the first after a start', value: firstReading(), unit: 'ms', goal: { at_most: 50 } },
  ]
}
