/**
 * A button press as a tool call: same tools, same audit trail as a sentence. Arguments that do not fit the
 * tool's own declaration are refused at the door and leave no row.
 */
import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { AgentPorts } from '../agent/ports.ts'
import type { ToolName } from '../domain/decision.ts'
import { Problem, problem } from '../domain/problem.ts'
import type { CallScope } from '../tools/call-scope.ts'
import { invoke } from '../tools/invoke.ts'
import { CallDiffers } from '../tools/port.ts'
import { toolNamed } from '../tools/registry.ts'
import { checked } from './checked.ts'
import type { Env } from './env.ts'
import type { JsonObject } from './json-body.ts'

export async function callTool(
  c: Context<Env>,
  ports: AgentPorts,
  name: ToolName,
  params: JsonObject,
): Promise<JsonObject> {
  const tool = toolNamed(name)
  checked(tool.input, params)
  const result = await invoke(tool, params, scopeOf(c, ports)).catch((error: unknown) => {
    if (!(error instanceof CallDiffers)) throw error
    throw problem('CONFLICT', { reason: 'This Idempotency-Key was already used for another request.' })
  })
  if (result.success) return result.data
  throw new Problem(result.error_code, result.error)
}

function scopeOf(c: Context<Env>, { store, world, timezone }: AgentPorts): CallScope {
  return {
    store,
    world,
    actor: { user_id: c.get('user_id'), source: 'page', client: 'page' },
    now: { epoch_ms: world.now(), timezone },
    key: { turn: `page:${givenKey(c) ?? world.newId()}`, sequence: 1 },
    intent: 'DIRECT',
    turn: null,
    call: null,
  }
}

/** Hashed: a client's key can be of any form, and never looks like one of ours. */
function givenKey(c: Context<Env>): string | null {
  const key = c.req.header('idempotency-key')
  if (key === undefined) return null
  if (key.trim() === '' || key.length > 255) {
    throw problem('VALIDATION_ERROR', { reason: 'Idempotency-Key has to have 1 to 255 characters.' })
  }
  return createHash('sha256').update(key).digest('hex')
}
