/** Tasks that come back, as a program does them over MCP: one call goes on, one undo takes all of it back. */
import type { Client } from '@modelcontextprotocol/client'
import { afterAll, expect, test } from 'vitest'
import type { Task, TaskPage } from '../../src/domain/task.ts'
import { openStore } from '../../src/store/open.ts'
import { called, clientOf, mcpPorts, piped } from '../support/mcp.ts'
import { freshDatabase } from '../support/stores.ts'
import { testWorld } from '../support/test-world.ts'

const store = await openStore(await freshDatabase())
/** Wednesday, 4 March 2026, 12:00 in Berlin. */
const world = testWorld(25)
const clients: Client[] = []
afterAll(async () => {
  await Promise.all(clients.map((client) => client.close()))
  await store.close()
})

const RULE = 'FREQ=WEEKLY;BYDAY=MO'

let users = 0
async function withBins(): Promise<Client> {
  users += 1
  const client = clientOf('repeating', '2026-07-28')
  clients.push(await piped(client, mcpPorts(store, world), `repeating-${users}`))
  await called(client, 'add_task', { title: 'bins', recurrence: RULE, due_date: '2026-03-02' })
  return client
}

async function all(client: Client): Promise<readonly string[]> {
  const { tasks } = (await called(client, 'list_tasks', { status: 'all' })).data as unknown as TaskPage
  return tasks.map(({ number, due_date, recurrence, completed }) =>
    [`#${number}`, due_date, recurrence, completed ? 'done' : 'open'].join(' '),
  )
}

test('completing goes on, also when it is said twice; one undo takes back all of it', async () => {
  const client = await withBins()
  const { data } = await called(client, 'complete_task', { task_id: '1' })
  expect([(data.next as Task).due_date, data.missed]).toEqual(['2026-03-09', 0])
  expect((await called(client, 'complete_task', { task_id: '1' })).data.changed).toBe(false)
  expect(await all(client)).toEqual([`#2 2026-03-09 ${RULE} open`, '#1 2026-03-02  done'])
  const { data: back } = await called(client, 'undo', {})
  expect((back.undone as readonly unknown[]).length).toBe(2)
  expect(await all(client)).toEqual([`#1 2026-03-02 ${RULE} open`])
})

test('undo by the id of the call is as much', async () => {
  const client = await withBins()
  const { data } = await called(client, 'complete_task', { task_id: '1' })
  await called(client, 'add_task', { title: 'milk' })
  await called(client, 'undo', { invocation_id: data.invocation_id })
  expect(await all(client)).toEqual([`#1 2026-03-02 ${RULE} open`, '#3   open'])
})

test('a date that is moved or taken away takes no rule away', async () => {
  const client = await withBins()
  await called(client, 'update_task', { task_id: '1', due_date: '2026-03-05' })
  expect(await all(client)).toEqual([`#1 2026-03-05 ${RULE} open`])
  await called(client, 'update_task', { task_id: '1', due_date: 'remove' })
  expect(await all(client)).toEqual([`#1  ${RULE} open`])
  await called(client, 'update_task', { task_id: '1', due_date: 'tomorrow', recurrence: '' })
  expect(await all(client)).toEqual([`#1 2026-03-05 ${RULE} open`])
})
