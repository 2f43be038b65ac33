/** What arrives while someone is here, read out politely. What was there before is not news. */
import { useState } from 'react'
import { deedOf, whoDid } from '../words/tools.ts'
import { sumOf } from './folded.ts'
import type { Entry, Note } from './timeline.ts'

export function News({ entries }: { readonly entries: readonly Entry[] }) {
  const latest = entries.findLast((entry) => wordsOf(entry) !== null)
  const [known] = useState(latest?.key)
  return (
    <p className="sr-only" role="status">
      {latest && latest.key !== known && wordsOf(latest)}
    </p>
  )
}

function noteWords({ rows }: Note): string {
  const [row, ...more] = rows
  return `${whoDid(row)} ${more.length > 0 ? sumOf(rows, true) : deedOf(row)}`
}

/** What people say themselves they need not hear again. */
function wordsOf(entry: Entry): string | null {
  if (entry.kind === 'note') return noteWords(entry)
  if (entry.kind === 'message' && entry.message.role === 'assistant') return `Sayso: ${entry.message.content}`
  return null
}
