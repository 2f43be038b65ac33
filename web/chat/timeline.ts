/** Messages, notes and what is on its way, as one story in order. */
import type { AuditRow, Message } from '../api/types.ts'
import type { Outgoing } from '../state/outbox.ts'

export type Entry =
  | { readonly kind: 'message'; readonly key: string; readonly at: string; readonly message: Message }
  | Note
  | { readonly kind: 'outgoing'; readonly key: string; readonly at: string; readonly item: Outgoing }

/** Something done elsewhere; several calls, where they were folded into one line. */
export interface Note {
  readonly kind: 'note'
  readonly key: string
  readonly at: string
  readonly rows: readonly [AuditRow, ...AuditRow[]]
}

export function timeline(
  messages: readonly Message[],
  rows: readonly AuditRow[],
  outgoing: readonly Outgoing[],
): readonly Entry[] {
  const said = messages.map(
    (message): Entry => ({ kind: 'message', key: message.id, at: message.created_at, message }),
  )
  const noted = rows
    .map((row): Entry => ({ kind: 'note', key: row.id, at: row.invoked_at, rows: [row] }))
    .reverse()
  const known = new Set(messages.map(({ id }) => id))
  const onTheWay = outgoing
    .filter(({ message_id }) => !known.has(message_id))
    .map((item): Entry => ({ kind: 'outgoing', key: item.message_id, at: item.at, item }))
  return [...merged(said, noted), ...onTheWay]
}

/** Both in order; messages keep theirs even if a clock jumped. */
function merged(said: readonly Entry[], noted: readonly Entry[]): readonly Entry[] {
  const all: Entry[] = []
  let next = 0
  for (const entry of said) {
    for (; next < noted.length && (noted[next]?.at ?? '') < entry.at; next++)
      all.push(...noted.slice(next, next + 1))
    all.push(entry)
  }
  return [...all, ...noted.slice(next)]
}
