/** The preview of what is typed: the server is asked at every pause, and keeps nothing of it. */
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Span } from '../../src/domain/command.ts'
import { api } from '../api/calls.ts'
import type { Understood } from '../api/types.ts'
import { conversation } from '../state/conversation.ts'
import { timeZone } from '../state/settings.ts'
import { useStore } from '../state/store.ts'
import { type Preview, previewOf } from './preview-of.ts'

export type { Part, Preview } from './preview-of.ts'

/** Longer texts are read when they are sent. */
const LONGEST = 1000
const PAUSE_MS = 120

interface Read {
  readonly said: string
  readonly read: Understood
}

export function usePreview(
  text: string,
  literal: readonly Span[],
  pending_id: string | null,
): Preview | null {
  const id = useStore(conversation, (value) => value.id)
  const typing = text.trim() !== '' && text.length <= LONGEST
  const [latest, setLatest] = useState<Read | null>(null)
  /** Answers to earlier words are of no use any more. */
  const seen = useRef(0)
  const asked = useRef(0)
  useEffect(() => {
    asked.current += 1
    const mine = asked.current
    const take = (read: Understood | null) => {
      if (mine < seen.current) return
      seen.current = mine
      setLatest(read && { said: text, read })
    }
    if (!typing) return take(null)
    const said = { message: text, literal, pending_id, timezone: timeZone() }
    const ask = () => api.understand({ ...said, ...(id !== null && { conversation_id: id }) })
    // Without it the page works just the same: the reading that counts is made when it is sent.
    const timer = setTimeout(() => void ask().then(take, () => take(null)), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, literal, pending_id, id, typing])
  return useMemo(
    () => (latest && typing ? previewOf(latest.read, latest.said, text, new Date()) : null),
    [latest, typing, text],
  )
}
