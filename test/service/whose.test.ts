/** A page says for whom it speaks: under somebody else's session it is refused, whatever it asks. */
import { describe, expect, test } from 'vitest'
import { callerOf, jwtApp } from '../support/http-app.ts'

const { app, faults } = await jwtApp()
const [ann, bob] = [await callerOf(app, 'ann'), await callerOf(app, 'bob')]
const markOf = async (who: typeof ann) => (await who.get('/api/me')).json.user as string

test('the mark tells users apart, and nothing else about them', async () => {
  const marks = [await markOf(ann), await markOf(ann), await markOf(bob)]
  expect(marks[0]).toBe(marks[1])
  expect(marks[0]).not.toBe(marks[2])
  expect(marks.join()).not.toMatch(/ann|bob/u)
})

describe('a request for ann', () => {
  const calls = [
    ['says something', (who: typeof ann, as: Record<string, string>) => who.post('/api/chat', SAID, as)],
    ['adds a task', (who: typeof ann, as: Record<string, string>) => who.post('/api/tasks', TASK, as)],
    ['looks at the list', (who: typeof ann, as: Record<string, string>) => who.get('/api/tasks', as)],
  ] as const
  const SAID = { message: 'add a present for bob' }
  const TASK = { title: 'a present for bob' }

  test.each(calls)('that %s is served by her own session', async (_, call) => {
    expect((await call(ann, { 'sayso-user': await markOf(ann) })).status).toBeLessThan(300)
  })

  test.each(calls)('that %s is refused under bob’s', async (_, call) => {
    const { status, json } = await call(bob, { 'sayso-user': await markOf(ann) })
    expect({ status, code: json.code }).toEqual({ status: 409, code: 'SIGNED_IN_AS_SOMEONE_ELSE' })
    expect((await bob.get('/api/tasks')).json.total).toBe(0)
  })
})

test('none of it was a fault of ours', () => expect(faults).toEqual([]))
