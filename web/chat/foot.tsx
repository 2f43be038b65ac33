/** The foot of every reply, with the fold-out behind it: who read it, how sure, which calls were made, how long, and where it is recorded. */
import { type ReactNode, useId, useState } from 'react'
import { rowsOfTurn } from '../api/calls.ts'
import type { AuditRow, Message } from '../api/types.ts'
import { turnOf } from './turn-of.ts'

interface FootProps {
  readonly message: Message
  /** What else can be done, before; and what else is to be known, behind. */
  readonly children: ReactNode
  readonly aside: ReactNode
  /** What belongs to the reasons. */
  readonly details?: ReactNode
}

export function Foot({ message, children, aside, details }: FootProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <footer className="receipt-foot">
        {children}
        {message.metadata && (
          <button
            type="button"
            className="why"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            Why?
          </button>
        )}
        {aside}
      </footer>
      <div id={id}>
        {open && message.metadata && (
          <Reasons message={message} metadata={message.metadata} details={details} />
        )}
      </div>
    </>
  )
}

interface Props {
  readonly message: Message
  readonly metadata: NonNullable<Message['metadata']>
  readonly details: ReactNode
}

function Reasons({ message, metadata, details }: Props) {
  const [rows, setRows] = useState<readonly AuditRow[] | null>(null)
  const { reasoning, confidence, classification_method, execution_time_ms, warnings = [] } = metadata
  const calls = message.tool_invocations ?? []
  const look = async () => setRows(await rowsOfTurn(turnOf(message), message.created_at).catch(() => []))
  return (
    <div className="reasons">
      <p>{reasoning}</p>
      {details}
      <p className="quiet">
        Read by {classification_method === 'LLM' ? 'a language model' : 'rules'},{' '}
        {Math.round(confidence * 100)}% sure, answered in {Math.round(execution_time_ms)} ms.
      </p>
      {warnings.map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
      {calls.length > 0 && (
        <ol className="calls">
          {calls.map(({ sequence, tool_name, success, error, duration_ms }) => (
            <li key={sequence}>
              <code>{tool_name}</code> {success ? 'worked' : `failed: ${error}`}, {duration_ms} ms{' '}
              {rows && <code className="row-id">{idIn(rows, sequence)}</code>}
            </li>
          ))}
        </ol>
      )}
      {calls.length > 0 && rows === null && (
        <button type="button" className="link" onClick={() => void look()}>
          Show audit rows
        </button>
      )}
    </div>
  )
}

function idIn(rows: readonly AuditRow[], sequence: number): string {
  return rows.find((row) => row.sequence === sequence)?.id ?? 'not in the trail any more'
}
