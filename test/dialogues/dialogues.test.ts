/** Every dialogue, through every way in, on the store of this run. */
import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { chat } from '../../src/agent/chat.ts'
import type { AgentPorts } from '../../src/agent/ports.ts'
import { replay } from '../../src/agent/replay.ts'
import { composeAgent } from '../../src/compose/compose.ts'
import type { Task } from '../../src/domain/task.ts'
import type { Store } from '../../src/store/contract.ts'
import { rulesReader } from '../../src/understand/rules-reader.ts'
import { type Dialogue, parseDialogue } from '../support/dialogue.ts'
import { appOn, callerOf } from '../support/http-app.ts'
import { play, type WayIn } from '../support/play.ts'
import { freshStore } from '../support/stores.ts'
import { type TestWorld, testWorld } from '../support/test-world.ts'

const folder = new URL('./', import.meta.url)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.dialogue'))
  .sort()
const store = await freshStore()

/** Each dialogue has a user of its own, so all of them share one database. */
let users = 0
const closers: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closers) await close()
})

async function portsFor({ timezone, policy }: Dialogue, world: TestWorld): Promise<AgentPorts> {
  const ports = await composeAgent({ store, world, policy, timezone })
  closers.push(() => ports.tools.close())
  return ports
}

async function overHttp(dialogue: Dialogue, world: TestWorld): Promise<WayIn> {
  users += 1
  const { app } = appOn(await portsFor(dialogue, world))
  const caller = await callerOf(app, `http-${users}`)
  return {
    async say(request) {
      const { status, json } = await caller.post('/api/chat', request)
      expect(status, JSON.stringify(json)).toBe(200)
      return json
    },
    async tasks() {
      const { json } = await caller.get('/api/tasks?limit=100')
      return json.tasks.toSorted((a: Task, b: Task) => a.number - b.number)
    },
  }
}

async function inProcess(dialogue: Dialogue, world: TestWorld): Promise<WayIn> {
  users += 1
  const user_id = `in-process-${users}`
  const { timezone } = dialogue
  const ports = await portsFor(dialogue, world)
  return {
    say: (request) => chat(request, { user_id, source: 'chat', client: 'dialogue' }, ports),
    tasks: () => tasksOf(store, user_id, world, timezone),
  }
}

async function tasksOf(
  from: Store,
  user_id: string,
  world: TestWorld,
  timezone: string,
): Promise<readonly Task[]> {
  const page = await from.reader(user_id).page({ limit: 100, now: { epoch_ms: world.now(), timezone } })
  return page.tasks.toSorted((a, b) => a.number - b.number)
}

describe.each(files)('%s', (file) => {
  const dialogue = parseDialogue(readFileSync(new URL(file, folder), 'utf8'))
  let seed = files.indexOf(file) * 10
  test.each([
    ['in process', inProcess],
    ['over HTTP', overHttp],
  ])('%s', async (_, wayIn) => {
    seed += 1
    const world = testWorld(seed)
    await play(dialogue, await wayIn(dialogue, world), world)
  })
})

/** Everything the dialogues left behind, decided again from its record. */
test('every recorded turn is decided the same again', async () => {
  const { turns, differences } = await replay({ store, reader: rulesReader })
  expect(differences).toEqual([])
  expect(turns).toBeGreaterThan(files.length)
})
