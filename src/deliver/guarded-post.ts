/**
 * A post to an address that a user gave. The name is looked up once, and what it leads to is looked at before anything
 * is sent there; redirects are not followed, so nothing leads on from there. Never throws.
 */
import { lookup } from 'node:dns'
import { request as plain } from 'node:http'
import { request as encrypted } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { Sent } from '../domain/ringing.ts'
import { isOwnNetwork } from './own-network.ts'

const PATIENCE_MS = 10_000

export interface Post {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer
}

export interface Guard {
  /** The operator allows addresses of this network, such as a server for notifications at home. */
  readonly own_network: boolean
}

class OwnNetwork extends Error {}
class TooLate extends Error {}

/** The status of the answer, or why there was none. */
export async function guardedPost(
  { url, headers, body }: Post,
  guard: Guard,
  patience_ms = PATIENCE_MS,
): Promise<number | Error> {
  const to = URL.parse(url)
  if (to === null || !/^https?:$/u.test(to.protocol)) return new Error('is no web address')
  const bare = to.hostname.replace(/^\[|\]$/gu, '')
  if (isIP(bare) !== 0 && !guard.own_network && isOwnNetwork(bare)) return new OwnNetwork(to.hostname)
  return await new Promise((resolve) => {
    const ask = to.protocol === 'https:' ? encrypted : plain
    const length = String(Buffer.byteLength(body))
    const asked = ask(to, {
      method: 'POST',
      headers: { ...headers, 'content-length': length },
      lookup: guard.own_network ? lookup : onlyOutside,
      agent: false,
    })
    const patience = outOf(patience_ms, () => asked.destroy(new TooLate()))
    asked.on('close', patience.end)
    asked.on('error', resolve)
    asked.on('response', (answer) => {
      resolve(answer.statusCode ?? 0)
      // what it has to say is nobody's business here
      answer.destroy()
    })
    asked.on('socket', (socket) => {
      // whoever stood still while it connected may have been taken for dead: then another sends this
      const begin = () => (patience.isOver() ? asked.destroy(new TooLate()) : asked.end(body))
      socket.once(ask === encrypted ? 'secureConnect' : 'connect', begin)
    })
  })
}

/** By a stopwatch. An answer that came while this process stood still is read first: it came in time. */
function outOf(ms: number, over: () => void) {
  const began = performance.now()
  const timer = setTimeout(() => setImmediate(over), ms)
  return { isOver: () => performance.now() - began >= ms, end: () => clearTimeout(timer) }
}

/** All that a name leads to has to be outside: which of them is taken is not ours to say. */
const onlyOutside: LookupFunction = (host, options, found) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return found(error, '', 0)
    const inside = addresses.find(({ address }) => isOwnNetwork(address))
    const [first] = addresses
    if (inside || !first) return found(new OwnNetwork(host), '', 0)
    if (options.all) return found(null, addresses)
    found(null, first.address, first.family)
  })
}

const CODES: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nobody answers there',
  ENOTFOUND: 'there is no such name',
  EAI_AGAIN: 'the name could not be looked up',
  ECONNRESET: 'it hung up',
  ETIMEDOUT: 'it did not answer in time',
}

/** In one line, with the name of the server and nothing else of the address: the rest may be a secret. */
export function troubleWith(url: string, answer: number | Error): Sent {
  const host = URL.parse(url)?.host ?? 'The address'
  const { why, final } = typeof answer === 'number' ? refusal(answer) : silence(answer)
  return { ok: false, error: `${host}: ${why}`, ...(final ? { final: true as const } : {}) }
}

interface Trouble {
  readonly why: string
  /** It will be the same next time. */
  readonly final?: boolean
}

function silence(error: Error): Trouble {
  if (error instanceof OwnNetwork)
    return { why: 'addresses in this server’s own network are not allowed', final: true }
  const code = error instanceof TooLate ? 'ETIMEDOUT' : 'code' in error ? String(error.code) : ''
  return { why: CODES[code] ?? 'it cannot be reached' }
}

function refusal(status: number): Trouble {
  if (status >= 300 && status < 400)
    return { why: `it answered ${status}, and redirects are not followed`, final: true }
  return {
    why: `it answered ${status}`,
    final: status >= 400 && status < 500 && ![408, 429].includes(status),
  }
}
