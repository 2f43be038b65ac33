/** P11: no sentence stalls it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { limits } from '../../src/domain/words.ts'
import { type ReadingContext, understand } from '../../src/understand/understand.ts'
import { randomFrom } from '../../test/simulation/scheduler.ts'
import { busyWithOtherWork } from './machine.ts'
import type { Found, Proof, Work } from './proof.ts'

const LIMIT_MS = 5
/** Beside a list, where pieces of a message are weighed against each other. */
const BESIDE_MS = 250
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

const titles = [
  'milk and bread for friday',
  'TKT-8841 the report',
  'call mum',
  'task about the note',
  'a b c d e',
]

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

const heads = [
  ...['', 'add ', 'delete ', 'mark ', 'rename the ', 'remind me to ', 'what is due ', 'move ', 'show '],
  ...['undo ', 'no, ', 'is there ', 'change ', 'put ', 'no wait, ', 'set the priority of ', '? '],
]
const tails = [
  ...['', ' tomorrow', ' as done', ' to friday', '?', ' at 5', ' and the rest', ' please'],
  ...[' high priority', '!', ' instead', ' to ', ' note: x', ' except the last', '"'],
]

/** A head, a tail, and between them a few units: one after the other, or in any order. */
function adversarial(random: () => number): string {
  const one = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T
  const units = Array.from({ length: 1 + Math.floor(random() * 4) }, () => one(parts))
  const isMixed = random() < 0.5
  const [head, tail] = [one(heads), one(tails)]
  const room = limits.message - head.length - tail.length
  let body = ''
  while (body.length < room) body += isMixed ? one(units) : units.join('')
  return (head + body.slice(0, room) + tail).toWellFormed()
}

const alone: ReadingContext = { now: { epoch_ms: Date.UTC(2026, 2, 4, 9), timezone: 'Europe/Berlin' } }
const tasks = Array.from({ length: 40 }, (_, index) => ({
  ...{ id: `task-${index}`, number: index + 1, title: `${titles[index % titles.length]} ${index}` },
  ...{ completed: false, priority: null, due_date: null },
}))
const besideList: ReadingContext = {
  ...alone,
  tasks,
  focus: 3,
  choices: [],
  shown: [1, 2, 3],
  previous: null,
}

function quickest(message: string, rounds: number, context: ReadingContext): number {
  const times = Array.from({ length: rounds }, () => {
    const started = performance.now()
    understand(message, context)
    return performance.now() - started
  })
  return Math.min(...times)
}

async function sentences(work: Work, context: ReadingContext, limit: number): Promise<Found> {
  const { seed, from, to, show } = work
  const before = await busyWithOtherWork()
  const took = new Map<string, number>()
  for (let one = 0; one < WARM_UP; one++) understand(adversarial(randomFrom(one)), context)
  for (let one = from; one < to; one++) {
    const message = adversarial(randomFrom(seed + one))
    took.set(message, quickest(message, ROUNDS, context))
    show(one + 1)
  }
  for (const [message, ms] of took)
    if (ms > limit) took.set(message, Math.min(ms, quickest(message, AGAIN, context)))
  const slow = [...took].filter(([, ms]) => ms > limit)
  const complaints = slow.map(
    ([message, ms]) => `${ms.toFixed(1)} ms for ${JSON.stringify(message.slice(0, 60))}…`,
  )
  const unjudged = before ?? (await busyWithOtherWork())
  const measured = [
    `slowest ${Math.max(...took.values()).toFixed(2)} ms`,
    `${complaints.length} over the limit`,
  ]
  // Other work only makes it slower: what was quick enough beside it is quick enough.
  if (slow.length > 0 && unjudged !== undefined) return { reached: to, complaints: [], measured, unjudged }
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
      prove: (work) => sentences(work, alone, LIMIT_MS),
    },
    {
      what: `adversarial messages of ${limits.message} characters beside a list, each read in < ${BESIDE_MS} ms`,
      lane: 'alone',
      asked: 500,
      chunk: 500,
      weight: 3,
      prove: (work) => sentences(work, besideList, BESIDE_MS),
    },
  ],
}
