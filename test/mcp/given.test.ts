/**
 * What other programs really send: every field filled in, dates as they come, several things at once; and what one that
 * passes on text alone can learn from an answer.
 */
import type { Client } from '@modelcontextprotocol/client'
import { afterAll, describe, expect, test } from 'vitest'
import { toolList } from '../../src/mcp/tool-calls.ts'
import { openStore } from '../../src/store/open.ts'
import { called, clientOf, mcpPorts, piped } from '../support/mcp.ts'
import { freshDatabase } from '../support/stores.ts'
import { testWorld } from '../support/test-world.ts'

const store = await openStore(await freshDatabase())
/** Wednesday, 4 March 2026, 12:00 in Berlin. */
const world = testWorld(81)
const clients: Client[] = []
afterAll(async () => {
  await Promise.all(clients.map((client) => client.close()))
  await store.close()
})

let users = 0
async function connect(): Promise<Client> {
  users += 1
  const client = clientOf('filler', '2026-07-28')
  clients.push(await piped(client, mcpPorts(store, world), `given-${users}`))
  return client
}

const full = {
  title: 'buy milk',
  description: 'the blue one',
  priority: 'high',
  due_date: '2026-03-05T17:00',
  list: 'Food',
  labels: ['shop'],
  recurrence: 'FREQ=WEEKLY',
  reminders: ['-PT1H'],
}

describe('what is filled in without being meant', () => {
  test.each([
    ['null', null],
    ['an empty string', ''],
    ['an empty array', []],
  ])('%s leaves a field as it is', async (_, nothing) => {
    const client = await connect()
    await called(client, 'add_task', full)
    const filled = Object.fromEntries(Object.keys(full).map((name) => [name, nothing]))
    const { data } = await called(client, 'update_task', { ...filled, task_id: '1', title: 'buy oat milk' })
    expect(data.task).toMatchObject({ ...full, title: 'buy oat milk' })
  })

  test('the word remove takes each field away', async () => {
    const client = await connect()
    await called(client, 'add_task', full)
    const gone = { description: 'remove', priority: 'remove', due_date: 'remove', list: 'remove' }
    const more = { recurrence: 'remove', labels: ['remove'], reminders: ['remove'] }
    const { data } = await called(client, 'update_task', { task_id: '1', ...gone, ...more })
    const none = { description: null, priority: null, due_date: null, list: null, recurrence: null }
    expect(data.task).toMatchObject({ ...none, labels: [], reminders: null, title: 'buy milk' })
  })

  test('a task that never rings says so in a word, new or changed', async () => {
    const client = await connect()
    const quiet = await called(client, 'add_task', { title: 'x', reminders: ['never'] })
    expect(quiet.data.task.reminders).toEqual([])
    expect(quiet.text).toContain('never rings')
    await called(client, 'add_task', full)
    const { data } = await called(client, 'update_task', { task_id: '2', reminders: ['never'] })
    expect(data.task.reminders).toEqual([])
  })

  test('no argument of any tool has more than one type', () => {
    const types = toolList(null).tools.flatMap(({ inputSchema }) =>
      Object.values(inputSchema.properties ?? {}).map((schema) => (schema as { type?: unknown }).type),
    )
    expect(types.filter((type) => typeof type !== 'string')).toEqual([])
  })

  test('a tool that is shown without arguments says that it takes none', () => {
    const bare = toolList(null).tools.filter(
      ({ inputSchema }) => Object.keys(inputSchema.properties ?? {}).length === 0,
    )
    expect(bare.map(({ name, inputSchema }) => [name, inputSchema.additionalProperties])).toEqual([
      ['show_lists', false],
    ])
  })

  test('a search with everything filled in is one without filters, and main is the main list', async () => {
    const client = await connect()
    await called(client, 'add_task', { title: 'on the main list' })
    await called(client, 'add_task', full)
    const blank = {
      status: '',
      priority: null,
      due: '',
      list: '',
      label: '',
      query: '',
      cursor: '',
      repeating: false,
    }
    expect((await called(client, 'list_tasks', blank)).data).toMatchObject({ total: 2 })
    expect((await called(client, 'list_tasks', { list: 'main' })).data).toMatchObject({ total: 1 })
  })
})

describe('dates as they come', () => {
  test.each([
    ['tomorrow 5pm', '2026-03-05T17:00'],
    ['next friday', '2026-03-13'],
    ['2026-03-05T17:00:00', '2026-03-05T17:00'],
    ['2026-03-05 17:00', '2026-03-05T17:00'],
    ['2026-03-05T16:00:00Z', '2026-03-05T17:00'],
    ['2026-03-05T16:00:00.000+00:00', '2026-03-05T17:00'],
    ['2026-03-05T00:00:00Z', '2026-03-05'],
    [' 2026-03-05 ', '2026-03-05'],
  ])('%s is %s', async (said, due_date) => {
    const client = await connect()
    const { data } = await called(client, 'add_task', { title: 'x', due_date: said })
    expect(data.task.due_date).toBe(due_date)
    const changed = await called(client, 'update_task', { task_id: 1, due_date: said, title: 'y' })
    expect(changed.data.task).toMatchObject({ due_date, title: 'y' })
  })

  test.each(['soon', 'every monday', 'call Ann tomorrow', '2026-02-30', '2026-03-05T25:00Z'])(
    '%s is refused with how to write it',
    async (said) => {
      const { text, error_code } = await called(await connect(), 'add_task', { title: 'x', due_date: said })
      expect(error_code).toBe('VALIDATION_ERROR')
      expect(text).toContain('tomorrow 5pm')
    },
  )

  test('an instant is read in the zone that goes with it', async () => {
    const elsewhere = { title: 'x', due_date: '2026-03-05T17:00:00Z', timezone: 'America/New_York' }
    const { data } = await called(await connect(), 'add_task', elsewhere)
    expect(data.task).toMatchObject({ due_date: '2026-03-05T12:00', timezone: 'America/New_York' })
  })

  test('tasks are found by when, in words', async () => {
    const client = await connect()
    await called(client, 'add_task', { title: 'a', due_date: 'friday' })
    await called(client, 'add_task', { title: 'b', due_date: 'next friday' })
    expect((await called(client, 'list_tasks', { due: 'on friday' })).data).toMatchObject({ total: 1 })
    await called(client, 'complete_task', { task_id: 1 })
    const done = await called(client, 'list_tasks', { completed_during: 'the last 7 days' })
    expect(done.data).toMatchObject({ total: 1 })
    expect((await called(client, 'list_tasks', { due: 'whenever' })).error_code).toBe('VALIDATION_ERROR')
  })
})

describe('several at once', () => {
  test('tasks are added together, and one undo takes all of them back', async () => {
    const client = await connect()
    const more = [{ title: 'bread', due_date: 'tomorrow' }, { title: 'eggs' }]
    const { data, text } = await called(client, 'add_task', { title: 'milk', more })
    expect(data.results).toHaveLength(3)
    expect(text).toMatch(/#1 "milk".*\n.*#2 "bread" \(pending, due 2026-03-05.*\n.*#3 "eggs"/u)
    await called(client, 'undo', {})
    expect((await called(client, 'list_tasks', {})).data).toMatchObject({ total: 0 })
  })

  test('what fails is named, and the others are done', async () => {
    const client = await connect()
    await called(client, 'add_task', { title: 'milk', more: [{ title: 'bread' }] })
    const answer = await called(client, 'complete_task', { task_id: '1', more: ['9', 2] })
    expect(answer).toMatchObject({ isError: true, success: false, error_code: 'TASK_NOT_FOUND' })
    expect(answer.text).toContain('2 of 3 were done. Call again for the rest alone.')
    expect(answer.text).toContain('Failed: "9": There is no task 9.')
    expect((await called(client, 'list_tasks', { status: 'completed' })).data).toMatchObject({ total: 2 })
  })

  test('what is wrong with one of them stands beside it', async () => {
    const more = [{ title: 'bread', due_date: 'whenever' }, { title: 'eggs' }]
    const { text } = await called(await connect(), 'add_task', { title: 'milk', more })
    expect(text).toMatch(/Failed: "bread": due_date must be .*tomorrow 5pm.*\nAdded: #2 "eggs"/u)
    expect(text).toContain('Today is Wednesday')
  })

  test('a key makes all of them happen once', async () => {
    const client = await connect()
    const milk = { title: 'milk', more: [{ title: 'bread' }] }
    const first = await called(client, 'add_task', milk, 'k')
    expect((await called(client, 'add_task', milk, 'k')).data).toEqual(first.data)
    expect((await called(client, 'list_tasks', {})).data).toMatchObject({ total: 2 })
  })

  test('more than can be asked for is refused, and nothing is done', async () => {
    const client = await connect()
    const more = Array.from({ length: 50 }, () => ({ title: 'x' }))
    expect(await called(client, 'add_task', { title: 'x', more })).toMatchObject({ success: false })
    expect((await called(client, 'list_tasks', {})).data).toMatchObject({ total: 0 })
  })
})

describe('text alone', () => {
  test('says everything about a task, and what day it is', async () => {
    const client = await connect()
    const added = await called(client, 'add_task', { ...full, recurrence: null })
    for (const part of [
      'the blue one',
      '2026-03-05T17:00 Europe/Berlin',
      'Food',
      'shop',
      'reminders -PT1H',
      'added 2026-03-04',
      'Today is Wednesday, 2026-03-04 (Europe/Berlin).',
    ]) {
      expect(added.text).toContain(part)
    }
    const listed = await called(client, 'list_tasks', {})
    expect(listed.text).toContain('Today is Wednesday, 2026-03-04 (Europe/Berlin).')
    expect(listed.text).toContain('the blue one')
    expect(listed).toMatchObject({ today: '2026-03-04', timezone: 'Europe/Berlin' })
  })

  test('says what changed, and what did not', async () => {
    const client = await connect()
    await called(client, 'add_task', { title: 'buy milk', due_date: 'tomorrow' })
    const { text } = await called(client, 'update_task', { task_id: 1, title: 'buy tea', due_date: 'remove' })
    expect(text).toContain('title "buy milk" → "buy tea"; due_date "2026-03-05" → none')
    expect((await called(client, 'complete_task', { task_id: 1 })).text).toContain('completed 2026-03-04')
    expect((await called(client, 'complete_task', { task_id: 1 })).text).toContain('Nothing changed')
  })

  test('says what comes next of a task that repeats', async () => {
    const client = await connect()
    await called(client, 'add_task', full)
    expect((await called(client, 'complete_task', { task_id: 1 })).text).toMatch(/Next: #2 "buy milk"/u)
  })

  test('names the call, and undo takes back exactly that one', async () => {
    const client = await connect()
    const milk = await called(client, 'add_task', { title: 'milk' })
    await called(client, 'add_task', { title: 'bread' })
    const { invocation_id } = milk.data
    expect(milk.text).toContain(`invocation_id ${invocation_id}`)
    expect((await called(client, 'undo', { invocation_id })).data.undone).toMatchObject([
      { task: { title: 'milk' } },
    ])
    expect((await called(client, 'list_tasks', {})).data.tasks).toMatchObject([{ title: 'bread' }])
  })
})
