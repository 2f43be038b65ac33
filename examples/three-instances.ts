/**
 * Three servers on one PostgreSQL: a conversation goes on at whichever answers, and goes on when one is killed.
 * Checks itself: npx node examples/three-instances.ts
 * It starts a PostgreSQL of the tests, unless SAYSO_DATABASE_URL names an empty database of yours.
 */
import assert from 'node:assert/strict'
import { SignJWT } from 'jose'
import { startPostgres } from '../test/support/postgres.ts'
import { addressIn, started } from './support/sayso.ts'

const own = process.env.SAYSO_DATABASE_URL
const postgres = own === undefined ? await startPostgres() : null
const secret = 'the same for all instances, and long enough'
const env = {
  SAYSO_DATABASE_URL: own ?? postgres?.url ?? '',
  SAYSO_AUTH: 'jwt',
  SAYSO_JWT_SECRET: secret,
  SAYSO_PORT: '0',
}
const servers = await Promise.all([1, 2, 3].map(() => started(['serve'], env, 1)))
const urls = servers.map(({ lines }) => addressIn(lines[0]))

const claims = new SignJWT({ sub: 'ada', iss: 'sayso', aud: 'sayso' }).setProtectedHeader({ alg: 'HS256' })
const token = await claims.setExpirationTime('10m').sign(new TextEncoder().encode(secret))
const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }

let conversation_id: string | undefined

async function say(instance: number, message: string): Promise<string> {
  const body = JSON.stringify({ message, conversation_id })
  const response = await fetch(`${urls[instance]}/api/chat`, { method: 'POST', headers, body })
  const reply = (await response.json()) as { conversation_id: string; response_text: string }
  conversation_id = reply.conversation_id
  return reply.response_text
}

assert.equal(await say(0, 'add buy milk'), 'Added #1 “buy milk”.')
assert.equal(await say(1, 'add call mum'), 'Added #2 “call mum”.')
assert.match(await say(1, 'delete the milk task'), /^Delete #1 “buy milk”\?/u)
// The one that asked is gone; another takes the answer.
await servers[1]?.stop('SIGKILL')
assert.match(await say(2, 'yes'), /^Deleted #1 “buy milk”\./u)
assert.match(await say(0, 'show my tasks'), /#2 call mum/u)

await Promise.all(servers.map((server) => server.stop()))
await postgres?.stop()
console.log('ok')
