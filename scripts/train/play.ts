/** Plays rows for real, in process: a person with that list says the message, and what comes of it is judged. */
import { isDeepStrictEqual } from 'node:util'
import { today } from '../../src/domain/calendar.ts'
import type { ChatResponse } from '../../src/domain/chat.ts'
import type { Task } from '../../src/domain/task.ts'
import { faultsOf } from './judge.ts'
import { NOW } from './moods.ts'
import type { Row, Talk, Want } from './rows.ts'
import { meet, type Person, type Stage } from './scenes.ts'

export interface Played {
  readonly row: Row
  readonly faults: readonly string[]
  readonly reply: string
  /** How it ended, in a word or two. */
  readonly how: 'right' | 'wrong change' | 'asked' | 'nothing'
}

const here = today(NOW)

export async function playRow(row: Row, stage: Stage): Promise<Played> {
  const person = await meet(row, stage)
  for (const message of row.before ?? []) await person.say(message)
  return playMessage(row, person)
}

/** Message by message, up to the first that goes wrong: whatever follows would not have been said. */
export async function playTalk({ turns, ...met }: Talk, stage: Stage): Promise<Played> {
  const said: string[] = []
  const person = await meet({ ...met, say: '', want: [] }, stage)
  let played: Played | null = null
  for (const turn of turns) {
    played = await playMessage({ ...met, ...turn, before: [...said] }, person)
    if (played.how !== 'right') return played
    said.push(turn.say)
  }
  if (!played) throw new Error(`${met.id}: nothing is said`)
  return played
}

async function playMessage(row: Row, person: Person): Promise<Played> {
  const before = await person.tasks()
  const first = await person.say(row.say)
  const after = await person.tasks()
  const same = isDeepStrictEqual(before, after)
  let faultsOfFirst: readonly string[] | null = null
  for (const [index, want] of row.want.entries()) {
    const faults = await faultsWith(want, { row, person, first, before, after, same, index })
    if (faults.length === 0) return { row, faults, reply: first.response_text, how: 'right' }
    faultsOfFirst ??= faults
  }
  const how = !same ? 'wrong change' : isQuestion(first) ? 'asked' : 'nothing'
  return { row, faults: faultsOfFirst ?? [], reply: first.response_text, how }
}

interface Said {
  readonly row: Row
  readonly person: Person
  readonly first: ChatResponse
  readonly before: readonly Task[]
  readonly after: readonly Task[]
  readonly same: boolean
  readonly index: number
}

async function faultsWith(want: Want, said: Said): Promise<readonly string[]> {
  const { before, after, first, person, row } = said
  if (want.gone) {
    const there = want.gone.every((number) => after.some((task) => task.number === number))
    if (!there || first.state !== 'needs_confirmation') return ['a delete has to be asked about first']
    const yes = await person.say('yes')
    const reply = { ...yes, response_text: `${first.response_text} ${yes.response_text}` }
    return faultsOf(want, { before, after: await person.tasks(), reply, here })
  }
  const faults = faultsOf(want, { before, after, reply: first, here })
  if (faults.length === 0 || said.index > 0 || !row.ask_ok || !said.same || !isQuestion(first)) return faults
  const reply = await person.say('yes')
  const { shows: _, says: __, asks: ___, ...acts } = want
  return faultsOf(acts, { before, after: await person.tasks(), reply, here })
}

function isQuestion({ state }: ChatResponse): boolean {
  return state === 'needs_confirmation' || state === 'needs_clarification'
}
