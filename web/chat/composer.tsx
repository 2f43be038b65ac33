/** Where things are said. Enter sends, Shift+Enter breaks the line, ↑ brings back the last message, Escape leaves. */
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Span } from '../../src/domain/command.ts'
import { conversation, openQuestion } from '../state/conversation.ts'
import { forget, keep, kept } from '../state/kept.ts'
import { say } from '../state/outbox.ts'
import { useStore } from '../state/store.ts'
import { Icon } from '../ui/icon.tsx'
import { Field } from './field.tsx'
import { moved } from './spans.ts'
import { Understood } from './understood.tsx'
import { usePreview } from './use-preview.ts'
import { useSlashToFocus } from './use-slash.ts'

const DRAFT = 'draft'
const LONGEST = 4000

export function Composer() {
  const field = useRef<HTMLTextAreaElement>(null)
  const { text, literal, write, makePlain } = useDraft(field)
  const question = useStore(conversation, ({ messages }) => openQuestion(messages))
  const preview = usePreview(text, literal, question)
  useSlashToFocus(field)
  const tooLong = [...text].length > LONGEST
  const sendable = text.trim() !== '' && !tooLong
  const send = () => {
    if (!sendable) return
    say(text, literal)
    write('')
  }
  return (
    <form
      className="composer"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {preview && <Understood preview={preview} makePlain={makePlain} />}
      <div className="composer-box">
        <Field field={field} text={text} parts={preview?.parts ?? []} write={write} send={send} />
        <button type="submit" className="send" aria-label="Send" disabled={!sendable}>
          <Icon name="send" />
        </button>
      </div>
      <p id="composer-hint" className="hint" data-wrong={tooLong}>
        {tooLong ? `That is longer than ${LONGEST} characters. Shorten it to send it.` : HINT}
      </p>
    </form>
  )
}

const HINT = 'Enter sends · Shift+Enter for a new line · / to come here'

/** Survives a reload, word for word. */
function useDraft(field: RefObject<HTMLTextAreaElement | null>) {
  const [{ text, literal }, set] = useState(() => ({
    text: kept(DRAFT) ?? '',
    literal: [] as readonly Span[],
  }))
  useEffect(() => (text === '' ? forget(DRAFT) : keep(DRAFT, text)), [text])
  const write = (next: string) => set((now) => ({ text: next, literal: moved(now.literal, now.text, next) }))
  const makePlain = (span: Span) => {
    set((now) => ({ ...now, literal: [...now.literal, span] }))
    field.current?.focus()
  }
  return { text, literal, write, makePlain }
}
