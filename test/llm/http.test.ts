/** A model behind a real socket: what the page is told while it reads, and what becomes of a client that hangs up. */
import { afterAll, expect, test } from 'vitest'
import { composeMcp } from '../../src/compose/mcp.ts'
import { realWorld } from '../../src/compose/real-world.ts'
import { createApp } from '../../src/http/app.ts'
import { jwtGate } from '../../src/http/auth/jwt-gate.ts'
import { listen } from '../../src/http/serve.ts'
import { stagedModel } from '../support/fake-model.ts'
import { SECRET, tokenFor } from '../support/http-app.ts'
import { called, clientOf, overHttp } from '../support/mcp.ts'
import { modelAgent } from '../support/model-agent.ts'
import { openStream } from '../support/sse.ts'

const model = await stagedModel()

async function server() {
  const { ports, user_id } = await modelAgent(model.url)
  const rules = { secret: SECRET, issuer: 'sayso', audience: 'sayso' }
  const fault = (error: unknown) => expect.fail(String(error))
  const gate = jwtGate(rules, realWorld)
  const mcp = composeMcp(ports, null, fault)
  const { port, stop } = await listen('127.0.0.1', 0, (on) =>
    createApp({ ports, gate, local: null, mcp, port: on, fault }),
  )
  afterAll(stop)
  const authorization = `Bearer ${await tokenFor(user_id)}`
  const url = `http://127.0.0.1:${port}`
  const say = (body: object, signal: AbortSignal | null = null) =>
    fetch(`${url}/api/chat`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal,
    })
  const look = async (user = user_id) => {
    const headers = { authorization: `Bearer ${await tokenFor(user)}` }
    return await openStream((init) => fetch(`${url}/api/events`, init), headers)
  }
  const connect = () => overHttp(clientOf('talker', '2026-07-28'), url, authorization.split(' ')[1] ?? '')
  return { say, look, connect }
}

test('hanging up ends the question, not the turn', async () => {
  const { say } = await server()
  const client = new AbortController()
  const body = { message: 'add buy milk', message_id: '00000000-0000-4000-8000-0000000000cc' }
  model.fails('hang')
  const arrived = model.next()
  const sent = say(body, client.signal)
  await arrived
  client.abort()
  await expect(sent).rejects.toThrow()
  const again = (await (await say(body)).json()) as { response_text: string }
  expect(again.response_text).toBe('Added #1 “buy milk”. (Model was away.)')
  expect(model.asked).toHaveLength(1)
})

test('so does a program that asks through MCP and hangs up', async () => {
  const { connect } = await server()
  const client = await connect()
  const leaving = new AbortController()
  model.fails('hang')
  const arrived = model.next()
  const params = { name: 'ask', arguments: { message: 'add buy milk' } }
  const asked = client.callTool(params, { signal: leaving.signal })
  await arrived
  leaving.abort()
  await expect(asked).rejects.toThrow()
  await expect.poll(async () => (await called(client, 'list_tasks', {})).data.total).toBe(1)
  await client.close()
})

test('the user’s pages are told that a model reads, while it does; nobody else’s, and not when rules read', async () => {
  const { say, look } = await server()
  const [page, other] = [await look(), await look('someone-else')]
  const client = new AbortController()
  const message_id = '00000000-0000-4000-8000-0000000000dd'
  model.fails('hang')
  const sent = say({ message: 'add buy milk', message_id }, client.signal)
  const read = () => page.got.filter(({ event }) => event === 'reading')
  await expect.poll(read).toMatchObject([{ id: '', data: { message_id } }])
  client.abort()
  await expect(sent).rejects.toThrow()
  const { conversation_id } = read()[0]?.data ?? {}
  await say({ message: 'yes', conversation_id })
  const told = () => page.got.map(({ event, data }) => data.kind ?? event)
  await expect.poll(told).toEqual(['ready', 'reading', 'added', 'message', 'message'])
  expect(other.got.map(({ event }) => event)).toEqual(['ready'])
  for (const stream of [page, other]) stream.close()
})
