/** A passing fault is tried again inside the same call; only the end is recorded. */
import { afterAll, expect, test } from 'vitest'
import { problem } from '../../src/domain/problem.ts'
import { connectTools } from '../../src/mcp/in-process.ts'
import type { Store } from '../../src/store/contract.ts'
import { freshStore } from '../support/stores.ts'
import { callerFor, scopeOf } from '../support/tool-calls.ts'

const store = await freshStore()
const tools = await connectTools()
afterAll(() => tools.close())

/** A store whose next changes fail, before or after they are committed. */
function failing(times: number, when: 'before' | 'after'): Store {
  let left = times
  return {
    ...store,
    async change(change, work) {
      const fails = left-- > 0
      if (fails && when === 'before') throw problem('DATABASE_ERROR')
      const recorded = await store.change(change, work)
      if (fails) throw problem('DATABASE_ERROR')
      return recorded
    },
  }
}

test.each([
  [1, 'before', 2],
  [2, 'before', 3],
] as const)('%i faults %s the commit: done at attempt %i', async (times, when, attempts) => {
  const user = `retry-${times}-${when}`
  const result = await tools.call('add_task', { title: 'x' }, scopeOf(failing(times, when), user))
  expect(result.success).toBe(true)
  const { items } = await store.audit(user, { limit: 10 })
  expect(items.map((row) => [row.success, row.attempts])).toEqual([[true, attempts]])
})

test('a fault after the commit acts once', async () => {
  const result = await tools.call('add_task', { title: 'x' }, scopeOf(failing(1, 'after'), 'retry-after'))
  expect(result.success).toBe(true)
  expect(await callerFor(store, tools, 'retry-after')('list_tasks', {})).toMatchObject({ data: { total: 1 } })
})

test('after three faults it is explained, recorded once, and nothing was changed', async () => {
  const result = await tools.call('add_task', { title: 'x' }, scopeOf(failing(3, 'before'), 'retry-never'))
  expect(result).toMatchObject({ success: false, error_code: 'DATABASE_ERROR' })
  const { items } = await store.audit('retry-never', { limit: 10 })
  expect(items.map((row) => [row.success, row.attempts])).toEqual([[false, 3]])
  expect(await callerFor(store, tools, 'retry-never')('list_tasks', {})).toMatchObject({ data: { total: 0 } })
})

test('a fault inside the work rolls back and is tried again', async () => {
  let left = 1
  const flaky: Store = {
    ...store,
    change: (change, work) =>
      store.change(change, async (tasks) => {
        const result = await work({
          ...tasks,
          add: async (...args) => {
            const task = await tasks.add(...args)
            if (left-- > 0) throw problem('DATABASE_ERROR')
            return task
          },
        })
        return result
      }),
  }
  const result = await tools.call('add_task', { title: 'x' }, scopeOf(flaky, 'retry-inside'))
  expect(result).toMatchObject({ success: true, data: { task: { number: 1 } } })
})

test('a call that finally failed may come again under the same key', async () => {
  const key = { turn: 'client-key', sequence: 1 }
  const first = await tools.call(
    'add_task',
    { title: 'x' },
    scopeOf(failing(3, 'before'), 'retry-again', { key }),
  )
  expect(first.success).toBe(false)
  const second = await tools.call('add_task', { title: 'x' }, scopeOf(store, 'retry-again', { key }))
  expect(second.success).toBe(true)
})
