/**
 * What happened to the list outside of this conversation: buttons, other devices, other assistants. Shown among the
 * messages, with who did it, so that the conversation tells the whole story.
 */
import { api } from '../api/calls.ts'
import type { AuditRow } from '../api/types.ts'
import { changes, isMove } from '../words/tools.ts'
import { told } from './connection.ts'
import { conversation } from './conversation.ts'
import { createStore } from './store.ts'

const here = new Date().toISOString()

/** Newest first, as the trail has them. */
/** `cut`: there are older ones that are not shown. */
export const notes = createStore<{ rows: readonly AuditRow[]; cut: boolean }>({ rows: [], cut: false })

export async function refreshNotes(): Promise<void> {
  const { id, messages } = conversation.get()
  const { invocations, next_cursor } = await told(
    api.audit({ from: messages[0]?.created_at ?? here, limit: 100 }),
  )
  if (conversation.get().id !== id) return
  // A button or a client belongs to no conversation at all.
  const elsewhere = (row: AuditRow) => row.conversation_id === null || row.conversation_id !== id
  // Where a task stands is seen in the list, and no story to tell.
  const tells = (row: AuditRow) => row.success && changes(row.tool_name) && !isMove(row)
  notes.set({
    rows: invocations.filter((row) => tells(row) && elsewhere(row)),
    cut: next_cursor !== null,
  })
}
