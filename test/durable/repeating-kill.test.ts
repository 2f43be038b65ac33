/**
 * Servers are killed while repeating tasks are completed over HTTP, and every request is sent
 * until it is answered. Afterwards each series has one open task and went on once for every completion.
 */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Task, TaskPage } from '../../src/domain/task.ts'
import { engine, freshDatabase } from '../support/stores.ts'
import { type ServerProcess, startServer, tokenFor } from './server-process.ts'

const KILLS = engine === 'postgres' ? 3 : 5
const SERIES = 4

type Body = Readonly<Record<string, unknown>>

test(`${KILLS} kills: every completion goes on exactly once`, {
  timeout: 300_000,
}, async () => {
  const database = await freshDatabase()
  const token = await tokenFor('repeating')
  let server: ServerProcess = await startServer(database)

  /** The same request, with the same key, until someone answers it. */
  async function until_answered(path: string, method: string, body: Body): Promise<Body> {
    const key = randomUUID()
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    }
    for (;;) {
      const answer = await fetch(`${server.url}${path}`, {
        method,
        headers,
        body: JSON.stringify(body),
      }).catch(() => null)
      if (answer !== null && answer.status < 500 && answer.status !== 409)
        return (await answer.json()) as Body
    }
  }
  const all = async (): Promise<readonly Task[]> => {
    const answer = await fetch(`${server.url}/api/tasks?status=all&limit=100`, {
      headers: { authorization: `Bearer ${token}` },
    })
    return ((await answer.json()) as TaskPage).tasks
  }

  for (let index = 0; index < SERIES; index++)
    await until_answered('/api/tasks', 'POST', {
      title: `series ${index}`,
      recurrence: 'FREQ=DAILY',
      due_date: '2030-01-01',
    })

  for (let kill = 0; kill < KILLS; kill++) {
    const open = (await all()).filter(({ completed }) => !completed)
    const dying = server
    const work = Promise.all(open.map(({ id }) => until_answered(`/api/tasks/${id}/complete`, 'POST', {})))
    await dying.kill()
    server = await startServer(database)
    await work
  }

  const tasks = await all()
  await server.kill()
  for (let index = 0; index < SERIES; index++) {
    const series = tasks.filter(({ title }) => title === `series ${index}`)
    const dates = series.map(({ due_date }) => due_date).sort()
    // one after the other, none twice, none left out
    expect(dates).toEqual(
      Array.from({ length: KILLS + 1 }, (_, day) => `2030-01-${String(day + 1).padStart(2, '0')}`),
    )
    expect(series.filter(({ completed }) => !completed).map(({ recurrence }) => recurrence)).toEqual([
      'FREQ=DAILY',
    ])
    expect(series.filter(({ completed, recurrence }) => completed && recurrence !== null)).toEqual([])
  }
})
