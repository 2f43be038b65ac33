/** A file of any length: its tasks keep their order, come in once, and stay when a later line does not fit. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { answerOf, callerOf, HERE, jwtApp, tokenFor } from '../support/http-app.ts'

const { app, faults } = await jwtApp()

async function send(who: string, lines: readonly object[]) {
  const headers = { authorization: `Bearer ${await tokenFor(who)}`, 'content-type': 'application/x-ndjson' }
  const body = lines.map((line) => JSON.stringify(line)).join('\n')
  return answerOf(await app.request(`${HERE}/api/import`, { method: 'POST', headers, body }))
}

const lines = Array.from({ length: 50 }, (_, at) => ({
  type: 'task',
  id: at % 3 === 0 ? randomUUID() : `line ${at}`,
  title: `task ${at + 1}`,
  completed: at % 5 === 0,
}))

test('tasks are numbered as the file has them, whatever else is known of them', async () => {
  const who = randomUUID()
  expect((await send(who, lines)).json).toEqual({ tasks: 50, skipped: 0 })
  const ann = await callerOf(app, who)
  for (const number of [1, 2, 16, 17, 33, 50]) {
    const { json } = await ann.get(`/api/tasks/${number}`)
    expect(json).toMatchObject({ title: `task ${number}`, completed: number % 5 === 1 })
  }
  expect((await send(who, lines)).json).toEqual({ tasks: 50, skipped: 0 })
  expect((await ann.get('/api/tasks')).json.total).toBe(50)
})

test('what a file has twice comes in once', async () => {
  const who = randomUUID()
  const twice = { type: 'task', id: 'twice', title: 'only one' }
  expect((await send(who, [twice, { ...twice, title: 'another' }, twice])).json.tasks).toBe(3)
  const { json } = await (await callerOf(app, who)).get('/api/tasks')
  expect(json.tasks.map(({ title }: { title: string }) => title)).toEqual(['only one'])
})

test('what came before a line that does not fit stays, what comes after it does not come in', async () => {
  const who = randomUUID()
  const broken = [...lines.slice(0, 20), { type: 'task', id: 'x', title: '' }, ...lines.slice(20)]
  expect((await send(who, broken)).json.detail).toMatch(/^Line 21: /u)
  expect((await (await callerOf(app, who)).get('/api/tasks')).json.total).toBe(20)
})

test('none of it was a fault of ours', () => expect(faults).toEqual([]))
