/** Lists and labels over HTTP: fields of a task, filters, and what is done to whole lists. */
import { expect, test } from 'vitest'
import { callerOf, jwtApp } from '../support/http-app.ts'

const { app } = await jwtApp()
let users = 0
async function caller() {
  users += 1
  return await callerOf(app, `lists ${users}`)
}

test('a task is put on a list, moved, labelled, and found by both', async () => {
  const { get, post, patch } = await caller()
  const { json: task } = await post('/api/tasks', { title: 'milk', list: 'Shopping', labels: ['food'] })
  expect(task).toMatchObject({ list: 'Shopping', labels: ['food'], recurrence: null, recurs_from: null })
  await post('/api/tasks', { title: 'call Ann' })
  const titles = async (query: string) =>
    (await get(`/api/tasks?${query}`)).json.tasks.map(({ title }: { title: string }) => title)
  expect(await titles('list=shopping')).toEqual(['milk'])
  expect(await titles('list=')).toEqual(['call Ann'])
  expect(await titles('label=%23Food')).toEqual(['milk'])
  expect((await patch('/api/tasks/1', { title: 'oat milk' })).json).toMatchObject({ list: 'Shopping' })
  expect((await patch('/api/tasks/1', { list: null, labels: [] })).json).toMatchObject({
    list: null,
    labels: [],
  })
})

test('lists are made, shown with how many they have, renamed, put together and deleted', async () => {
  const { get, post, patch, delete: remove } = await caller()
  expect(await post('/api/lists', { list: 'Oslo' })).toMatchObject({ status: 201, json: { list: 'Oslo' } })
  await post('/api/tasks', { title: 'map', list: 'oslo' })
  await post('/api/tasks', { title: 'tent', list: 'Camping trip' })
  const shown = async () => (await get('/api/lists')).json
  expect(await shown()).toMatchObject({
    main: { pending: 0, completed: 0 },
    lists: [
      { name: 'Oslo', pending: 1, completed: 0 },
      { name: 'Camping trip', pending: 1, completed: 0 },
    ],
    labels: [],
  })
  expect((await patch('/api/lists/oslo', { name: 'Norway' })).json).toMatchObject({
    list: 'Norway',
    tasks: 1,
  })
  const there = await patch('/api/lists/Norway', { name: 'camping trip' })
  expect(there).toMatchObject({ status: 409, json: { detail: 'There is a list “Camping trip” already.' } })
  await patch('/api/lists/Norway', { name: 'camping trip', merge: true })
  expect((await shown()).lists).toMatchObject([{ name: 'Camping trip', pending: 2 }])
  expect((await remove('/api/lists/Camping%20trip')).json).toEqual({ list: 'Camping trip', tasks: 2 })
  expect((await get('/api/tasks')).json.total).toBe(0)
  await post('/api/undo')
  expect((await shown()).lists).toMatchObject([{ name: 'Camping trip', pending: 2 }])
})

test('a label is renamed wherever it is', async () => {
  const { get, post, patch } = await caller()
  for (const title of ['a', 'b']) await post('/api/tasks', { title, labels: ['ops'] })
  expect((await patch('/api/labels/OPS', { name: 'work' })).json).toMatchObject({ label: 'work', tasks: 2 })
  expect((await get('/api/lists')).json.labels).toMatchObject([{ name: 'work', pending: 2 }])
})

test.each([
  ['no name', { list: '' }, 400],
  ['a long name', { list: 'x'.repeat(61) }, 400],
  ['no name but “list”', { list: 'the list' }, 400],
  ['a name that is taken', { list: 'THE taken list' }, 409],
  ['something else', { list: 'x', colour: 'red' }, 400],
])('a list with %s is refused', async (_, body, status) => {
  const { post } = await caller()
  await post('/api/lists', { list: 'Taken' })
  expect((await post('/api/lists', body)).status).toBe(status)
})

test('what is not there is not found, and someone else’s is not there', async () => {
  const one = await caller()
  await one.post('/api/lists', { list: 'secret' })
  const { patch, delete: remove } = await caller()
  expect((await remove('/api/lists/secret')).status).toBe(404)
  expect((await patch('/api/lists/secret', { name: 'x' })).status).toBe(404)
  expect((await patch('/api/labels/none', { name: 'x' })).status).toBe(404)
})

test('the same key twice makes one list', async () => {
  const { post } = await caller()
  const key = { 'idempotency-key': 'make oslo' }
  const first = await post('/api/lists', { list: 'Oslo' }, key)
  expect(await post('/api/lists', { list: 'Oslo' }, key)).toMatchObject({ status: 201, json: first.json })
})
