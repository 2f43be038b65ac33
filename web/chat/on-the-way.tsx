/** Said, and not answered yet: waits for the server, or says what is wrong with it and offers to try again. */
import { useEffect, useState } from 'react'
import { discard, type Outgoing, retry } from '../state/outbox.ts'
import { whenWords } from '../words/when.ts'

const SLOW_MS = 250

interface Props {
  readonly item: Outgoing
  readonly reading: boolean
}

export function OnTheWay({ item, reading }: Props) {
  return (
    <div className="mine" data-state={item.state}>
      <span className="sr-only">You said: </span>
      <p className="bubble">{item.text}</p>
      {item.state === 'sending' && (reading ? <BeingRead /> : <Thinking key={item.message_id} />)}
      {item.state === 'waiting' && (
        <p className="quiet small">Typed at {whenWords(item.at)}. Sent as soon as Sayso is back.</p>
      )}
      {item.state === 'failed' && <Failed item={item} />}
    </div>
  )
}

export function BeingRead() {
  return <p className="quiet small being-read">The model is reading it…</p>
}

/** Most answers are there before anyone could see this. */
function Thinking() {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    slow && (
      <p className="thinking" role="status">
        <span className="sr-only">Thinking…</span>
        <i />
        <i />
        <i />
      </p>
    )
  )
}

function Failed({ item: { message_id, problem } }: { readonly item: Outgoing }) {
  return (
    <div className="failed" role="alert">
      <p>{problem}</p>
      <div className="row">
        <button type="button" className="button" onClick={() => retry(message_id)}>
          Retry
        </button>
        <button type="button" className="button plain" onClick={() => discard(message_id)}>
          Discard
        </button>
      </div>
    </div>
  )
}
