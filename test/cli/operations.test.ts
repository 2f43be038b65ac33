/** A server as its operator sees it: logs without anyone's words, figures, readiness, an end that cuts nobody off. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { sayso, served } from '../support/cli.ts'
import { stagedModel } from '../support/fake-model.ts'
import { called, clientOf, overHttp } from '../support/mcp.ts'
import { openStream } from '../support/sse.ts'
import { freshFolder } from '../support/stores.ts'

/** What the container is asked whether it is well. */
const HEALTHY = fileURLToPath(new URL('../../bin/healthy.js', import.meta.url))
const CANARY = 'canary-of-a-title'
const model = await stagedModel()

async function signedIn() {
  const env = {
    SAYSO_DATABASE_URL: `file:${join(freshFolder(), 'sayso.db')}`,
    SAYSO_LOG: 'debug',
    SAYSO_ENGINE: 'llm',
    OPENAI_BASE_URL: model.url,
    SAYSO_MODEL_DEADLINE_MS: '1500',
  }
  const server = await served(env)
  const code = new URL(server.link ?? '').searchParams.get('code')
  const json = { 'content-type': 'application/json' }
  const opened = await fetch(`${server.url}/api/auth/local`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ code }),
  })
  const { token } = (await opened.json()) as { token: string }
  const headers = { ...json, authorization: `Bearer ${token}` }
  const say = (message: string) =>
    fetch(`${server.url}/api/chat`, { method: 'POST', headers, body: JSON.stringify({ message }) })
  return { server, token, headers, say }
}

test('logs, figures, and stopping with a stream open and a turn running', { timeout: 60_000 }, async () => {
  const { server, token, headers, say } = await signedIn()
  const stream = await openStream((init) => fetch(`${server.url}/api/events`, init), headers)
  for (const message of [`add ${CANARY}`, 'show my tasks', `delete ${CANARY}`]) {
    expect((await say(message)).status).toBe(200)
  }
  await fetch(`${server.url}/api/tasks?query=${CANARY}`, { headers })
  const program = await overHttp(clientOf('figures', '2026-07-28'), server.url, token)
  await called(program, 'add_task', { title: CANARY })
  await called(program, 'ask', { message: 'show my tasks' })
  await program.close()
  const figures = await (await fetch(`${server.url}/metrics`)).text()
  expect(figures).toContain('sayso_turns_total{intent="CREATE_TASK",state="complete",method="LLM"} 1')
  expect(figures).toContain('sayso_tool_seconds_count{tool="add_task",success="true"} 2')
  expect(figures).toContain('sayso_turns_total{intent="LIST_TASKS",state="complete",method="LLM"} 2')
  expect(figures).toContain('sayso_model_seconds_count{outcome="answered"} 4')
  expect(figures).toContain('sayso_turns_waiting 0')
  expect(figures).toContain('sayso_event_streams 1')
  expect(figures).not.toContain(CANARY)
  expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual({ status: 'ready' })
  const forwarded = await fetch(`${server.url}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.7' } })
  expect(forwarded.status).toBe(404)

  const port = { SAYSO_PORT: new URL(server.url).port }
  expect(await sayso([], { env: port, bin: HEALTHY })).toMatchObject({ code: 0 })

  model.fails('hang')
  const arrived = model.next()
  const running = say(`add another ${CANARY}`)
  await arrived
  const stopped = server.stop()
  const reply = (await (await running).json()) as { response_text: string }
  expect(reply.response_text).toContain('Model was away')
  expect(await stopped).toBe(0)
  expect(await sayso([], { env: port, bin: HEALTHY })).toMatchObject({ code: 1 })
  await stream.over
  const log = await server.stderr()
  expect(log).not.toContain(CANARY)
  expect(log).not.toContain(token)
  const lines = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines).toContainEqual(
    expect.objectContaining({
      route: '/api/chat',
      status: 200,
      user_id: 'local',
      request_id: expect.any(String),
    }),
  )
})
