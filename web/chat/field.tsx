/** The field itself, and behind it the same words once more: they give it its height and carry the highlights. */
import type { KeyboardEvent, RefObject } from 'react'
import { conversation } from '../state/conversation.ts'
import { pieces } from './spans.ts'
import type { Part } from './use-preview.ts'

interface Props {
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly text: string
  readonly parts: readonly Part[]
  readonly write: (text: string) => void
  readonly send: () => void
}

export function Field({ field, text, parts, write, send }: Props) {
  return (
    <div className="composer-field">
      <div className="mirror" dir="auto" aria-hidden="true">
        {pieces(text, parts).map((piece) =>
          piece.part ? (
            <mark key={`m${piece.at}`} data-kind={piece.part.kind}>
              {piece.text}
            </mark>
          ) : (
            <span key={`s${piece.at}`}>{piece.text}</span>
          ),
        )}
        {'\u200b'}
      </div>
      <label className="sr-only" htmlFor="composer">
        What should be done?
      </label>
      <textarea
        id="composer"
        ref={field}
        rows={1}
        value={text}
        dir="auto"
        placeholder="Say what is to be done…"
        autoComplete="off"
        enterKeyHint="send"
        aria-describedby="composer-hint"
        onChange={(event) => write(event.target.value)}
        onKeyDown={(event) => onKey(event, text, send, write)}
      />
    </div>
  )
}

function onKey(
  event: KeyboardEvent<HTMLTextAreaElement>,
  text: string,
  send: () => void,
  write: (text: string) => void,
): void {
  // Enter also ends the input of a composed character; that is no wish to send.
  if (event.nativeEvent.isComposing) return
  if (event.key === 'Enter' && !event.shiftKey) {
    event.preventDefault()
    send()
  }
  if (event.key === 'Escape') event.currentTarget.blur()
  if (event.key === 'ArrowUp' && text === '') {
    const last = conversation.get().messages.findLast(({ role }) => role === 'user')
    if (!last) return
    event.preventDefault()
    write(last.content)
  }
}
