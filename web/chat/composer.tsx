/** Where things are said. Enter sends, Shift+Enter breaks the line, ↑ brings back the last message, Escape leaves. */
import { useRef } from 'react'
import { conversation, openQuestion } from '../state/conversation.ts'
import { say } from '../state/outbox.ts'
import { useStore } from '../state/store.ts'
import { Icon } from '../ui/icon.tsx'
import { Field } from './field.tsx'
import { Microphone } from './microphone.tsx'
import { Understood } from './understood.tsx'
import { useDraft } from './use-draft.ts'
import { usePreview } from './use-preview.ts'

const LONGEST = 4000

export function Composer() {
  const field = useRef<HTMLTextAreaElement>(null)
  const question = useStore(conversation, ({ messages }) => openQuestion(messages))
  const { text, literal, asked, write, makePlain } = useDraft(field, question?.id ?? null)
  const preview = usePreview(text, literal, asked)
  const tooLong = [...text].length > LONGEST
  const sendable = text.trim() !== '' && !tooLong
  const send = () => {
    if (!sendable) return
    say(text, literal, asked)
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
        <Microphone hear={(words) => write(text.trim() === '' ? words : `${text.trim()} ${words}`)} />
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

const HINT = 'Enter sends · Shift+Enter for a new line · ? for all keys'
