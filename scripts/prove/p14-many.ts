/** Many at once on one server: conversations, and pages that listen. */
import { Agent, get } from 'node:http'
import { startServer, tokenFor } from '../../test/durable/server-process.ts'
import { onFile } from './databases.ts'
import { asked, percentile } from './load.ts'
import { inWords } from './p14-words.ts'
import type { Found, Work } from './proof.ts'

const AT_ONCE = 8
const USERS = 100

/** Each conversation says two things; the last ones must not wait longer than the first. */
export const manyConversations = ({ from, to, show }: Work): Promise<Found> =>
  onFile(async (database) => {
    const server = await startServer(database)
    const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
    const tokens = await Promise.all(Array.from({ length: USERS }, (_, user) => tokenFor(`many-${user}`)))
    const taken: number[] = []
    let next = from
    const worker = async () => {
      for (let one = next++; one < to; one = next++) {
        const token = tokens[one % USERS] ?? ''
        const started = performance.now()
        const opened = await asked(`${server.url}/api/chat`, token, { message: `add thing ${one}` }, agent)
        const { conversation_id } = opened
        await asked(`${server.url}/api/chat`, token, { message: 'hello', conversation_id }, agent)
        taken.push((performance.now() - started) / 2)
        show(one + 1)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
    agent.destroy()
    await server.kill()
    const tenth = Math.max(1, Math.floor(taken.length / 10))
    const median = (some: readonly number[]) =>
      percentile(
        some.toSorted((a, b) => a - b),
        0.5,
      )
    const [first, last] = [median(taken.slice(0, tenth)), median(taken.slice(-tenth))]
    const measured = [
      `a turn takes ${first.toFixed(1)} ms in the first tenth, ${last.toFixed(1)} ms in the last`,
    ]
    return { reached: to, complaints: [], measured }
  })

interface Listener {
  /** Milliseconds since 1970 at which the change arrived. */
  readonly heard: Promise<number>
  close(): void
}

/** Ten pages of each person: one change, and all ten hear of it. */
export const manyStreams = ({ to, show }: Work): Promise<Found> =>
  onFile(async (database) => {
    const server = await startServer(database)
    const people = Math.ceil(to / 10)
    const tokens = await Promise.all(Array.from({ length: people }, (_, user) => tokenFor(`hears-${user}`)))
    const listeners: Listener[] = []
    for (const token of tokens) {
      const ten = Array.from({ length: 10 }, () => listen(server.url, token))
      listeners.push(...(await Promise.all(ten)))
      show(listeners.length)
    }
    const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
    const delays: number[] = []
    for (const [index, token] of tokens.entries()) {
      await asked(`${server.url}/api/tasks`, token, { title: 'heard' }, agent)
      const done = Date.now()
      const heard = await Promise.all(listeners.slice(index * 10, index * 10 + 10).map((one) => one.heard))
      delays.push(...heard.map((at) => Math.max(0, at - done)))
    }
    for (const listener of listeners) listener.close()
    agent.destroy()
    await server.kill()
    const { words, p99 } = inWords(delays.sort((a, b) => a - b))
    const complaints = p99 > 1000 ? [`a change took ${p99} ms to be heard`] : []
    return { reached: delays.length, complaints, measured: [`from the answer to the event: ${words}`] }
  })

function listen(url: string, token: string): Promise<Listener> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' }
    const sent = get(`${url}/api/events`, { agent: false, headers }, (response) => {
      let text = ''
      let hear: (at: number) => void = () => undefined
      const heard = new Promise<number>((done) => {
        hear = done
      })
      response.on('error', () => undefined)
      response.on('data', (chunk) => {
        text += chunk
        if (text.includes('event: ready')) resolve({ heard, close: () => sent.destroy() })
        if (text.includes('event: change')) hear(Date.now())
      })
    })
    sent.on('error', reject)
  })
}
