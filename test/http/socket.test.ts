/** What only a real connection can show. */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { get as https } from 'node:https'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, test } from 'vitest'
import type { AgentPorts } from '../../src/agent/ports.ts'
import { BODY_LIMIT } from '../../src/http/json-body.ts'
import { type Listening, listen } from '../../src/http/serve.ts'
import { appOn, testPorts, tokenFor } from '../support/http-app.ts'

const ports = await testPorts()
const authorization = `Bearer ${await tokenFor('ann')}`
const running: Listening[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()))
})

type More = { readonly tls?: Parameters<typeof listen>[3]; readonly timeOuts?: Parameters<typeof listen>[4] }

async function start(change: Partial<AgentPorts> = {}, { tls, timeOuts }: More = {}) {
  const faults: unknown[] = []
  const fault = (error: unknown) => void faults.push(error)
  const appAt = (port: number) => {
    return appOn({ ...ports, ...change }, { port, fault }).app
  }
  const server = await listen('127.0.0.1', 0, appAt, tls, timeOuts)
  running.push(server)
  return { ...server, faults, url: `http://127.0.0.1:${server.port}` }
}

const say = (url: string, message: string) =>
  fetch(`${url}/api/chat`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ message }),
  })

/** Sends exactly these bytes and gives everything that comes back. */
async function raw(port: number, ...lines: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  return await text(socket)
}

test('a chat over the wire', async () => {
  const { url } = await start()
  const response = await say(url, 'add milk')
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ state: 'complete', tool_invocations: [{ success: true }] })
})

test('a name that someone else’s DNS points here is refused', async () => {
  const { port } = await start()
  const ask = (target: string, host: string) =>
    raw(port, `GET ${target} HTTP/1.1`, `Host: ${host}`, 'Connection: close')
  expect(await ask('/api/openapi.json', `127.0.0.1:${port}`)).toMatch(/^HTTP\/1\.1 200 /u)
  expect(await ask('/api/openapi.json', `evil.example:${port}`)).toMatch(/^HTTP\/1\.1 403 /u)
  expect(await ask(`http://evil.example:${port}/api/openapi.json`, `127.0.0.1:${port}`)).toMatch(
    /^HTTP\/1\.1 403 /u,
  )
  expect(await ask('/api/openapi.json', `127.0.0.1:${port}\r\nHost: evil.example`)).toMatch(
    /^HTTP\/1\.1 403 /u,
  )
})

test('a body over the limit is refused without being read to its end', async () => {
  const { url, port } = await start()
  const endless = connect(port, '127.0.0.1')
  endless.write(
    `POST /api/chat HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAuthorization: ${authorization}\r\n` +
      `Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
  )
  endless.write(`${(BODY_LIMIT + 1).toString(16)}\r\n${'a'.repeat(BODY_LIMIT + 1)}\r\n`)
  const [answer] = (await once(endless, 'data')) as [Buffer]
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 413 /u)
  endless.destroy()
  expect((await say(url, 'hello')).status).toBe(200)
})

describe('a request that dribbles in', () => {
  const timeOuts = { headers: 60, body: 60, import: 60_000, idle: 60_000, look: 20 }
  const body = JSON.stringify({ message: 'add milk' })
  /** What came back until the server hung up. On a busy machine it may hang up so hard that its last words are lost. */
  const lastWords = async (socket: Socket) => {
    let said = ''
    socket.on('data', (chunk) => {
      said += chunk
    })
    socket.on('error', () => undefined)
    await once(socket, 'close')
    return said
  }
  const cutOff = /^(?:HTTP\/1\.1 408 [\s\S]*)?$/u
  const head = (path: string, port: number) =>
    `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAuthorization: ${authorization}\r\n`

  test('is cut off before its headers are complete', async () => {
    const { port } = await start({}, { timeOuts: { ...timeOuts, body: 60_000 } })
    const slow = connect(port, '127.0.0.1')
    slow.write(head('/api/chat', port))
    expect(await lastWords(slow)).toMatch(cutOff)
  })

  test('is cut off before its body is complete, which is no fault of ours', async () => {
    const { port, url, faults } = await start({}, { timeOuts: { ...timeOuts, headers: 60_000 } })
    const slow = connect(port, '127.0.0.1')
    const long = `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`
    slow.write(`${head('/api/chat', port)}${long}${body.slice(0, -1)}`)
    expect(await lastWords(slow)).toMatch(cutOff)
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    expect(faults).toEqual([])
  })

  test('is heard to its end when it is an import', async () => {
    const { port } = await start({}, { timeOuts: { ...timeOuts, headers: 60_000 } })
    const slow = connect(port, '127.0.0.1')
    const line = JSON.stringify({ type: 'task', id: 'slow', title: 'slow' })
    const long = `Connection: close\r\nContent-Type: application/x-ndjson\r\nContent-Length: ${line.length}\r\n\r\n`
    slow.write(`${head('/api/import', port)}${long}${line.slice(0, -1)}`)
    const other = connect(port, '127.0.0.1')
    other.write(`${head('/api/chat', port)}Content-Length: 9\r\n\r\n`)
    expect(await lastWords(other)).toMatch(cutOff)
    slow.write(line.slice(-1))
    expect(await text(slow)).toMatch(/^HTTP\/1\.1 200 /u)
  })
})

test('with a certificate it speaks TLS and nothing else, to its own pages', async () => {
  const file = (name: string) => readFileSync(new URL(`../support/tls/${name}.pem`, import.meta.url), 'utf8')
  const tls = { cert: file('cert'), key: file('key') }
  const { port, url } = await start({}, { tls })
  const status = async (origin: string) => {
    const asked = https(`https://localhost:${port}/api/tasks`, {
      ca: tls.cert,
      agent: false,
      headers: { authorization, origin },
    })
    const [answer] = await once(asked, 'response')
    answer.resume()
    return answer.statusCode
  }
  expect(await status(`https://localhost:${port}`)).toBe(200)
  expect(await status(`http://localhost:${port}`)).toBe(403)
  await expect(fetch(`${url}/healthz`)).rejects.toThrow()
})

test('a port that is taken says so', async () => {
  const { port } = await start()
  await expect(listen('127.0.0.1', port, () => appOn(ports).app)).rejects.toMatchObject({
    code: 'EADDRINUSE',
  })
})

test('stopping lets a running request end, takes no new ones, and drops idle connections', async () => {
  const called = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const call: AgentPorts['tools']['call'] = async (...args) => {
    called.resolve()
    await release.promise
    return await ports.tools.call(...args)
  }
  const { url, port, stop } = await start({ tools: { ...ports.tools, call } })
  const idle = new Agent({ keepAlive: true })
  const [first] = await once(get(`${url}/healthz`, { agent: idle }), 'response')
  await text(first)
  const answer = say(url, 'add bread')
  await called.promise
  const stopped = stop()
  await expect.poll(() => fetch(`http://127.0.0.1:${port}/healthz`).catch(() => 'refused')).toBe('refused')
  release.resolve()
  expect((await answer).status).toBe(200)
  await stopped
  running.splice(0)
  idle.destroy()
})
