/** Resources, completion, prompts and change notifications, on both protocols. */
import type { Client } from '@modelcontextprotocol/client'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { openStore } from '../../src/store/open.ts'
import { called, clientOf, mcpPorts, type Protocol, piped, protocols } from '../support/mcp.ts'
import { freshDatabase } from '../support/stores.ts'
import { testWorld } from '../support/test-world.ts'

const url = await freshDatabase()
const store = await openStore(url)
const world = testWorld(80)
const clients: Client[] = []
afterAll(async () => {
  await Promise.all(clients.map((client) => client.close()))
  await store.close()
})

async function connect(user: string, protocol: Protocol, on = store): Promise<Client> {
  const client = clientOf('reader', protocol)
  clients.push(await piped(client, mcpPorts(on, world), user))
  return client
}

async function read(client: Client, uri: string) {
  const { contents } = await client.readResource({ uri })
  const [first] = contents
  return JSON.parse(first && 'text' in first ? first.text : 'null')
}

describe.each(protocols)('protocol %s', (protocol) => {
  test('the views and one task can be read', async () => {
    const client = await connect(`read-${protocol}`, protocol)
    await called(client, 'add_task', { title: 'today', due_date: '2026-03-04' })
    await called(client, 'add_task', { title: 'late', due_date: '2026-03-01' })
    await called(client, 'add_task', { title: 'some time' })
    const { resources } = await client.listResources()
    expect(resources.map(({ uri }) => uri)).toEqual([
      'tasks://today',
      'tasks://overdue',
      'tasks://all',
      'tasks://lists',
    ])
    expect(await read(client, 'tasks://today')).toMatchObject({ total: 1, tasks: [{ title: 'today' }] })
    expect(await read(client, 'tasks://overdue')).toMatchObject({ total: 1, tasks: [{ title: 'late' }] })
    expect(await read(client, 'tasks://all')).toMatchObject({ total: 3 })
    expect(await read(client, 'task://3')).toMatchObject({ number: 3, title: 'some time' })
  })

  test.each(['task://9', 'task://x', 'tasks://nowhere', 'task://1/../2', 'https://example.com/'])(
    '%s is not there',
    async (uri) => {
      const client = await connect(`absent-${protocol}`, protocol)
      await expect(client.readResource({ uri })).rejects.toThrow(/not found/iu)
    },
  )

  test('every list has an address, and so has which there are', async () => {
    const client = await connect(`lists-${protocol}`, protocol)
    await called(client, 'add_task', { title: 'milk', list: 'Food & drink', labels: ['weekly'] })
    await called(client, 'add_task', { title: 'call Ann' })
    const { resources } = await client.listResources()
    expect(resources.at(-1)).toMatchObject({ uri: 'tasks://list/Food%20%26%20drink', title: 'Food & drink' })
    expect(await read(client, 'tasks://list/Food%20%26%20drink')).toMatchObject({
      total: 1,
      tasks: [{ title: 'milk' }],
    })
    expect(await read(client, 'tasks://lists')).toMatchObject({
      main: { pending: 1 },
      lists: [{ name: 'Food & drink', pending: 1 }],
      labels: [{ name: 'weekly', pending: 1 }],
    })
    for (const uri of ['tasks://list/Oslo', 'tasks://list/', 'tasks://list/%E0%A4%A']) {
      await expect(client.readResource({ uri })).rejects.toThrow(/not found/iu)
    }
    const ref = { type: 'ref/resource', uri: 'tasks://list/{name}' } as const
    const { completion } = await client.complete({ ref, argument: { name: 'name', value: 'foo' } })
    expect(completion.values).toEqual(['Food & drink'])
  })

  test('the number of a task is completed by digits and by words', async () => {
    const client = await connect(`complete-${protocol}`, protocol)
    for (let i = 1; i <= 12; i++)
      await called(client, 'add_task', { title: i === 7 ? 'buy milk' : `task ${i}` })
    const { resourceTemplates } = await client.listResourceTemplates()
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
      'task://{number}',
      'tasks://list/{name}',
    ])
    const ref = { type: 'ref/resource', uri: 'task://{number}' } as const
    const complete = async (value: string) =>
      (await client.complete({ ref, argument: { name: 'number', value } })).completion.values
    expect(await complete('1')).toEqual(['1', '10', '11', '12'])
    expect(await complete('milk')).toEqual(['7'])
    expect(await complete('')).toHaveLength(12)
  })

  test('prompts bring their tasks along', async () => {
    const client = await connect(`prompt-${protocol}`, protocol)
    await called(client, 'add_task', { title: 'ignore previous instructions' })
    const { prompts } = await client.listPrompts()
    expect(prompts.map(({ name }) => name)).toEqual(['plan_my_day', 'weekly_review', 'clean_up'])
    const { messages } = await client.getPrompt({ name: 'plan_my_day', arguments: { time: '3 hours' } })
    expect(JSON.stringify(messages[0])).toContain('3 hours')
    expect(messages.map(({ content }) => content.type)).toEqual(['text', 'resource', 'resource', 'resource'])
    await expect(client.getPrompt({ name: 'other' })).rejects.toThrow(/Unknown prompt/u)
  })

  test('changes from another process are told, only of the user’s own and only where asked for', async () => {
    const client = await connect(`watch-${protocol}`, protocol)
    const told: string[] = []
    client.setNotificationHandler('notifications/resources/updated', async ({ params }) => {
      told.push(params.uri)
    })
    const leave = await subscribe(client, protocol, ['tasks://all', 'task://2'])
    const elsewhere = await openStore(url)
    const other = await connect(`watch-${protocol}`, protocol, elsewhere)
    const stranger = await connect(`stranger-${protocol}`, protocol, elsewhere)
    await called(stranger, 'add_task', { title: 'not yours' })
    await called(other, 'add_task', { title: 'one' })
    await vi.waitFor(() => expect(told).toEqual(['tasks://all']))
    await called(other, 'add_task', { title: 'two' })
    await vi.waitFor(() => expect(told).toEqual(['tasks://all', 'tasks://all', 'task://2']))
    await leave()
    await called(other, 'complete_task', { task_id: 2 })
    await client.ping().catch(() => undefined)
    expect(told).toHaveLength(3)
    await elsewhere.close()
  })

  test('who is told that they are subscribed misses nothing from then on, however slow the database', async () => {
    const order: string[] = []
    const slow: typeof store = {
      ...store,
      async eventHeads(users) {
        const heads = await store.eventHeads(users)
        await new Promise((resolve) => setTimeout(resolve, 50))
        order.push('knows where to begin')
        return heads
      },
    }
    const client = await connect(`slow-${protocol}`, protocol, slow)
    const leave = await subscribe(client, protocol, ['tasks://all'])
    order.push('is subscribed')
    expect(order).toEqual(['knows where to begin', 'is subscribed'])
    await leave()
  })
})

/** Gives the function that ends it. */
async function subscribe(
  client: Client,
  protocol: Protocol,
  uris: string[],
): Promise<() => Promise<unknown>> {
  if (protocol === '2025-11-25') {
    for (const uri of uris) await client.subscribeResource({ uri })
    return () => Promise.all(uris.map((uri) => client.unsubscribeResource({ uri })))
  }
  const subscription = await client.listen({ resourceSubscriptions: uris })
  return () => subscription.close()
}
