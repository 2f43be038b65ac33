/** Bring your own conversations: the agent as one function. Checks itself; run it with `npx node examples/run-agent.ts`. */
import assert from 'node:assert/strict'
import { openTools, runAgent } from '../src/library.ts'

const tools = await openTools('file::memory:')
const user_id = 'ada'

const added = await runAgent({ user_id, message: 'remind me to buy milk' }, tools)
assert.equal(added.response_text, 'Added #1 “buy milk”.')

const asked = await runAgent({ user_id, message: 'delete the milk task' }, tools)
assert.equal(asked.state, 'needs_confirmation')

// The question is yours to keep between the two requests; without it, a "yes" answers nothing.
const { pending_confirmation } = asked
const deleted = await runAgent({ user_id, message: 'yes', pending_confirmation }, tools)
assert.equal(deleted.response_text, 'Deleted #1 “buy milk”. Say “undo” to bring it back.')
assert.deepEqual(
  deleted.tool_invocations.map(({ tool_name, success }) => [tool_name, success]),
  [
    ['get_task', true],
    ['delete_task', true],
  ],
)

await tools.close()
console.log('ok')
