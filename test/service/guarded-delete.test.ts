/** MCP clients: a delete is never done at the first call, and a token works once, for one task at one version. */
import { Client, InMemoryTransport } from '@modelcontextprotocol/client'
import { afterAll, describe, expect, test } from 'vitest'
import { mcpOverStdio } from '../../src/mcp/over-stdio.ts'
import { mcpPorts } from '../support/mcp.ts'
import { freshStore } from '../support/stores.ts'
import { world } from '../support/tool-calls.ts'

const store = await freshStore()
const clients: Client[] = []
afterAll(() => Promise.all(clients.map((client) => client.close())))

async function connect(user_id: string, name: string, pin: '2026-07-28' | null): Promise<Client> {
  const [near, far] = InMemoryTransport.createLinkedPair()
  mcpOverStdio(mcpPorts(store, world), { user_id, scopes: null }, far)
  const mode = pin ? { pin } : 'legacy'
  const client = new Client({ name, version: '1' }, { versionNegotiation: { mode } })
  await client.connect(near)
  clients.push(client)
  return client
}

interface Structured {
  readonly success: boolean
  readonly error_code: string | null
  readonly data: { readonly confirmation_token?: string; readonly task: { readonly number: number } } | null
}

async function call(client: Client, name: string, args: Record<string, unknown>, key?: string) {
  const meta = key ? { _meta: { 'sayso/idempotency_key': key } } : {}
  const answer = await client.callTool({ name, arguments: args, ...meta })
  return { isError: answer.isError ?? false, ...(answer.structuredContent as unknown as Structured) }
}

describe.each([['2026-07-28'], [null]] as const)('protocol %s', (pin) => {
  test('preview, then token', async () => {
    const client = await connect(`u-${pin}`, 'a client', pin)
    await client.listTools()
    await call(client, 'add_task', { title: 'x' })
    const preview = await call(client, 'delete_task', { task_id: '1' })
    expect(preview).toMatchObject({
      success: false,
      isError: false,
      error_code: null,
      data: { task: { number: 1 } },
    })
    expect(await call(client, 'get_task', { task_id: '1' })).toMatchObject({ success: true })
    const token = preview.data?.confirmation_token
    expect(await call(client, 'delete_task', { task_id: '1', confirmation_token: token })).toMatchObject({
      success: true,
    })
    expect(await call(client, 'get_task', { task_id: '1' })).toMatchObject({ error_code: 'TASK_NOT_FOUND' })
  })
})

describe('a token', () => {
  async function previewed(user: string) {
    const client = await connect(user, 'a client', '2026-07-28')
    await call(client, 'add_task', { title: 'x' })
    await call(client, 'add_task', { title: 'y' })
    const { data } = await call(client, 'delete_task', { task_id: '1' })
    return { client, confirmation_token: data?.confirmation_token }
  }

  test('is for one task', async () => {
    const { client, confirmation_token } = await previewed('token-other')
    const answer = await call(client, 'delete_task', { task_id: '2', confirmation_token })
    expect(answer).toMatchObject({ error_code: 'CONFLICT', isError: true })
  })

  test('is for one version', async () => {
    const { client, confirmation_token } = await previewed('token-version')
    await call(client, 'update_task', { task_id: '1', title: 'z' })
    expect(await call(client, 'delete_task', { task_id: '1', confirmation_token })).toMatchObject({
      error_code: 'CONFLICT',
    })
  })

  test('is for one use', async () => {
    const { client, confirmation_token } = await previewed('token-once')
    await call(client, 'delete_task', { task_id: '1', confirmation_token })
    await call(client, 'restore_task', { task_id: '1' })
    expect(await call(client, 'delete_task', { task_id: '1', confirmation_token })).toMatchObject({
      error_code: 'CONFLICT',
    })
  })

  test('is for five minutes', async () => {
    const { client, confirmation_token } = await previewed('token-late')
    world.advance(5 * 60_000)
    expect(await call(client, 'delete_task', { task_id: '1', confirmation_token })).toMatchObject({
      error_code: 'CONFLICT',
    })
  })

  test('cannot be guessed', async () => {
    const { client } = await previewed('token-guess')
    expect(await call(client, 'delete_task', { task_id: '1', confirmation_token: 'yes' })).toMatchObject({
      isError: true,
    })
  })
})

test('a client’s own key lets a call act once, and only in its own namespace', async () => {
  const one = await connect('keys', 'one', '2026-07-28')
  const two = await connect('keys', 'two', '2026-07-28')
  await call(one, 'add_task', { title: 'x' }, 'k1')
  await call(one, 'add_task', { title: 'x' }, 'k1')
  await call(two, 'add_task', { title: 'x' }, 'k1')
  expect(await call(one, 'add_task', { title: 'other' }, 'k1')).toMatchObject({ error_code: 'CONFLICT' })
  expect(await call(one, 'list_tasks', {})).toMatchObject({ data: { total: 2 } })
})

test('undo takes only what that client did', async () => {
  const one = await connect('undo', 'one', '2026-07-28')
  const two = await connect('undo', 'two', '2026-07-28')
  await call(one, 'add_task', { title: 'of one' })
  await call(two, 'add_task', { title: 'of two' })
  expect(await call(one, 'undo', {})).toMatchObject({ data: { undone: [{ task: { title: 'of one' } }] } })
  expect(await call(one, 'undo', {})).toMatchObject({ success: false })
  expect(await call(two, 'list_tasks', {})).toMatchObject({ data: { tasks: [{ title: 'of two' }] } })
})
