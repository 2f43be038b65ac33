/** An order by hand: one row is written, it holds on both stores, among those of one date and among all, and comes back. */
import { expect, test } from 'vitest'
import { between, positionOf } from '../../src/domain/position.ts'
import type { Task } from '../../src/domain/task.ts'
import type { TaskQuery } from '../../src/store/contract-tasks.ts'
import { AT, act, actorOf, add, NOW } from '../support/store-fixtures.ts'
import { freshStore } from '../support/stores.ts'

const store = await freshStore()

async function titles(user: string, query: Partial<TaskQuery> = {}): Promise<readonly string[]> {
  const { tasks } = await store.reader(user).page({ limit: 100, now: NOW, ...query })
  return tasks.map(({ title }) => title)
}

function put(user: string, task: Task, before: Task | null, after: Task | null): Promise<Task> {
  const position = between(before && positionOf(before), after && positionOf(after), Math.random)
  return act(store, actorOf(user), (tasks) => tasks.change(task, { position }, AT))
}

async function days(user: string) {
  const due = (due_date: string | null) => ({ due_date, labels: ['home'], list: 'Flat' })
  const rent = await add(store, user, 'pay old rent', due('2026-03-05'))
  const call = await add(store, user, 'call old dentist', due('2026-03-05'))
  const cat = await add(store, user, 'feed old cat', due('2026-03-04'))
  const paint = await add(store, user, 'paint old door', due(null))
  const sweep = await add(store, user, 'sweep old stairs', due(null))
  return { rent, call, cat, paint, sweep }
}

test('among those of one date, wherever they are read', async () => {
  const { rent, call, paint, sweep } = await days('ann')
  await put('ann', call, null, rent)
  await put('ann', sweep, null, paint)
  const all = ['feed old cat', 'call old dentist', 'pay old rent', 'sweep old stairs', 'paint old door']
  expect(await titles('ann')).toEqual(all)
  expect(await titles('ann', { list: 'Flat' })).toEqual(all)
  expect(await titles('ann', { label: 'home' })).toEqual(all)
  expect(await titles('ann', { due: 'none' })).toEqual(['sweep old stairs', 'paint old door'])
  expect(await titles('ann', { query: 'dentist' })).toEqual(['call old dentist'])
})

test('among all, in the order by hand: also in pages, with a search, and what is done comes last', async () => {
  const { rent, call, cat, paint, sweep } = await days('ben')
  const first = await put('ben', sweep, null, rent)
  await put('ben', cat, first, rent)
  await act(store, actorOf('ben'), (tasks) => tasks.change(paint, { completed: true }, AT))
  const all = ['sweep old stairs', 'feed old cat', 'pay old rent', 'call old dentist', 'paint old door']
  expect(await titles('ben', { order: 'manual' })).toEqual(all)
  expect(await titles('ben', { order: 'manual', query: 'old' })).toEqual(all)
  const page = await store.reader('ben').page({ limit: 2, now: NOW, order: 'manual' })
  const next = await store
    .reader('ben')
    .page({ limit: 2, now: NOW, order: 'manual', cursor: page.next_cursor ?? '' })
  expect([...page.tasks, ...next.tasks].map(({ title }) => title)).toEqual(all.slice(0, 4))
  await add(store, 'ben', 'new')
  expect((await titles('ben', { order: 'manual', status: 'pending' })).at(-1)).toBe('new')
  expect((await store.reader('ben').find(call.id))?.version).toBe(1)
})

test('an undo puts it back where it was', async () => {
  const { rent, call } = await days('cat')
  const before = await titles('cat')
  await put('cat', call, null, rent)
  expect(await titles('cat')).not.toEqual(before)
  await act(store, actorOf('cat'), async (tasks) => {
    const [latest] = await tasks.undoable()
    return latest && 'task_id' in latest ? await tasks.revert(latest, AT) : null
  })
  expect(await titles('cat')).toEqual(before)
  expect((await store.reader('cat').find(call.id))?.position).toBeNull()
})

test('two who put different tasks into the same gap at once both find theirs there', async () => {
  const { rent, call, paint, sweep } = await days('dan')
  await Promise.all([put('dan', paint, rent, call), put('dan', sweep, rent, call)])
  const order = await titles('dan', { order: 'manual' })
  expect(new Set(order.slice(1, 3))).toEqual(new Set(['paint old door', 'sweep old stairs']))
  expect(order.at(0)).toBe('pay old rent')
  expect(order.at(3)).toBe('call old dentist')
})
