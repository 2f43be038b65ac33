/** `ask`: a program's sentence goes through the same turn; it can ask for a deletion, and never agree to one. */
import type { Client, ElicitResult } from '@modelcontextprotocol/client'
import { afterAll, describe, expect, test } from 'vitest'
import { chat } from '../../src/agent/chat.ts'
import type { AgentPorts } from '../../src/agent/ports.ts'
import { composeAgent } from '../../src/compose/compose.ts'
import type { PolicyName } from '../../src/domain/decision.ts'
import { called, clientOf, mcpPorts, type Protocol, piped, protocols } from '../support/mcp.ts'
import { freshStore } from '../support/stores.ts'
import { testWorld } from '../support/test-world.ts'

const store = await freshStore()
const world = testWorld(79)
const agents = new Map<PolicyName, AgentPorts>()
for (const policy of ['standard', 'locked'] as const) {
  agents.set(policy, await composeAgent({ store, world, policy, timezone: 'Europe/Berlin' }))
}
const clients: Client[] = []
afterAll(async () => {
  await Promise.all(clients.map((client) => client.close()))
  await Promise.all([...agents.values()].map(({ tools }) => tools.close()))
})

interface As {
  readonly user: string
  readonly name?: string
  readonly protocol?: Protocol
  readonly policy?: PolicyName
  readonly form?: () => ElicitResult
}

async function connect(as: As): Promise<Client> {
  const { user, name = 'helper', protocol = '2026-07-28', policy = 'standard', form } = as
  const client = clientOf(name, protocol, form ? { capabilities: { elicitation: {} } } : {})
  if (form) client.setRequestHandler('elicitation/create', async () => form())
  const agent = agents.get(policy) as AgentPorts
  const ports = mcpPorts(store, world, { ask: (request, actor) => chat(request, actor, agent) })
  clients.push(await piped(client, ports, user))
  return client
}

const says = (client: Client, message: string, key?: string) => called(client, 'ask', { message }, key)
const isThere = async (client: Client, task_id = 1) => (await called(client, 'get_task', { task_id })).success

describe('a sentence', () => {
  test('acts, under the program’s name, in one conversation', async () => {
    const client = await connect({ user: 'ask-1' })
    const first = await says(client, 'add buy milk tomorrow')
    expect(first).toMatchObject({ success: true, isError: false, data: { state: 'complete' } })
    expect(first.text).toContain('buy milk')
    const second = await says(client, 'make it high priority')
    expect(second.data.conversation_id).toBe(first.data.conversation_id)
    expect(await called(client, 'get_task', { task_id: 1 })).toMatchObject({
      data: { task: { priority: 'high' } },
    })
    const { items } = await store.audit('ask-1', { limit: 20, tool: 'add_task' })
    expect(items.map(({ actor }) => actor)).toMatchObject([{ source: 'mcp', client: 'helper' }])
  })

  test('is undone by the program that said it, and by no other', async () => {
    const one = await connect({ user: 'ask-2', name: 'one' })
    const two = await connect({ user: 'ask-2', name: 'two' })
    await says(one, 'add buy milk')
    await says(two, 'undo')
    expect(await isThere(one)).toBe(true)
    await says(one, 'undo')
    expect(await isThere(one)).toBe(false)
  })

  test('re-sent under its key acts once', async () => {
    const client = await connect({ user: 'ask-3' })
    const first = await says(client, 'add buy milk', 'k')
    const again = await says(client, 'add buy milk', 'k')
    expect(again.data).toEqual(first.data)
    expect(await called(client, 'list_tasks', {})).toMatchObject({ data: { total: 1 } })
  })

  test.each([
    ['nothing', { message: '  ' }],
    ['too much', { message: 'x'.repeat(4001) }],
    ['NUL', { message: 'add a\0b' }],
    ['another argument', { message: 'add x', user_id: 'someone' }],
    ['a conversation that is not there', { message: 'add x', conversation_id: crypto.randomUUID() }],
  ])('with %s is refused', async (_, args) => {
    const client = await connect({ user: 'ask-4' })
    expect(await called(client, 'ask', args)).toMatchObject({ isError: true, error_code: 'VALIDATION_ERROR' })
    expect(await called(client, 'list_tasks', {})).toMatchObject({ data: { total: 0 } })
  })

  test('of a program called like one of ours stays out of that conversation', async () => {
    const client = await connect({ user: 'ask-5', name: 'terminal' })
    await says(client, 'add buy milk')
    expect(await store.latestConversation('ask-5', 'terminal')).toBeNull()
  })
})

describe.each(['standard', 'locked'] as const)('deleting, policy %s', (policy) => {
  test.each([
    ['asked and agreed', ['delete buy milk', 'yes']],
    ['agreed in the same breath', ['delete buy milk, yes I am sure']],
    ['chosen and agreed', ['delete task 1', 'yes, delete it', 'yes']],
    ['all of them', ['delete all tasks', 'yes']],
  ])('is never done by a program’s words: %s', async (_, sentences) => {
    const client = await connect({ user: `words-${policy}-${sentences[0]}`, policy })
    await says(client, 'add buy milk')
    for (const sentence of sentences) await says(client, sentence)
    expect(await isThere(client)).toBe(true)
  })

  test('is not done by words sent at the same moment either', async () => {
    const client = await connect({ user: `race-${policy}`, policy })
    await says(client, 'add buy milk')
    await Promise.all(['delete buy milk', 'yes', 'yes', 'yes'].map((sentence) => says(client, sentence)))
    expect(await isThere(client)).toBe(true)
  })

  test('gets the token of delete_task instead', async () => {
    const client = await connect({ user: `token-${policy}`, policy })
    await says(client, 'add buy milk')
    const asked = await says(client, 'delete buy milk')
    expect(asked).toMatchObject({ success: true, data: { state: 'needs_confirmation' } })
    const { confirmation_token } = asked.data
    const gone = await called(client, 'delete_task', { task_id: 1, confirmation_token })
    expect(gone).toMatchObject({ success: true, data: { task: { title: 'buy milk' } } })
  })
})

describe.each(protocols)('a form, protocol %s', (protocol) => {
  test('lets the person answer, for several tasks as well', async () => {
    const form = () => ({ action: 'accept', content: { confirm: true } }) as const
    const client = await connect({ user: `form-${protocol}`, protocol, form })
    await says(client, 'add buy milk')
    await says(client, 'add buy bread')
    const { text, data } = await says(client, 'delete all tasks')
    expect(data.state).toBe('complete')
    expect(text).toContain('buy milk')
    expect([await isThere(client, 1), await isThere(client, 2)]).toEqual([false, false])
  })

  test.each([
    ['a no', { action: 'accept', content: { confirm: false } }],
    ['no answer', { action: 'decline' }],
  ] as const)('with %s keeps everything', async (_, answer) => {
    const client = await connect({
      user: `kept-${protocol}-${_}`,
      protocol,
      form: () => answer as ElicitResult,
    })
    await says(client, 'add buy milk')
    await says(client, 'delete buy milk')
    expect(await isThere(client)).toBe(true)
  })
})

test('a person still answers in their own words', async () => {
  const agent = agents.get('standard') as AgentPorts
  const actor = { user_id: 'person', source: 'chat', client: 'page' } as const
  const { conversation_id } = await chat({ message: 'add buy milk' }, actor, agent)
  await chat({ message: 'delete buy milk', conversation_id }, actor, agent)
  const done = await chat({ message: 'yes', conversation_id }, actor, agent)
  expect(done).toMatchObject({ decision_type: 'EXECUTE_PENDING', state: 'complete' })
})
