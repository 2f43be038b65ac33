/** One conversation in the list. Forgetting it asks first; its tasks stay. */
import { type FormEvent, useState } from 'react'
import { api } from '../api/calls.ts'
import { wordsOf } from '../api/problem.ts'
import type { Conversation } from '../api/types.ts'
import { open, conversation as opened, startNew } from '../state/conversation.ts'
import { toast } from '../state/toasts.ts'
import { Icon } from '../ui/icon.tsx'
import { goTo } from '../ui/use-route.ts'
import { whenWords } from '../words/when.ts'
import { saveAs } from './take-along.ts'

interface Props {
  readonly conversation: Conversation
  readonly changed: () => void
}

export function ConversationRow({ conversation, changed }: Props) {
  const { id, title, updated_at } = conversation
  const [mode, setMode] = useState<'plain' | 'more' | 'rename' | 'forget'>('plain')
  const name = title ?? 'Without a name'
  const back = () => {
    void open(id).catch(() => undefined)
    goTo('talk')
  }
  const run = async (act: Promise<unknown>) => {
    await act.catch((error: unknown) => toast(wordsOf(error)))
    setMode('plain')
    changed()
  }
  const forget = () => {
    if (opened.get().id === id) startNew()
    void run(api.forget(id))
  }
  return (
    <li className="row-item">
      <div className="row-line">
        <button type="button" className="row-name" onClick={back}>
          <span>{name}</span>
          <time>{whenWords(updated_at)}</time>
        </button>
        <button
          type="button"
          className="icon-button"
          aria-expanded={mode !== 'plain'}
          aria-label={`More for ${name}`}
          onClick={() => setMode(mode === 'plain' ? 'more' : 'plain')}
        >
          <Icon name="chevron" />
        </button>
      </div>
      {mode === 'more' && (
        <More conversation={conversation} rename={() => setMode('rename')} forget={() => setMode('forget')} />
      )}
      {mode === 'rename' && <Rename title={title ?? ''} save={(words) => void run(api.rename(id, words))} />}
      {mode === 'forget' && (
        <div className="row">
          <p className="row-words">Forget what was said here? The tasks stay.</p>
          <button type="button" className="button danger" onClick={forget}>
            Forget it
          </button>
          <button type="button" className="button plain" onClick={() => setMode('plain')}>
            Keep it
          </button>
        </div>
      )}
    </li>
  )
}

function More({
  conversation,
  rename,
  forget,
}: {
  conversation: Conversation
  rename: () => void
  forget: () => void
}) {
  const save = (form: 'markdown' | 'json') =>
    void saveAs(conversation, form).catch((error: unknown) => toast(wordsOf(error)))
  return (
    <div className="row">
      <button type="button" className="button plain" onClick={rename}>
        Rename
      </button>
      <button type="button" className="button plain" onClick={() => save('markdown')}>
        Save as Markdown
      </button>
      <button type="button" className="button plain" onClick={() => save('json')}>
        Save as JSON
      </button>
      <button type="button" className="button plain" onClick={forget}>
        Forget…
      </button>
    </div>
  )
}

function Rename({ title, save }: { readonly title: string; readonly save: (words: string) => void }) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    save(String(new FormData(event.currentTarget).get('title')).trim())
  }
  return (
    <form className="row bottom" onSubmit={submit}>
      <label className="field">
        <span>Name</span>
        <input name="title" defaultValue={title} required maxLength={200} autoComplete="off" />
      </label>
      <button type="submit" className="button">
        Save
      </button>
    </form>
  )
}
