/** Promises that need more than one person, one message twice, or a look back: 7, 9, 21, 22, 24 and 27. */
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { chat } from '../../src/agent/chat.ts'
import { recover } from '../../src/agent/recover.ts'
import type { ChatRequest, ChatResponse } from '../../src/domain/chat.ts'
import type { Task } from '../../src/domain/task.ts'
import { newUser, ports, store, tasksOf, world } from './transcript.ts'

vi.setConfig({ testTimeout: 60_000 })

function say(user_id: string, request: ChatRequest): Promise<ChatResponse> {
  world.advance(1000)
  return chat(request, { user_id, source: 'chat', client: 'policy' }, ports)
}

/** A person in one conversation. */
async function talker(user_id = newUser()) {
  const first = await say(user_id, { message: 'hello' })
  const { conversation_id } = first
  return {
    user_id,
    conversation_id,
    say: (message: string, more: Partial<ChatRequest> = {}) =>
      say(user_id, { message, conversation_id, ...more }),
  }
}

test('invariant 7: any number of yeses at once, one claim', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 2, max: 6 }), async (yeses) => {
      const one = await talker()
      await one.say('add buy milk')
      await one.say('delete task 1')
      const answers = await Promise.all(Array.from({ length: yeses }, () => one.say('yes')))
      const deletes = answers.flatMap(({ tool_invocations }) =>
        tool_invocations.filter(({ tool_name, success }) => tool_name === 'delete_task' && success),
      )
      expect(deletes).toHaveLength(1)
      expect(answers.filter(({ response_text }) => response_text.startsWith('Deleted'))).toHaveLength(1)
    }),
    { numRuns: 10 },
  )
})

test('invariant 9: the same key and body give the same reply, and one turn', async () => {
  const messages = fc.constantFrom(
    'add buy milk',
    'mark task 1 done',
    'delete task 1',
    'yes',
    'undo',
    'show my tasks',
  )
  await fc.assert(
    fc.asyncProperty(fc.array(messages, { minLength: 1, maxLength: 6 }), async (said) => {
      const one = await talker()
      for (const message of said) {
        const message_id = randomUUID()
        const first = await one.say(message, { message_id })
        const [list, audit] = [await tasksOf(one.user_id), await store.audit(one.user_id, { limit: 100 })]
        expect(await one.say(message, { message_id })).toEqual(first)
        await expect(one.say(`${message}!`, { message_id })).rejects.toThrow('already used')
        expect(await tasksOf(one.user_id)).toEqual(list)
        expect(await store.audit(one.user_id, { limit: 100 })).toEqual(audit)
      }
    }),
    { numRuns: 15 },
  )
})

test('invariant 21: what one person does never changes what another sees', async () => {
  const orders = fc.constantFrom(
    'add secret',
    'delete all tasks',
    'yes',
    'complete all tasks',
    'undo',
    'mark task 1 done',
    'restore task 1',
  )
  await fc.assert(
    fc.asyncProperty(fc.array(orders, { minLength: 2, maxLength: 8 }), async (said) => {
      const [ann, ben] = [await talker(), await talker()]
      await ben.say('add buy milk')
      await ben.say('delete task 1')
      const before = await tasksOf(ben.user_id)
      for (const message of said) await ann.say(message)
      expect(await tasksOf(ben.user_id)).toEqual(before)
      expect((await ben.say('show my tasks')).response_text).toBe(
        'You have 1 task:\n#1 buy milk\n(I left “buy milk” as it is.)',
      )
    }),
    { numRuns: 15 },
  )
})

test('invariant 22: accepted text comes back unchanged, as a message and as a title', async () => {
  const text = fc
    .string({ unit: 'binary', minLength: 1, maxLength: 200 })
    .filter((one) => one.isWellFormed() && !one.includes('\0') && one.trim() !== '')
  await fc.assert(
    fc.asyncProperty(text, async (words) => {
      const one = await talker()
      const message = `add ${words}`
      const { response_text } = await one.say(message, { literal: [[4, message.length]] })
      const [, , said] = await store.messages(one.user_id, one.conversation_id, 10)
      expect(said?.content).toBe(message)
      expect(response_text).toContain('Added #1')
      expect((await tasksOf(one.user_id)).map(({ title }) => title)).toEqual([words.trim()])
    }),
    { numRuns: 60 },
  )
})

test('invariant 24: recovering twice is recovering once', async () => {
  const one = await talker()
  await one.say('add buy milk')
  await recover(ports)
  const before = await tasksOf(one.user_id)
  expect(await recover(ports)).toBe(0)
  expect(await tasksOf(one.user_id)).toEqual(before)
})

const content = (tasks: readonly Task[]) => tasks.map(({ version: _, updated_at: __, ...rest }) => rest)

/** Says it, with a yes behind an order to delete, and tells whether there is anything to undo. */
async function run(message: string, one: Awaited<ReturnType<typeof talker>>): Promise<boolean> {
  const asked = await one.say(message)
  const { tool_invocations } = message.startsWith('delete') ? await one.say('yes') : asked
  // Whatever was asked last is not open any more.
  await one.say('show my tasks')
  return tool_invocations.some(({ tool_name, success, result }) => {
    const changed = (result as { changed?: boolean } | null)?.changed !== false
    return success && changed && !['get_task', 'list_tasks'].includes(tool_name)
  })
}

function onlyGrew(now: readonly Task[], before: readonly Task[]): boolean {
  return now.every(({ id, version }) => version >= (before.find((task) => task.id === id)?.version ?? 0))
}

test('invariant 27: undo puts the tasks of the latest turn back exactly, and twice goes two turns back', async () => {
  const order = fc.constantFrom(
    'add call mum tomorrow at 5pm',
    'mark task 1 done',
    'mark task 2 not done',
    'rename task 1 to tea',
    'move task 2 to friday',
    'complete all tasks',
    'remove the due date from task 2',
    'make task 1 high priority',
    'delete all tasks',
    'delete task 2',
    'add tea, then mark it done',
    'change the description of task 1 to two litres',
  )
  await fc.assert(
    fc.asyncProperty(fc.array(order, { maxLength: 5 }), order, order, async (before, last, latest) => {
      const one = await talker()
      for (const message of ['add buy milk tomorrow', 'add pay rent', ...before]) await run(message, one)
      const snapshots = [await tasksOf(one.user_id)]
      for (const message of [last, latest])
        if (await run(message, one)) snapshots.push(await tasksOf(one.user_id))
      for (const snapshot of snapshots.toReversed().slice(1)) {
        const now = await tasksOf(one.user_id)
        await one.say('undo')
        const back = await tasksOf(one.user_id)
        expect(content(back)).toEqual(content(snapshot))
        expect(onlyGrew(back, now)).toBe(true)
      }
    }),
    { numRuns: 40 },
  )
})
