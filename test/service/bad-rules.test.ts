/** Rules that cannot be kept, at the doors of programs: each is refused with its reason, and nothing is changed. */
import { afterAll, describe, expect, test } from 'vitest'
import type { TaskPage } from '../../src/domain/task.ts'
import { openStore } from '../../src/store/open.ts'
import { callerOf, jwtApp } from '../support/http-app.ts'
import { called, clientOf, mcpPorts, piped } from '../support/mcp.ts'
import { freshDatabase } from '../support/stores.ts'
import { testWorld } from '../support/test-world.ts'

const RULE = 'FREQ=WEEKLY;BYDAY=MO'
const bad: readonly (readonly [change: Readonly<Record<string, unknown>>, why: string])[] = [
  [{ recurrence: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30' }, 'No day is ever like that'],
  [{ recurrence: 'FREQ=DAILY;UNTIL=20200101' }, 'It would end before it begins'],
  [{ recurrence: 'FREQ=DAILY;COUNT=1000000' }, 'more than can be counted'],
  [{ recurrence: 'FREQ=DAILY;COUNT=99999999999999999999' }, 'more than can be counted'],
  [{ recurrence: 'FREQ=DAILY;INTERVAL=0' }, 'It cannot come every 0 days'],
  [{ recurrence: 'FREQ=HOURLY' }, 'once a day at most'],
  [{ recurrence: 'FREQ=DAILY;BYHOUR=9,17' }, 'at one time of the day'],
  [{ recurrence: 'FREQ=MONTHLY;RSCALE=CHINESE' }, 'Only the usual calendar'],
  [{ recurrence: 'FREQ=DAILY;BYEASTER=1' }, 'no rule of repetition I know'],
  [{ recurrence: RULE, recurs_except: ['2000-01-01/9999-12-31'] }, 'all of them are days off'],
]

describe('over HTTP', async () => {
  const { app } = await jwtApp()
  test.each(bad)('%j', async (given, why) => {
    const ann = await callerOf(app, `ann-${JSON.stringify(given)}`)
    const added = await ann.post('/api/tasks', { title: 'bins', ...given })
    expect([added.status, JSON.stringify(added.json)]).toEqual([400, expect.stringContaining(why)])
    const { json: task } = await ann.post('/api/tasks', {
      title: 'bins',
      due_date: '2031-05-12',
      recurrence: RULE,
    })
    const changed = await ann.patch(`/api/tasks/${task.id}`, given)
    expect([changed.status, JSON.stringify(changed.json)]).toEqual([400, expect.stringContaining(why)])
    expect((await ann.get(`/api/tasks/${task.id}`)).json).toMatchObject({
      recurrence: RULE,
      due_date: '2031-05-12',
    })
  })

  test('days off alone cannot take all that is to come, either', async () => {
    const ann = await callerOf(app, 'ann-days-off')
    const { json: task } = await ann.post('/api/tasks', {
      title: 'bins',
      due_date: '2031-05-12',
      recurrence: RULE,
    })
    const off = await ann.patch(`/api/tasks/${task.id}`, { recurs_except: ['2000-01-01/9999-12-31'] })
    expect([off.status, JSON.stringify(off.json)]).toEqual([
      400,
      expect.stringContaining('all of them are days off'),
    ])
    const some = await ann.patch(`/api/tasks/${task.id}`, { recurs_except: ['2031-05-19'] })
    expect([some.status, some.json.recurrence, some.json.due_date]).toEqual([200, RULE, '2031-05-12'])
  })
})

describe('over MCP', async () => {
  const store = await openStore(await freshDatabase())
  const client = clientOf('bad-rules', '2026-07-28')
  await piped(client, mcpPorts(store, testWorld(25)), 'bad-rules')
  afterAll(async () => {
    await client.close()
    await store.close()
  })
  const rules = bad.flatMap(([{ recurrence, recurs_except }, why]) =>
    recurs_except === undefined ? [[recurrence, why] as const] : [],
  )
  test.each(rules)('%s', async (recurrence, why) => {
    const { text } = await called(client, 'add_task', { title: 'bins', recurrence })
    expect(text).toContain(why)
    const { tasks } = (await called(client, 'list_tasks', { status: 'all' })).data as unknown as TaskPage
    expect(tasks).toEqual([])
  })
})
