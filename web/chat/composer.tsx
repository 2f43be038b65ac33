/** Where things are said. Enter sends, Shift+Enter breaks the line, ↑ brings back the last message, Escape leaves. */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { conversation } from '../state/conversation.ts'
import { forget, keep, kept } from '../state/kept.ts'
import { say } from '../state/outbox.ts'
import { Icon } from '../ui/icon.tsx'
import { useSlashToFocus } from './use-slash.ts'

const DRAFT = 'draft'
const LONGEST = 4000

export function Composer() {
  const [text, setText] = useState(() => kept(DRAFT) ?? '')
  const field = useRef<HTMLTextAreaElement>(null)
  useSlashToFocus(field)
  useEffect(() => (text === '' ? forget(DRAFT) : keep(DRAFT, text)), [text])
  const tooLong = [...text].length > LONGEST
  const send = () => {
    if (text.trim() === '' || tooLong) return
    say(text)
    setText('')
  }
  return (
    <form
      className="composer"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className="composer-box">
        <label className="sr-only" htmlFor="composer">
          What should be done?
        </label>
        <div className="composer-field" data-text={`${text}\n`}>
          <textarea
            id="composer"
            ref={field}
            rows={1}
            value={text}
            placeholder="Say what is to be done…"
            autoComplete="off"
            enterKeyHint="send"
            aria-describedby="composer-hint"
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => onKey(event, text, send, setText)}
          />
        </div>
        <button type="submit" className="send" aria-label="Send" disabled={text.trim() === '' || tooLong}>
          <Icon name="send" />
        </button>
      </div>
      <p id="composer-hint" className="hint">
        {tooLong
          ? `That is longer than ${LONGEST} characters. Shorten it to send it.`
          : 'Enter sends · Shift+Enter for a new line · / to come here'}
      </p>
    </form>
  )
}

function onKey(
  event: KeyboardEvent<HTMLTextAreaElement>,
  text: string,
  send: () => void,
  setText: (text: string) => void,
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
    setText(last.content)
  }
}
