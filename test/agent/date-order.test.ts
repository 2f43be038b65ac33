/** How figures like 3/4 are read, and when a week begins, is the user's own choice, and is kept with each turn. */
import { expect, test } from 'vitest'
import { replay } from '../../src/agent/replay.ts'
import { epochOf } from '../../src/domain/calendar.ts'
import { callerOf, jwtApp, testPorts } from '../support/http-app.ts'
import { testWorld } from '../support/test-world.ts'

test('day first, once it is chosen', async () => {
  const { app, ports } = await jwtApp()
  const { post, patch } = await callerOf(app, 'someone in Rome')
  const due = async () => {
    const { json } = await post('/api/chat', { message: 'add pay rent on 3/4/2030' })
    return json.tool_invocations[0].result.task.due_date
  }
  expect(await due()).toBe('2030-03-04')
  expect((await patch('/api/settings', { date_order: 'day-first' })).json).toMatchObject({
    date_order: 'day-first',
  })
  expect(await due()).toBe('2030-04-03')
  expect((await replay(ports)).differences).toEqual([])
})

test('weeks from Sunday, once it is chosen: said, written and by filter', async () => {
  const world = testWorld()
  world.set(epochOf('2026-03-07T12:00:00Z'))
  const { app, ports } = await jwtApp({ ports: await testPorts(world) })
  const { get, post, patch } = await callerOf(app, 'someone in Boston')
  for (const due_date of ['2026-03-01', '2026-03-07', '2026-03-08']) {
    await post('/api/tasks', { title: due_date, due_date })
  }
  const week = async () => {
    const { json } = await post('/api/chat', { message: 'what is due this week' })
    const asked = json.tool_invocations[0].parameters.due
    const { tasks } = (await get('/api/tasks?due=this%20week')).json
    return [asked, tasks.map(({ title }: { title: string }) => title), json.response_text.split(':')[0]]
  }
  const words = 'You have 2 tasks due this week'
  expect(await week()).toEqual(['2026-03-02..2026-03-08', ['2026-03-07', '2026-03-08'], words])
  await patch('/api/settings', { week_start: 'sunday' })
  expect(await week()).toEqual(['2026-03-01..2026-03-07', ['2026-03-01', '2026-03-07'], words])
  expect((await replay(ports)).differences).toEqual([])
})
