/**
 * Accounts that are closed: one that the operator disabled opens no door, old or new; of one that was erased nothing is
 * left, and nothing comes back, whatever was under way for it.
 */
import { randomUUID } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { disableUser, enableUser } from '../../src/compose/closing.ts'
import { PASSWORD } from '../support/accounts.ts'
import { everythingKept } from '../support/everything-kept.ts'
import { bearer, type Host, hostHere } from '../support/host.ts'
import { appOn, callerOf, HERE, tokenFor } from '../support/http-app.ts'
import { listening } from '../support/program.ts'
import { openStream } from '../support/sse.ts'

const { accounts, app, faults, get, host, inAnotherMinute, open, ports, post, signIn, store, world } =
  await hostHere()
const idOf = async (cookie: string): Promise<string> =>
  (await get('/api/auth/get-session', { cookie })).json.user.id

async function streamsOf({ cookie, personal, program }: Host) {
  const events = (headers: Record<string, string>) =>
    openStream(async (init) => await app.request(`${HERE}/api/events`, init), headers)
  return await Promise.all([events({ cookie }), events(bearer(personal)), listening(app, program.access)])
}

describe('an account that was disabled', () => {
  test('opens no door, ends its streams, and cannot sign in', async () => {
    const someone = await host()
    const streams = await streamsOf(someone)
    const id = await idOf(someone.cookie)
    await disableUser(id, { store, world, visitors: accounts })
    expect(await open(someone)).toEqual([])
    expect((await get('/api/tasks', { cookie: someone.cookie })).status).toBe(401)
    await Promise.all(streams.map(({ over }) => over))
    const refused = await signIn(someone.email, PASSWORD)
    expect({ status: refused.status, code: refused.json.code }).toEqual({
      status: 403,
      code: 'ACCOUNT_CLOSED',
    })
  })

  test('comes back with a new key when it is enabled, and no old one fits', async () => {
    const someone = await host()
    const id = await idOf(someone.cookie)
    const parts = { store, world, visitors: accounts }
    await post('/api/tasks', { title: 'still here' }, { cookie: someone.cookie })
    await disableUser(id, parts)
    await enableUser(id, parts)
    expect(await open(someone)).toEqual([])
    const { json } = await signIn(someone.email, PASSWORD)
    const tasks = await get('/api/tasks', bearer(json.token))
    expect(tasks.json.tasks).toMatchObject([{ title: 'still here' }])
    const { invocations } = (await get('/api/audit', bearer(json.token))).json
    const deeds = invocations.map(({ tool_name }: { tool_name: string }) => tool_name)
    expect(deeds).toEqual(expect.arrayContaining(['enable_user', 'disable_user']))
  })

  test('of an issuer elsewhere is refused with any token it still has, at once where it listens', async () => {
    const { app: other } = appOn(ports)
    const user_id = randomUUID()
    const who = await callerOf(other, user_id)
    const made = await who.post('/api/tokens', { name: 'script', scopes: ['tasks:read'] })
    const headers = bearer(await tokenFor(user_id))
    const events = async (init: RequestInit) => await other.request(`${HERE}/api/events`, init)
    const stream = await openStream(events, headers)
    await disableUser(user_id, { store, world, visitors: null })
    await stream.over
    await inAnotherMinute(async () => {
      for (const key of [headers, bearer(made.json.token)]) {
        const response = await other.request(`${HERE}/api/tasks`, { headers: key })
        expect([401, 403]).toContain(response.status)
      }
    })
  })

  test('changes nothing, whatever of its work is still under way', async () => {
    const { app: other } = appOn(ports)
    const user_id = randomUUID()
    const who = await callerOf(other, user_id)
    await who.post('/api/tasks', { title: 'before' })
    await disableUser(user_id, { store, world, visitors: null })
    const late = await who.post('/api/tasks', { title: 'after' })
    expect({ status: late.status, code: late.json.code }).toEqual({ status: 403, code: 'ACCOUNT_CLOSED' })
  })
})

const task = (n: number) => `${JSON.stringify({ type: 'task', id: `old-${n}`, title: `task ${n}` })}\n`

/** A file that is sent as slowly as the test likes. */
function slowFile(cookie: string) {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const answer = (async () =>
    await app.request(`${HERE}/api/import`, {
      method: 'POST',
      headers: { cookie, origin: HERE, 'content-type': 'application/x-ndjson' },
      body: readable,
      duplex: 'half',
    } as RequestInit))()
  const send = (from: number, to: number) => {
    const lines = Array.from({ length: to - from }, (_, at) => task(from + at)).join('')
    return writer.write(new TextEncoder().encode(lines)).catch(() => undefined)
  }
  return { answer, send, end: () => writer.close().catch(() => undefined) }
}

const erase = (cookie: string) =>
  inAnotherMinute(() => post('/api/auth/delete-user', { password: PASSWORD }, { cookie }))

describe('an account that was erased', () => {
  test('while a file comes in: the file ends, and nothing of them is left or comes back', async () => {
    const someone = await host()
    const { cookie, email } = someone
    const id = await idOf(cookie)
    await post('/api/chat', { message: 'add buy milk' }, { cookie })
    const file = slowFile(cookie)
    await file.send(0, 40)
    await vi.waitFor(async () =>
      expect((await get('/api/tasks?limit=1', { cookie })).json.total).toBeGreaterThan(8),
    )
    expect((await erase(cookie)).status).toBe(200)
    await file.send(40, 200)
    await file.end()
    const { status } = await file.answer
    expect(status).toBe(403)
    expect(await everythingKept(store.connection.db, [id, email])).toEqual([])
  })

  test('ends whoever listened', async () => {
    const someone = await host()
    const streams = await streamsOf(someone)
    expect((await erase(someone.cookie)).status).toBe(200)
    await Promise.all(streams.map(({ over }) => over))
    expect(await open(someone)).toEqual([])
  })

  test('does not come back by what a request of theirs still wanted to keep', async () => {
    const { cookie, email } = await host()
    const id = await idOf(cookie)
    expect((await erase(cookie)).status).toBe(200)
    const actor = { user_id: id, source: 'page', client: 'page' } as const
    const at = new Date(world.now()).toISOString()
    const note = { id: world.newId(), at, actor, deed: 'sign_in', about: {} } as const
    await expect(store.note(note)).rejects.toMatchObject({ code: 'ACCOUNT_CLOSED' })
    await expect(store.spend(id, '2026-11-16', 5)).rejects.toMatchObject({ code: 'ACCOUNT_CLOSED' })
    await expect(store.changeSettings(id, { timezone: 'UTC' }, at)).rejects.toMatchObject({
      code: 'ACCOUNT_CLOSED',
    })
    expect(await everythingKept(store.connection.db, [id, email])).toEqual([])
  })
})

test('none of it was a fault of ours', () => expect(faults).toEqual([]))
