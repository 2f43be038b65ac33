/** A client that hangs up over a real socket: the model is let go, and the turn is there when the client asks again. */
import { expect, test } from 'vitest'
import { realWorld } from '../../src/compose/real-world.ts'
import { createApp } from '../../src/http/app.ts'
import { jwtGate } from '../../src/http/auth/jwt-gate.ts'
import { listen } from '../../src/http/serve.ts'
import { stagedModel } from '../support/fake-model.ts'
import { SECRET, tokenFor } from '../support/http-app.ts'
import { modelAgent } from '../support/model-agent.ts'

const model = await stagedModel()

test('hanging up ends the question, not the turn', async () => {
  const { ports, user_id } = await modelAgent(model.url)
  const rules = { secret: SECRET, issuer: 'sayso', audience: 'sayso' }
  const fault = (error: unknown) => expect.fail(String(error))
  const gate = jwtGate(rules, realWorld)
  const { port, stop } = await listen('127.0.0.1', 0, (on) =>
    createApp({ ports, gate, local: null, port: on, fault }),
  )
  const client = new AbortController()
  const body = JSON.stringify({ message: 'add buy milk', message_id: '00000000-0000-4000-8000-0000000000cc' })
  const headers = { authorization: `Bearer ${await tokenFor(user_id)}`, 'content-type': 'application/json' }
  const send = (signal?: AbortSignal) =>
    fetch(`http://127.0.0.1:${port}/api/chat`, {
      method: 'POST',
      headers,
      body,
      ...(signal ? { signal } : {}),
    })

  model.fails('hang')
  const arrived = model.next()
  const sent = send(client.signal)
  await arrived
  client.abort()
  await expect(sent).rejects.toThrow()
  const again = (await (await send()).json()) as { response_text: string }
  expect(again.response_text).toBe('Added #1 “buy milk”. (Model was away.)')
  expect(model.asked).toHaveLength(1)
  await stop()
})
