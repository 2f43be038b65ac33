/** Plays a dialogue through some way in, and checks each reply, state and list it names. */
import { expect } from 'vitest'
import { epochOf } from '../../src/domain/calendar.ts'
import type { ChatRequest, ChatResponse } from '../../src/domain/chat.ts'
import type { Task } from '../../src/domain/task.ts'
import { dishonest } from '../promises/honest.ts'
import type { Dialogue, Line } from './dialogue.ts'
import type { TestWorld } from './test-world.ts'

/** A way in: in process, over HTTP, … */
export interface WayIn {
  say(request: ChatRequest): Promise<ChatResponse>
  tasks(): Promise<readonly Task[]>
}

interface Play {
  readonly way: WayIn
  readonly world: TestWorld
  readonly timezone: string
  readonly conversations: Map<string, ChatResponse>
  conversation: string
  last: ChatResponse | null
}

export async function play(dialogue: Dialogue, way: WayIn, world: TestWorld): Promise<void> {
  const start = `${dialogue.start}:00${offsetOf(dialogue.start, dialogue.timezone)}`
  world.set(epochOf(start))
  const { timezone } = dialogue
  const state: Play = { way, world, timezone, conversations: new Map(), conversation: '', last: null }
  for (const line of dialogue.lines) await playLine(line, state)
}

async function playLine(line: Line, play: Play): Promise<void> {
  const where = `line ${line.line}`
  switch (line.kind) {
    case 'say':
      return await answer({ message: line.text, timezone: play.timezone }, play)
    case 'press': {
      const pending_id = play.last?.pending_confirmation?.id
      if (pending_id === undefined) throw new Error(`${where}: there is no button to press`)
      return await answer({ pending_id, answer: line.text }, play)
    }
    case 'wait':
      return play.world.advance(line.ms)
    case 'conversation':
      play.conversation = line.text
      play.last = play.conversations.get(line.text) ?? null
      return
    case 'reply':
      return expect(play.last?.response_text, where).toBe(line.text)
    case 'state':
      return expect(play.last?.state, where).toBe(line.text)
    case 'list': {
      const rows = (await play.way.tasks()).map((task) => rowOf(task))
      expect(rows, where).toEqual(line.rows.map((row) => row.trim()))
    }
  }
}

async function answer(request: ChatRequest, play: Play): Promise<void> {
  const known = play.conversations.get(play.conversation)
  play.world.advance(1000)
  play.last = await play.way.say(known ? { ...request, conversation_id: known.conversation_id } : request)
  play.conversations.set(play.conversation, play.last)
  expect(dishonest(play.last.response_text, play.last.tool_invocations)).toBeNull()
}

function rowOf({ title, status, due_date, priority }: Task): string {
  const facts = [title, status, due_date ?? '', priority ?? '']
  return facts
    .slice(0, priority ? 4 : due_date ? 3 : 2)
    .join(' | ')
    .replace(' |  | ', ' | - | ')
}

/** The offset of a zone at a wall time, found by asking what time it is there. */
function offsetOf(wall: string, timeZone: string): string {
  const guess = new Date(`${wall}:00Z`)
  const name = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(guess)
    .find(({ type }) => type === 'timeZoneName')?.value
  return name === 'GMT' ? 'Z' : (name ?? 'Z').replace('GMT', '')
}
