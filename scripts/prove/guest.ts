/** What one guest can ask of a server that is a lot of work: files of any length, long lists searched, all of it fetched. */
import { execFile } from 'node:child_process'
import { Agent, get, request } from 'node:http'
import { promisify } from 'node:util'
import { titleOf } from '../../bench/growth/titles.ts'
import { bin } from '../../test/durable/bin.ts'
import { asked } from './load.ts'

export interface Guest {
  readonly url: string
  readonly token: string
}

/** So many tasks in one file, with a note each. */
export function imports({ url, token }: Guest, tasks: number, show: (sent: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/x-ndjson' }
    const sent = request(`${url}/api/import`, { method: 'POST', headers, agent: false }, (response) => {
      let text = ''
      response.on('data', (chunk) => {
        text += chunk
      })
      response.on('end', () =>
        text === `{"tasks":${tasks},"skipped":0}`
          ? resolve()
          : reject(new Error(`${response.statusCode} ${text}`)),
      )
    })
    sent.on('error', reject)
    writeAll(sent, tasks, show).catch(reject)
  })
}

async function writeAll(to: ReturnType<typeof request>, tasks: number, show: (sent: number) => void) {
  for (let number = 1; number <= tasks; number++) {
    const task = { type: 'task', id: `file-${number}`, title: titleOf(number), description: 'from a file' }
    show(number)
    if (!to.write(`${JSON.stringify(task)}\n`)) await new Promise((drained) => to.once('drain', drained))
  }
  to.end()
}

/** The kinds of questions that have to look at much of a list, and at slips of words. */
const searches = [
  'order=newest',
  'order=title',
  'order=priority',
  'priority=high',
  'due=none',
  'hours=00:00..10:00',
  'query=call buy send book fix ask clean order&priority=high',
  'query=bakenakx dakenakx fakenakx gakenakx kakenakx lakenakx makenakx nakenakx pakenakx rakenakx',
]

/** Over HTTP and as sentences, several at once. */
export async function searchesFor({ url, token }: Guest, rounds: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  const say = async (message: string, conversation: { id?: string }) => {
    const place = conversation.id === undefined ? {} : { conversation_id: conversation.id }
    conversation.id = (await asked(`${url}/api/chat`, token, { message, ...place }, agent)).conversation_id
  }
  const looks = async () => {
    for (let round = 0; round < rounds; round++) {
      for (const search of searches)
        await fetched({ url, token }, `/api/tasks?limit=100&${encodeURI(search)}`)
    }
  }
  const talks = async () => {
    const conversation = {}
    for (let round = 0; round < rounds; round++) {
      for (const message of [
        'show my tasks, newest first',
        'show high priority tasks',
        'show tasks about bakenakx',
      ]) {
        await say(message, conversation)
      }
    }
  }
  await Promise.all([looks(), looks(), looks(), talks(), talks()])
  agent.destroy()
}

/** Read to its end and thrown away; gives its length. */
export function fetched({ url, token }: Guest, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` }
    const sent = get(`${url}${path}`, { headers, agent: false }, (response) => {
      let length = 0
      response.on('data', (chunk: Buffer) => {
        length += chunk.length
      })
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(length)
          : reject(new Error(`${path} gave ${response.statusCode}`)),
      )
      response.on('error', reject)
    })
    sent.on('error', reject)
  })
}

/** An assistant that calls on and on, over several connections: every call is a request, and leaves a row. */
export async function floods({ url, token }: Guest, calls: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  let left = calls
  const call = async () => {
    while (left-- > 0) {
      const params = { name: 'list_tasks', arguments: { limit: 100 } }
      const body = JSON.stringify({ jsonrpc: '2.0', id: left, method: 'tools/call', params })
      await calledOnce({ url, token }, body, agent)
    }
  }
  await Promise.all(Array.from({ length: 8 }, call))
  agent.destroy()
}

function calledOnce({ url, token }: Guest, body: string, agent: Agent): Promise<void> {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    accept: 'application/json, text/event-stream',
    'mcp-protocol-version': '2025-11-25',
  }
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/mcp`, { method: 'POST', headers, agent }, (response) => {
      response.resume()
      response.on('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`/mcp gave ${response.statusCode}`)),
      )
    })
    sent.on('error', reject).end(body)
  })
}

/** By the program itself, beside the one that serves. */
export async function backedUp(database: string, to: string): Promise<void> {
  const env = { ...process.env, SAYSO_DATABASE_URL: database }
  await promisify(execFile)(process.execPath, [bin, 'backup', to], { env })
}
