/** How figures like 3/4 are read is the user's own choice, and is kept with each turn. */
import { expect, test } from 'vitest'
import { replay } from '../../src/agent/replay.ts'
import { callerOf, jwtApp } from '../support/http-app.ts'

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
