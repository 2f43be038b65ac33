/** The audit trail, newest first. */
import { type Selectable, sql } from 'kysely'
import type { ToolErrorCode } from '../../domain/decision.ts'
import type { Source } from '../actor.ts'
import type { AuditFilter, AuditRow, Page } from '../contract.ts'
import { cursorOf, placeOf } from '../cursor.ts'
import type { Db } from '../engine.ts'
import type { ToolInvocations } from '../schema.ts'

export async function auditPage(db: Db, user_id: string, filter: AuditFilter): Promise<Page<AuditRow>> {
  const rows = await matching(db, user_id, filter)
    .orderBy('invoked_at', 'desc')
    .orderBy('turn', 'desc')
    .orderBy('sequence', 'desc')
    .limit(filter.limit + 1)
    .execute()
  const shown = rows.slice(0, filter.limit)
  const last = shown.at(-1)
  const more = rows.length > filter.limit && last !== undefined
  return {
    items: shown.map(auditRow),
    next_cursor: more ? cursorOf([last.invoked_at, last.turn, last.sequence]) : null,
  }
}

/** What is asked for may be rare, and every other row has to be looked at before it is found. */
export function skipsRows({ tool, success, source, client, task }: AuditFilter): boolean {
  return [tool, success, source, client, task].some((asked) => asked !== undefined)
}

function matching(db: Db, user_id: string, filter: AuditFilter) {
  const { from, to, tool, success, source, client, task, cursor } = filter
  let query = db.selectFrom('tool_invocations').selectAll().where('user_id', '=', user_id)
  if (from !== undefined) query = query.where('invoked_at', '>=', from)
  if (to !== undefined) query = query.where('invoked_at', '<', to)
  if (tool !== undefined) query = query.where('tool', '=', tool)
  if (success !== undefined) query = query.where('success', '=', success ? 1 : 0)
  if (source !== undefined) query = query.where('source', '=', source)
  if (client !== undefined) query = query.where('client', '=', client)
  if (task !== undefined) {
    const changed = db
      .selectFrom('task_revisions')
      .select('invocation_id')
      .where('user_id', '=', user_id)
      .where('task_id', '=', task)
    query = query.where('id', 'in', changed)
  }
  if (cursor === undefined) return query
  const [at, turn, sequence] = placeOf(cursor, ['string', 'string', 'number'])
  return query.where(sql<boolean>`(invoked_at, turn, sequence) < (${at}, ${turn}, ${sequence})`)
}

function auditRow(row: Selectable<ToolInvocations>): AuditRow {
  return {
    id: row.id,
    turn: row.turn,
    sequence: row.sequence,
    actor: { user_id: row.user_id, source: row.source as Source, client: row.client },
    conversation_id: row.conversation_id,
    message_id: row.message_id,
    tool: row.tool,
    params: JSON.parse(row.params),
    intent: row.intent as AuditRow['intent'],
    result: row.result === null ? null : JSON.parse(row.result),
    success: row.success === 1,
    error: row.error,
    error_code: row.error_code as ToolErrorCode | null,
    invoked_at: row.invoked_at,
    duration_ms: row.duration_ms,
    attempts: row.attempts,
  }
}
