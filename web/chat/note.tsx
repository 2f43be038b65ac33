/** Something that was done elsewhere: by a button, on another device, by another assistant. */
import { notes } from '../state/notes.ts'
import { useStore } from '../state/store.ts'
import { Deed } from '../ui/deed.tsx'
import { whoDid } from '../words/tools.ts'
import { whenWords } from '../words/when.ts'
import { sumOf } from './folded.ts'
import type { Note } from './timeline.ts'

export function NoteLine({ note: { rows, at } }: { readonly note: Note }) {
  const [row, ...more] = rows
  if (more.length > 0) return <Folded rows={rows} at={at} />
  return (
    <p className="note">
      <span className="note-who">{whoDid(row)}</span> <Deed row={row} /> <time>{whenWords(at)}</time>
    </p>
  )
}

/** The trail is read so far and no further: where it begins with this, there may be more of it. */
function Folded({ rows, at }: Pick<Note, 'rows' | 'at'>) {
  const cut = useStore(notes, (value) => value.cut && value.rows.at(-1)?.id === rows[0].id)
  return (
    <details className="note">
      <summary>
        <span className="note-who">{whoDid(rows[0])}</span> {sumOf(rows, !cut)} <time>{whenWords(at)}</time>
      </summary>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <Deed row={row} />
          </li>
        ))}
      </ul>
    </details>
  )
}
