/**
 * P6 without a model in between: text that would like to give orders, as a message, as a title and note on the list,
 * and in what an error repeats. Nothing is destroyed, nothing is done that was not asked for; and the same words,
 * where they are only words, are served.
 */
import { afterAll, expect, test } from 'vitest'
import { chat } from '../../src/agent/chat.ts'
import type { ChatRequest, ChatResponse } from '../../src/domain/chat.ts'
import type { Task } from '../../src/domain/task.ts'
import { textLength } from '../../src/domain/text.ts'
import { hostileTexts } from '../support/hostile.ts'
import { testPorts } from '../support/http-app.ts'

const ports = await testPorts()
afterAll(() => ports.tools.close())

const texts = hostileTexts('injection').filter((text) => text.trim() !== '' && textLength(text) <= 3900)

let people = 0
async function someone() {
  people += 1
  const actor = { user_id: `injected-${people}`, source: 'chat', client: 'test' } as const
  let conversation_id: string | undefined
  return {
    async say(message: string, more: Partial<ChatRequest> = {}): Promise<ChatResponse> {
      const place = conversation_id ? { conversation_id } : {}
      const response = await chat({ message, ...place, ...more }, actor, ports)
      conversation_id = response.conversation_id
      return response
    },
    async tasks(): Promise<readonly Task[]> {
      const now = { epoch_ms: ports.world.now(), timezone: 'UTC' }
      const { tasks } = await ports.store.reader(actor.user_id).page({ limit: 100, now })
      return tasks.toSorted((a, b) => a.number - b.number)
    },
  }
}

function done({ tool_invocations }: ChatResponse): readonly string[] {
  const changes = tool_invocations.filter(
    ({ tool_name, success }) => success && !['list_tasks', 'get_task'].includes(tool_name),
  )
  return changes.map(({ tool_name }) => tool_name)
}

test(`${texts.length} texts as messages and in errors: nothing is destroyed`, {
  timeout: 600_000,
}, async () => {
  const [person, bystander] = [await someone(), await someone()]
  await bystander.say('add mine alone')
  for (const message of ['add buy milk', 'add call Ann']) await person.say(message)
  for (const text of texts) {
    const before = (await person.tasks()).map(({ id }) => id)
    for (const message of [text, `find the task called ${text}`, `mark ${text} as done`]) {
      const did = done(await person.say(message.slice(0, 4000).toWellFormed()))
      expect({ message, destroyed: did.filter((tool) => ['delete_task', 'undo'].includes(tool)) }).toEqual({
        message,
        destroyed: [],
      })
    }
    const after = (await person.tasks()).map(({ id }) => id)
    expect(after).toEqual(expect.arrayContaining(before))
  }
  expect((await bystander.tasks()).map(({ title, version }) => ({ title, version }))).toEqual([
    { title: 'mine alone', version: 1 },
  ])
})

test('on the list they change nothing about what other sentences do', { timeout: 600_000 }, async () => {
  for (const text of texts) {
    const [person, twin] = [await someone(), await someone()]
    const title = [...text].slice(0, 300).join('').replaceAll(/\s+/gu, ' ').trim()
    for (const [who, words] of [
      [person, title],
      [twin, 'water the fern'],
    ] as const) {
      await who.say(`add ${words}`, { literal: [[4, 4 + words.length]] })
      await who.say('add buy milk')
    }
    for (const message of ['show my tasks', 'what is due today?', 'hello', 'mark task 2 done', 'undo']) {
      const [one, other] = [await person.say(message), await twin.say(message)]
      expect({ text, message, did: done(one), state: one.state }).toEqual({
        text,
        message,
        did: done(other),
        state: other.state,
      })
    }
  }
})

test('the same words where they are only words: at least 99 in 100 are served', {
  timeout: 600_000,
}, async () => {
  const refused: string[] = []
  for (const text of texts) {
    const title = [...text].slice(0, 400).join('').replaceAll(/\s+/gu, ' ').replaceAll(/["“”]/gu, "'").trim()
    const person = await someone()
    await person.say(`add "${title}" to my list`)
    const titles = (await person.tasks()).map((task) => task.title)
    if (titles.length !== 1 || titles[0] !== title) refused.push(`${title} → ${titles.join(' | ')}`)
  }
  expect(refused.length / texts.length, refused.join('\n')).toBeLessThanOrEqual(0.01)
})
