/** What is being typed. It survives a reload, word for word, and belongs to whoever types it. */
import { type RefObject, useEffect, useState } from 'react'
import type { Span } from '../../src/domain/command.ts'
import { forget, keep, kept } from '../state/kept.ts'
import { useStore } from '../state/store.ts'
import { whose } from '../state/whose.ts'
import { moved } from './spans.ts'
import { toCompose } from './to-compose.ts'

const DRAFT = 'draft'

interface Draft {
  readonly text: string
  readonly literal: readonly Span[]
  /** The question that was on the screen at the first letter: what comes up meanwhile is not what is answered. */
  readonly asked: string | null
}

const nothing: Draft = { text: '', literal: [], asked: null }

export function useDraft(field: RefObject<HTMLTextAreaElement | null>, question: string | null) {
  const [draft, set] = useState(keptDraft)
  const { text, asked } = draft
  const user = useStore(whose, (value) => value.user)
  useEffect(() => {
    if (user !== null) set((now) => (now.text === '' ? keptDraft() : now))
  }, [user])
  useEffect(() => (text === '' ? forget(DRAFT) : keep(DRAFT, { text, asked })), [text, asked])
  const write = (next: string) =>
    set((now) => ({
      text: next,
      literal: moved(now.literal, now.text, next),
      asked: now.text === '' ? question : now.asked,
    }))
  const given = useStore(toCompose, (value) => value.text)
  useEffect(() => {
    if (given === null) return
    toCompose.set({ text: null })
    set({ text: given, literal: [], asked: question })
    field.current?.focus()
  }, [given, question, field])
  const makePlain = (span: Span) => {
    set((now) => ({ ...now, literal: [...now.literal, span] }))
    field.current?.focus()
  }
  return { ...draft, write, makePlain }
}

function keptDraft(): Draft {
  const { text = '', asked = null } = JSON.parse(kept(DRAFT) ?? '{}') as Partial<Draft>
  return text === '' ? nothing : { text, literal: [], asked }
}
