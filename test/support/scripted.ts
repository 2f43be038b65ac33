/** A conversation in which what each sentence asks for is given, so that the policy is tested and not the reading. */
import { chat } from '../../src/agent/chat.ts'
import type { AgentPorts } from '../../src/agent/ports.ts'
import type { ChatResponse } from '../../src/domain/chat.ts'
import type { Command } from '../../src/domain/command.ts'
import type { Actor } from '../../src/store/actor.ts'
import { understand } from '../../src/understand/understand.ts'
import { dishonest } from '../promises/honest.ts'
import { testPorts } from './http-app.ts'
import { testWorld } from './test-world.ts'

export type Bare = Command extends infer One ? (One extends Command ? Omit<One, 'spans'> : never) : never

export interface Talk {
  readonly ports: AgentPorts
  readonly user_id: string
  /** Says words that mean these commands; without any, they are read as they are. */
  say(message: string, ...commands: readonly Bare[]): Promise<string>
  last(): ChatResponse
  /** What is there, in the order of the list: "milk @shopping #food". */
  list(): Promise<readonly string[]>
}

let users = 0

export async function scriptedTalk(ports?: AgentPorts, actor: Partial<Actor> = {}): Promise<Talk> {
  const world = testWorld()
  const base = ports ?? (await testPorts(world))
  users += 1
  const user_id = actor.user_id ?? `talker ${users}`
  const meant: Command[] = []
  const reader: AgentPorts['reader'] = {
    version: 'scripted',
    read: async (text, context) => {
      const reading = understand(text, context)
      return meant.length === 0 ? reading : { ...reading, commands: [...meant], confidence: 0.95 }
    },
  }
  const who = { source: 'chat' as const, client: 'page', ...actor, user_id }
  let last: ChatResponse | null = null
  return {
    ports: base,
    user_id,
    async say(message, ...commands) {
      meant.splice(0, meant.length, ...commands.map((one) => ({ ...one, spans: {} }) as Command))
      world.advance(1000)
      const known = last === null ? {} : { conversation_id: last.conversation_id }
      last = await chat({ message, ...known }, who, { ...base, reader })
      const lie = dishonest(last.response_text, last.tool_invocations)
      if (lie !== null) throw new Error(lie)
      return last.response_text
    },
    last() {
      if (last === null) throw new Error('nothing was said yet')
      return last
    },
    async list() {
      const now = { epoch_ms: base.world.now(), timezone: 'Europe/Berlin' }
      const { tasks } = await base.store.reader(user_id).page({ limit: 100, now })
      return tasks.map(({ title, list, labels }) =>
        [title, ...(list === null ? [] : [`@${list}`]), ...labels.map((label) => `#${label}`)].join(' '),
      )
    },
  }
}

export const add = (title: string, params: object = {}, more: object = {}): Bare =>
  ({ intent: 'CREATE_TASK', params: { title, ...params }, ...more }) as Bare
