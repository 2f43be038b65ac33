/**
 * Your own server with Sayso's agent inside: you bring sign-in and conversations, it brings the reading, the policy and
 * the tools. Checks itself: npx node examples/own-server.ts
 */
import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
// In a program of your own: from 'sayso-todo'
import { type AgentResponse, openTools, runAgent } from '../src/library.ts'

const tools = await openTools('file::memory:')

/** The open question of each user is yours to keep between two requests; without it, a "yes" answers nothing. */
const open = new Map<string, AgentResponse['pending_confirmation']>()

const server = createServer(async (request, response) => {
  // Who asks is for you to know; here a header says so.
  const user_id = String(request.headers['x-user'])
  const { message } = (await json(request)) as { message: string }
  const pending_confirmation = open.get(user_id) ?? null
  const reply = await runAgent({ user_id, message, pending_confirmation }, tools)
  open.set(user_id, reply.pending_confirmation)
  response.setHeader('content-type', 'application/json').end(JSON.stringify(reply))
}).listen(0, '127.0.0.1')
const { port } = await new Promise<AddressInfo>((resolve) => {
  server.once('listening', () => resolve(server.address() as AddressInfo))
})

async function say(user: string, message: string): Promise<AgentResponse> {
  const body = JSON.stringify({ message })
  const response = await fetch(`http://127.0.0.1:${port}`, {
    method: 'POST',
    headers: { 'x-user': user },
    body,
  })
  return (await response.json()) as AgentResponse
}

assert.equal((await say('ada', 'remind me to buy milk')).response_text, 'Added #1 “buy milk”.')
assert.equal((await say('ada', 'delete the milk task')).state, 'needs_confirmation')
// Someone else's yes is nobody's.
assert.notEqual((await say('bob', 'yes')).decision_type, 'EXECUTE_PENDING')
const deleted = await say('ada', 'yes')
assert.equal(deleted.response_text, 'Deleted #1 “buy milk”. Say “undo” to bring it back.')
assert.deepEqual(
  deleted.tool_invocations.map(({ tool_name, success }) => [tool_name, success]),
  [
    ['get_task', true],
    ['delete_task', true],
  ],
)

server.close()
await tools.close()
console.log('ok')
