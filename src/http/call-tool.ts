/**
 * A button press as a tool call: same tools, same audit trail as a sentence. Arguments that do not fit the
 * tool's own declaration are refused at the door and leave no row.
 */
import { hash } from 'node:crypto'
import type { ToolName } from '../domain/decision.ts'
import { Problem, problem } from '../domain/problem.ts'
import { TimeZone } from '../domain/task-fields.ts'
import type { CallScope } from '../tools/call-scope.ts'
import { invoke } from '../tools/invoke.ts'
import { CallDiffers } from '../tools/port.ts'
import { toolNamed } from '../tools/registry.ts'
import { actorOf } from './actor-of.ts'
import { checked } from './checked.ts'
import { expectedVersion } from './if-match.ts'
import type { JsonObject } from './json-body.ts'
import type { Call } from './route.ts'
import { zoneOf } from './zone-of.ts'

export async function callTool(call: Call, name: ToolName, params: JsonObject): Promise<JsonObject> {
  const tool = toolNamed(name)
  checked(tool.input, params)
  const scope = await scopeOf(call)
  const started = performance.now()
  const result = await invoke(tool, params, scope).catch((error: unknown) => {
    throw error instanceof CallDiffers ? problem('IDEMPOTENCY_KEY_REUSED') : error
  })
  call.parts.figures.tool(name, result.success, performance.now() - started)
  if (result.success) return result.data
  const stale = scope.expected_version !== undefined && result.error_code === 'CONFLICT'
  if (stale) throw problem('PRECONDITION_FAILED')
  // Whoever got this far is signed in: it is a scope that they lack.
  const lacking = result.error_code === 'UNAUTHORIZED'
  throw new Problem(lacking ? 'INSUFFICIENT_SCOPE' : result.error_code, result.error)
}

async function scopeOf({ c, parts, user_id }: Call): Promise<CallScope> {
  const { store, world } = parts.ports
  const timezone = givenZone(c) ?? (await zoneOf(parts.ports, user_id))
  const expected_version = expectedVersion(c)
  return {
    store,
    world,
    actor: actorOf(c, 'page'),
    now: { epoch_ms: world.now(), timezone },
    key: { turn: `page:${givenKey(c) ?? world.newId()}`, sequence: 1 },
    intent: 'DIRECT',
    turn: null,
    call: null,
    ...(expected_version !== null && { expected_version }),
  }
}

/** Where the one who asks is just now, as in a message. */
function givenZone(c: Call['c']): string | null {
  const zone = c.req.header('sayso-timezone')
  if (zone === undefined) return null
  const known = TimeZone.safeParse(zone)
  if (known.success) return known.data
  throw problem('VALIDATION_ERROR', { reason: 'Sayso-Timezone is not the name of a time zone.' })
}

/** Hashed: a client's key can be of any form, and never looks like one of ours. */
function givenKey(c: Call['c']): string | null {
  const key = c.req.header('idempotency-key')
  if (key === undefined) return null
  if (key.trim() === '' || key.length > 255) {
    throw problem('VALIDATION_ERROR', { reason: 'Idempotency-Key has to have 1 to 255 characters.' })
  }
  return hash('sha256', key)
}
