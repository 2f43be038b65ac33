/** P11: no sentence stalls it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { limits } from '../../src/domain/words.ts'
import { understand } from '../../src/understand/understand.ts'
import { randomFrom } from '../../test/simulation/scheduler.ts'
import { busyWithOtherWork } from './machine.ts'
import type { Found, Proof, Work } from './proof.ts'

const LIMIT_MS = 5
/** A message that seems slow is read again so often, when all others have been: what else the machine did meanwhile is not the sentence's fault. */
const ROUNDS = 5
const AGAIN = 50
const WARM_UP = 200

async function expressions(): Promise<Found> {
  const child = spawn(process.execPath, ['scripts/check-regexes.ts'], { stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(child, 'exit')
  const [said, wrong] = await Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = await ended
  const reached = Number(/^\d+/u.exec(said)?.[0] ?? 0)
  return { reached, complaints: code === 0 ? [] : wrong.trim().split('\n') }
}

/** What rules begin with, repeated and mixed until a message is full. */
const parts = [
  ...[
    'add ',
    'and ',
    'then ',
    'delete task 3, ',
    'mark it done ',
    'rename ',
    ' to ',
    'remind me to ',
    'show my list ',
  ],
  ...[
    'please ',
    'put that ',
    'push ',
    'do ',
    'what is ',
    'so ',
    'completed ',
    'friday ',
    '12:30 ',
    'hours ',
    'and 2 ',
  ],
  ...[
    'monday ',
    'at 5 ',
    'every other week on ',
    'next ',
    'the 3rd of ',
    'between 5 and ',
    '1/2/',
    'tomorrow',
    'in 3 ',
  ],
  ...[
    '"',
    "'",
    '“',
    ',',
    ', ',
    ': ',
    '- ',
    '\n',
    ' ',
    '\t',
    '.',
    '?',
    '!',
    '#',
    '(',
    '🍎',
    'a',
    '9',
    '99 ',
    'é',
    'task ',
  ],
]

function adversarial(random: () => number): string {
  const chosen = Array.from(
    { length: 1 + Math.floor(random() * 4) },
    () => parts[Math.floor(random() * parts.length)],
  )
  const unit = chosen.join('')
  return unit
    .repeat(Math.ceil(limits.message / unit.length))
    .slice(0, limits.message)
    .toWellFormed()
}

const context = { now: { epoch_ms: Date.UTC(2026, 2, 4, 9), timezone: 'Europe/Berlin' } }

function quickest(message: string, rounds: number): number {
  const times = Array.from({ length: rounds }, () => {
    const started = performance.now()
    understand(message, context)
    return performance.now() - started
  })
  return Math.min(...times)
}

async function sentences({ seed, from, to, show }: Work): Promise<Found> {
  const before = await busyWithOtherWork()
  const took = new Map<string, number>()
  for (let one = 0; one < WARM_UP; one++) understand(adversarial(randomFrom(one)), context)
  for (let one = from; one < to; one++) {
    const message = adversarial(randomFrom(seed + one))
    took.set(message, quickest(message, ROUNDS))
    show(one + 1)
  }
  for (const [message, ms] of took)
    if (ms > LIMIT_MS) took.set(message, Math.min(ms, quickest(message, AGAIN)))
  const slow = [...took].filter(([, ms]) => ms > LIMIT_MS)
  const complaints = slow.map(
    ([message, ms]) => `${ms.toFixed(1)} ms for ${JSON.stringify(message.slice(0, 60))}…`,
  )
  const unjudged = before ?? (await busyWithOtherWork())
  const measured = [
    `slowest ${Math.max(...took.values()).toFixed(2)} ms`,
    `${complaints.length} over the limit`,
  ]
  if (unjudged !== undefined) return { reached: to, complaints: [], measured, unjudged }
  return { reached: to, complaints, measured }
}

export const p11: Proof = {
  id: 'P11',
  promise: 'No sentence stalls it.',
  parts: [
    {
      what: 'regular expressions, each linear',
      lane: 'busy',
      asked: 'all',
      chunk: Number.POSITIVE_INFINITY,
      weight: 1,
      prove: expressions,
    },
    {
      what: `adversarial messages of ${limits.message} characters, each read in < ${LIMIT_MS} ms`,
      lane: 'alone',
      asked: 2000,
      chunk: 2000,
      weight: 3,
      prove: sentences,
    },
  ],
}
