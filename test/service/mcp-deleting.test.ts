/** Deleting needs a person: with a form where the client has one, on both protocols; nothing but their yes deletes. */
import type { Client, ElicitResult } from '@modelcontextprotocol/client'
import { afterAll, describe, expect, test } from 'vitest'
import { called, clientOf, mcpPorts, type Protocol, piped, protocols } from '../support/mcp.ts'
import { freshStore } from '../support/stores.ts'
import { testWorld } from '../support/test-world.ts'

const store = await freshStore()
const world = testWorld(78)
const clients: Client[] = []
afterAll(() => Promise.all(clients.map((client) => client.close())))

let users = 0
interface Person {
  readonly client: Client
  readonly asked: string[]
}

/** A client whose person answers forms like this. */
async function withForm(
  protocol: Protocol,
  answer: () => ElicitResult | Promise<ElicitResult>,
): Promise<Person> {
  users += 1
  const asked: string[] = []
  const client = clientOf('form', protocol, { capabilities: { elicitation: {} } })
  client.setRequestHandler('elicitation/create', async ({ params }) => {
    asked.push(params.message)
    return await answer()
  })
  clients.push(await piped(client, mcpPorts(store, world), `form-${users}`))
  await called(client, 'add_task', { title: 'buy milk' })
  return { client, asked }
}

const yes: ElicitResult = { action: 'accept', content: { confirm: true } }

describe.each(protocols)('protocol %s', (protocol) => {
  test('a yes in the form deletes, once, and says what', async () => {
    const { client, asked } = await withForm(protocol, () => yes)
    const answer = await called(client, 'delete_task', { task_id: 1 })
    expect(asked).toEqual(['Delete #1 "buy milk"? It can be restored for 30 days.'])
    expect(answer).toMatchObject({ success: true, isError: false, data: { task: { title: 'buy milk' } } })
    expect(answer.text).toContain('buy milk')
    expect(await called(client, 'get_task', { task_id: 1 })).toMatchObject({ error_code: 'TASK_NOT_FOUND' })
    expect(await called(client, 'restore_task', { task_id: 1 })).toMatchObject({ success: true })
  })

  test.each([
    ['declined', { action: 'decline' }],
    ['closed', { action: 'cancel' }],
  ] as const)('a form that was %s deletes nothing and is nobody’s refusal', async (_, answer) => {
    const { client } = await withForm(protocol, () => answer as ElicitResult)
    const kept = await called(client, 'delete_task', { task_id: 1 })
    expect(kept).toMatchObject({ success: false, isError: false, error_code: null })
    expect(kept.text).toContain('not their decision')
    expect(await called(client, 'get_task', { task_id: 1 })).toMatchObject({ success: true })
  })

  test.each([
    ['empty', {}],
    ['with nonsense', { confirm: 'yes' }],
  ] as const)('a form that came back %s deletes nothing', async (_, content) => {
    const { client } = await withForm(protocol, () => ({ action: 'accept', content }))
    const kept = await called(client, 'delete_task', { task_id: 1 })
    expect(kept).toMatchObject({ success: false, isError: false, error_code: null })
    expect(kept.text).not.toContain('chose')
    expect(await called(client, 'get_task', { task_id: 1 })).toMatchObject({ success: true })
  })

  test('a no in the form is one', async () => {
    const { client } = await withForm(protocol, () => ({ action: 'accept', content: { confirm: false } }))
    const { text } = await called(client, 'delete_task', { task_id: 1 })
    expect(text).toContain('chose to keep it')
    expect(await called(client, 'get_task', { task_id: 1 })).toMatchObject({ success: true })
  })

  test('what changed while the person was asked is not deleted', async () => {
    const person: Person = await withForm(protocol, async () => {
      await called(person.client, 'update_task', { task_id: 1, title: 'buy soy milk' })
      return yes
    })
    const answer = await called(person.client, 'delete_task', { task_id: 1 })
    expect(answer).toMatchObject({ isError: true, error_code: 'CONFLICT' })
    expect(await called(person.client, 'get_task', { task_id: 1 })).toMatchObject({ success: true })
  })

  test('an answer after five minutes counts no more', async () => {
    const { client } = await withForm(protocol, () => {
      world.advance(5 * 60_000)
      return yes
    })
    const answer = await called(client, 'delete_task', { task_id: 1 })
    expect(answer).toMatchObject({ isError: true, error_code: 'CONFLICT' })
  })

  test('re-sent under its key, the whole of it acts once', async () => {
    const { client } = await withForm(protocol, () => yes)
    const first = await called(client, 'delete_task', { task_id: 1 }, 'k')
    expect(first.success).toBe(true)
    await called(client, 'restore_task', { task_id: 1 })
    const again = await called(client, 'delete_task', { task_id: 1 }, 'k')
    expect(again).toMatchObject({ success: true, data: { task: { version: first.data.task.version } } })
    expect(await called(client, 'get_task', { task_id: 1 })).toMatchObject({ success: true })
  })

  test('a task that is not there is told apart before anyone is asked', async () => {
    const { client, asked } = await withForm(protocol, () => yes)
    const answer = await called(client, 'delete_task', { task_id: 7 })
    expect(answer).toMatchObject({ isError: true, error_code: 'TASK_NOT_FOUND' })
    expect(asked).toEqual([])
  })
})

test('2025-11-25: a form that fails falls back to the token', async () => {
  const { client } = await withForm('2025-11-25', () => Promise.reject(new Error('no window')))
  const answer = await called(client, 'delete_task', { task_id: 1 })
  expect(answer).toMatchObject({ success: false, isError: false, data: { task: { number: 1 } } })
  expect(answer.data.confirmation_token).toBeTypeOf('string')
})
