/** A history to play, made from a seed, and made smaller when it fails. */
import { engines } from '../../src/llm/engine.ts'
import type { Fault } from './instance.ts'
import { randomFrom } from './scheduler.ts'
import type { Script } from './simulate.ts'

const faultKinds: readonly Fault[] = [
  'slow',
  'fails',
  'fails after',
  'dies',
  'dies after',
  'clock ahead',
  'clock back',
]

/** `turns`: so many messages; otherwise a handful. */
export function scriptFrom(seed: number, turns?: number): Script {
  const random = randomFrom(seed * 7 + 1)
  const below = (limit: number) => Math.floor(random() * limit)
  const messages = Array.from({ length: turns ?? 4 + below(9) }, () => sentence(below))
  const density = random() * 0.3
  // about seven calls a message: faults in all of a history, or only in its beginning
  const faults = Array.from({ length: below(messages.length * 7) }, () =>
    random() < density ? (faultKinds[below(faultKinds.length)] ?? 'none') : 'none',
  )
  const late = messages.flatMap((_, index) => (random() < 0.1 ? [index] : []))
  return { seed, messages, faults, late, engine: engines[below(4)] ?? 'rules', clients: 1 + below(3) }
}

function sentence(below: (limit: number) => number): string {
  const number = 1 + below(4)
  const sentences = [
    `add parcel ${'abcdefgh'[below(8)]}`,
    `add parcel ${'abcdefgh'[below(8)]}`,
    `add water the ${['ferns', 'roses', 'herbs'][below(3)]} every day`,
    `mark task ${number} done`,
    `mark task ${number} done`,
    `move task ${number} to 2030-01-01`,
    `delete task ${number}`,
    `delete task ${number}`,
    `rename task ${number} to thing ${'xyz'[below(3)]}`,
    'yes',
    'yes',
    'no',
    'undo',
    'show my tasks',
  ]
  return sentences[below(sentences.length)] ?? 'yes'
}

/** Ever smaller histories that still fail: fewer messages, fewer faults, fewer clients, no model. */
export async function shrink(script: Script, fails: (smaller: Script) => Promise<boolean>): Promise<Script> {
  for (const smaller of smallerOnes(script)) {
    if (await fails(smaller)) return await shrink(smaller, fails)
  }
  return script
}

function* smallerOnes(script: Script): Generator<Script> {
  if (script.clients > 1) yield { ...script, clients: 1 }
  if (script.engine !== 'rules') yield { ...script, engine: 'rules' }
  if (script.late.length > 0) yield { ...script, late: script.late.slice(1) }
  for (const [index] of script.messages.entries()) {
    yield { ...script, messages: script.messages.toSpliced(index, 1) }
  }
  for (const [index, fault] of script.faults.entries()) {
    if (fault !== 'none') yield { ...script, faults: script.faults.with(index, 'none') }
  }
  if (script.faults.at(-1) === 'none') yield { ...script, faults: script.faults.slice(0, -1) }
}
