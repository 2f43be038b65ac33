/**
 * One tool call from arguments to recorded result. Change, revision and audit row are one transaction;
 * the same key never acts twice; attempts happen inside one call, and only its end is recorded.
 */
import type { z } from 'zod'
import type { ToolResult } from '../domain/decision.ts'
import { Problem, problem } from '../domain/problem.ts'
import type { Invocation } from '../store/contract-calls.ts'
import type { TaskWriter } from '../store/contract-tasks.ts'
import { FencedOff } from '../store/contract-turns.ts'
import { auditRow } from './audit-row.ts'
import type { CallScope } from './call-scope.ts'
import { CallDiffers } from './port.ts'
import { failed, failureOf, invalid, succeeded } from './result.ts'
import { missingScope } from './scope-needed.ts'
import type { ReadTool, Tool, WriteTool } from './tool.ts'
import { withRetries } from './with-retries.ts'
import { writeScope } from './write-scope.ts'

export async function invoke(tool: Tool, params: unknown, scope: CallScope): Promise<ToolResult> {
  const started = scope.world.now()
  const elapsed = () => Math.max(0, Math.round(scope.world.now() - started))
  const row = auditRow(tool, params, scope, started)
  const parsed = tool.input.safeParse(row.arguments)
  if (!parsed.success) return await refuse(row.invocation, invalid(parsed.error), elapsed, scope)
  const missing = missingScope(tool.effect, scope.actor.scopes)
  if (missing !== null) return await refuse(row.invocation, lacking(missing), elapsed, scope)
  try {
    const call = (attempts: number) =>
      tool.effect === 'read'
        ? runRead(tool, parsed.data, { ...row.invocation, attempts }, elapsed, scope)
        : runChange(tool, parsed.data, { ...row.invocation, attempts }, elapsed, scope)
    return await withRetries(call, scope.world)
  } catch (error) {
    if (error instanceof FencedOff || error instanceof CallDiffers || isClosed(error)) throw error
    const end = { ...row.invocation, attempts: attemptsOf(error) }
    return scope.turn && tool.effect !== 'read'
      ? await endChange(end, failureOf(error), elapsed, scope)
      : await settle(end, failureOf(error), end.attempts, elapsed, scope)
  }
}

function lacking(scope: string): ToolResult {
  const error = problem('INSUFFICIENT_SCOPE', { scope }).message
  return { success: false, data: null, error, error_code: 'UNAUTHORIZED' }
}

/** There is nobody to record it for. */
function isClosed(error: unknown): boolean {
  return error instanceof Problem && error.code === 'ACCOUNT_CLOSED'
}

function attemptsOf(error: unknown): number {
  return error instanceof Problem && error.retry ? 3 : 1
}

type Row = Omit<Invocation, 'result' | 'duration_ms'>
type Work = (tasks: TaskWriter) => Promise<ToolResult>

/** A read is recorded with the next change of its turn or at its end; a direct one at once, but for the page's own. */
async function runRead(tool: ReadTool, input: unknown, row: Row, elapsed: () => number, scope: CallScope) {
  const tasks = scope.store.reader(scope.actor.user_id)
  const result = await attempt(tool, () => tool.run(input, { tasks, now: scope.now }))
  const invocation = { ...row, result, duration_ms: elapsed() }
  if (scope.turn) scope.turn.read(invocation)
  else if (scope.actor.source !== 'page') await scope.store.record(invocation, null)
  return result
}

async function runChange(tool: WriteTool, input: unknown, row: Row, elapsed: () => number, scope: CallScope) {
  return await recordedChange(row, elapsed, scope, (tasks) =>
    attempt(tool, () => tool.run(input, writeScope(tasks, scope, scope.as_of ?? row.invoked_at))),
  )
}

/**
 * A change that seems to have failed may have been committed all the same: only its key can tell.
 * If the database cannot say, nothing is claimed: the turn stays open for whoever comes next.
 */
async function endChange(row: Row, result: ToolResult, elapsed: () => number, scope: CallScope) {
  return await recordedChange(row, elapsed, scope, async () => result)
}

async function recordedChange(
  row: Row,
  elapsed: () => number,
  scope: CallScope,
  work: Work,
): Promise<ToolResult> {
  const gathered = scope.turn?.gathered() ?? null
  const claim = scope.turn?.claim ?? null
  const change = { invocation: row, claim, gathered, claims: scope.call?.claims ?? null, elapsed }
  const recorded = await scope.store.change(change, work)
  if (recorded.kind === 'differs') throw new CallDiffers(`call ${row.sequence} of this turn was another one`)
  scope.recorded?.(recorded.invocation_id)
  if (gathered && !recorded.repeated) scope.turn?.written(gathered)
  return recorded.result
}

/** What goes wrong for a reason the user can understand is a result; anything else is thrown and rolls back. */
async function attempt(tool: Tool, run: () => Promise<unknown>): Promise<ToolResult> {
  try {
    return succeeded(tool.output as z.ZodType, await run())
  } catch (error) {
    if (error instanceof Problem && !error.retry) return failed(error)
    throw error
  }
}

/** Nothing was done. A turn keeps it, since its reply depends on it; of anyone else's it is only counted. */
async function refuse(row: Row, result: ToolResult, elapsed: () => number, scope: CallScope) {
  const invocation: Invocation = { ...row, result, duration_ms: elapsed() }
  if (scope.turn) scope.turn.read(invocation)
  else await scope.store.refused(invocation).catch(() => undefined)
  return result
}

/**
 * A call that ends without a transaction of its own still leaves its row, unless the database itself is away.
 * It did nothing, so it does not use up the key: the same call may come again and succeed.
 */
async function settle(
  row: Row,
  result: ToolResult,
  attempts: number,
  elapsed: () => number,
  scope: CallScope,
) {
  const invocation: Invocation = { ...row, attempts, result, duration_ms: elapsed() }
  if (scope.turn) scope.turn.read(invocation)
  else await scope.store.record({ ...invocation, turn: `failed:${row.id}` }, null).catch(() => undefined)
  return result
}
