/**
 * Servers are killed while repeating tasks are moved and completed over HTTP, and every request is sent
 * until it is answered. Afterwards each series has one open task, went on once for every completion, and no move
 * of one date moved the others or took the rule away.
 */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addDays } from '../../src/domain/calendar.ts'
import type { Task, TaskPage } from '../../src/domain/task.ts'
import { countOr } from '../promises/count.ts'
import { engine, freshDatabase } from '../support/stores.ts'
import { type ServerProcess, startServer, tokenFor } from './server-process.ts'

const KILLS = countOr(engine === 'postgres' ? 3 : 5)
const SERIES = 4
const FIRST = '2030-01-01'

type Body = Readonly<Record<string, unknown>>

test(`${KILLS} kills: every move and completion happens exactly once`, {
  timeout: 600_000,
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
    const tasks: Task[] = []
    for (let cursor = ''; ; ) {
      const answer = await fetch(`${server.url}/api/tasks?status=all&limit=100${cursor}`, {
        headers: { authorization: `Bearer ${token}` },
      })
      const page = (await answer.json()) as TaskPage
      tasks.push(...page.tasks)
      if (!page.next_cursor) return tasks
      cursor = `&cursor=${encodeURIComponent(page.next_cursor)}`
    }
  }

  for (let index = 0; index < SERIES; index++)
    await until_answered('/api/tasks', 'POST', {
      title: `series ${index}`,
      recurrence: 'FREQ=WEEKLY',
      due_date: FIRST,
    })

  for (let kill = 0; kill < KILLS; kill++) {
    const open = (await all()).filter(({ completed }) => !completed)
    const dying = server
    const work = Promise.all(
      open.map(async ({ id, due_date }) => {
        await until_answered(`/api/tasks/${id}`, 'PATCH', { due_date: addDays(due_date ?? '', 1) })
        await until_answered(`/api/tasks/${id}/complete`, 'POST', {})
      }),
    )
    await dying.kill()
    server = await startServer(database)
    await work
  }

  const tasks = await all()
  await server.kill()
  for (let index = 0; index < SERIES; index++) {
    const series = tasks.filter(({ title }) => title === `series ${index}`)
    const dates = series.filter(({ completed }) => completed).map(({ due_date }) => due_date)
    // each a day later than it would have come, one after the other, none twice, none left out
    expect(dates.sort()).toEqual(Array.from({ length: KILLS }, (_, week) => addDays(FIRST, 7 * week + 1)))
    expect(series.filter(({ completed }) => !completed)).toMatchObject([
      { due_date: addDays(FIRST, 7 * KILLS), recurrence: 'FREQ=WEEKLY', recurs_on: null },
    ])
    expect(series.filter(({ completed, recurrence }) => completed && recurrence !== null)).toEqual([])
  }
})
