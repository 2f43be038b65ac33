/** All conversations: find one by its name or what was said, go back to it, rename, take along or forget it. */
import { useCallback, useEffect, useState } from 'react'
import { api } from '../api/calls.ts'
import type { Conversation } from '../api/types.ts'
import { startNew } from '../state/conversation.ts'
import { Icon } from '../ui/icon.tsx'
import { goTo } from '../ui/use-route.ts'
import { ConversationRow } from './conversation-row.tsx'
import { useAsked } from './use-asked.ts'

const MOST = 1000
const TYPED_MS = 150

export function Conversations() {
  const [words, setWords] = useState('')
  const wanted = useSettled(words.trim())
  const ask = useCallback(() => allWith(wanted), [wanted])
  const { value: found, problem, again } = useAsked(ask)
  const begin = () => {
    startNew()
    goTo('talk')
  }
  return (
    <section className="panel" aria-labelledby="conversations-title">
      <div className="panel-head">
        <h2 id="conversations-title">Conversations</h2>
        <button type="button" className="button" onClick={begin}>
          <Icon name="plus" />
          New
        </button>
      </div>
      <label className="search">
        <Icon name="search" />
        <span className="sr-only">Search conversations</span>
        <input
          type="search"
          placeholder="Search conversations"
          value={words}
          maxLength={200}
          onChange={(event) => setWords(event.target.value)}
        />
      </label>
      {problem && <p role="alert">{problem}</p>}
      <ul className="rows">
        {found?.map((conversation) => (
          <ConversationRow key={conversation.id} conversation={conversation} changed={again} />
        ))}
      </ul>
      {found?.length === 0 && (
        <p className="quiet empty">
          {wanted === '' ? 'Nothing was said yet.' : 'These words were said in none of them.'}
        </p>
      )}
    </section>
  )
}

/** What was typed, once it rests. */
function useSettled(words: string): string {
  const [settled, settle] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => settle(words), TYPED_MS)
    return () => clearTimeout(timer)
  }, [words])
  return settled
}

async function allWith(words: string): Promise<readonly Conversation[]> {
  const found: Conversation[] = []
  for (let cursor: string | null | undefined; cursor !== null && found.length < MOST; ) {
    const page = await api.conversations({ q: words, limit: 100, cursor })
    found.push(...page.conversations)
    cursor = page.next_cursor
  }
  return found
}
