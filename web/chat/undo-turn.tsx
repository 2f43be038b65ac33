/** Takes back exactly what this reply did, by the ids of its calls, whatever was done since. */
import { useState } from 'react'
import { rowsOfTurn } from '../api/calls.ts'
import type { Message } from '../api/types.ts'
import { toast } from '../state/toasts.ts'
import { undoCalls } from '../state/undo.ts'
import { Icon } from '../ui/icon.tsx'
import { changes } from '../words/tools.ts'
import { turnOf } from './turn-of.ts'

export function UndoTurn({ message }: { readonly message: Message }) {
  const [busy, setBusy] = useState(false)
  const undo = async () => {
    setBusy(true)
    try {
      const rows = await rowsOfTurn(turnOf(message), message.created_at)
      await undoCalls(rows.filter((row) => row.success && changes(row.tool_name)).map(({ id }) => id))
    } catch {
      toast('That could not be undone right now. Try again in a moment.')
    }
    setBusy(false)
  }
  return (
    <button type="button" className="link" disabled={busy} onClick={() => void undo()}>
      <Icon name="undo" />
      Undo
    </button>
  )
}
