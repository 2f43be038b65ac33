/** Said, and not answered yet: waits for the server, or says what is wrong with it and offers to try again. */
import { discard, type Outgoing, retry } from '../state/outbox.ts'
import { whenWords } from '../words/when.ts'

export function OnTheWay({ item }: { readonly item: Outgoing }) {
  return (
    <li className="mine" data-state={item.state}>
      <span className="sr-only">You said: </span>
      <p className="bubble">{item.text}</p>
      {item.state === 'waiting' && (
        <p className="quiet small">Typed at {whenWords(item.at)}. Sent as soon as Sayso is back.</p>
      )}
      {item.state === 'failed' && <Failed item={item} />}
    </li>
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
