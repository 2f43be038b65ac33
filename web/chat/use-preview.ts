/** The preview of what is typed; its rules are fetched when the first letter is. */
import { useEffect, useMemo, useState } from 'react'
import type { Span } from '../../src/domain/command.ts'
import type { PendingConfirmation } from '../api/types.ts'
import type { Preview } from './reading.ts'

/** Longer texts are read when they are sent. */
const LONGEST = 1000

export type { Part, Preview } from './reading.ts'

export function usePreview(
  text: string,
  literal: readonly Span[],
  question: PendingConfirmation | null,
): Preview | null {
  const [reading, setReading] = useState<typeof import('./reading.ts') | null>(null)
  const typing = text.trim() !== ''
  useEffect(() => {
    if (!typing || reading) return
    // Without it the page works just the same: the server reads.
    import('./reading.ts').then(setReading, () => undefined)
  }, [typing, reading])
  return useMemo(() => {
    if (!reading || !typing || text.length > LONGEST) return null
    return reading.preview(text, literal, question)
  }, [reading, typing, text, literal, question])
}
