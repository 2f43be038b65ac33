/** Where a request comes from: the socket's other end, or what a trusted proxy says about it. */
import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import type { Context } from 'hono'
import type { Env } from './env.ts'

/** The last entry of the list is the one that the proxy next to us wrote; those before it anyone can send. */
export function clientAddress(c: Context<Env>, behind_proxy: boolean): string {
  const told = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
  return behind_proxy && told ? told : socketAddress(c)
}

/** What a limit is counted for: whoever has one address of an IPv6 network has 2⁶⁴ of them. */
export function household(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address
  const [head = [], tail = []] = address
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''))
  const zeros = Array(Math.max(0, 8 - head.length - tail.length)).fill('0')
  return [...head, ...zeros, ...tail].slice(0, 4).join(':').toLowerCase()
}

/** Any of these says that somebody is in between. */
const PASSED_ON = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'forwarded',
  'x-real-ip',
  'via',
  'cf-connecting-ip',
  'true-client-ip',
]

export function isLoopback(c: Context<Env>): boolean {
  const passedOn = PASSED_ON.some((name) => c.req.header(name) !== undefined)
  return !passedOn && /^(?:127\.|::1$|::ffff:127\.)/u.test(socketAddress(c))
}

/** Without a socket there is nobody to tell apart. */
function socketAddress(c: Context<Env>): string {
  const env = c.env as { incoming?: IncomingMessage } | undefined
  return env?.incoming?.socket.remoteAddress ?? ''
}
