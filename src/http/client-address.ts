/** Where a request comes from: the socket's other end, or what a trusted proxy says about it. */
import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import type { Env } from './env.ts'

/** The last entry of the list is the one that the proxy next to us wrote; those before it anyone can send. */
export function clientAddress(c: Context<Env>, behind_proxy: boolean): string {
  const told = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
  return behind_proxy && told ? told : socketAddress(c)
}

export function isLoopback(c: Context<Env>): boolean {
  const forwarded = c.req.header('x-forwarded-for') ?? c.req.header('forwarded')
  return forwarded === undefined && /^(?:127\.|::1$|::ffff:127\.)/u.test(socketAddress(c))
}

/** Without a socket there is nobody to tell apart. */
function socketAddress(c: Context<Env>): string {
  const env = c.env as { incoming?: IncomingMessage } | undefined
  return env?.incoming?.socket.remoteAddress ?? ''
}
