/** What the typed words are taken for, as chips; one that is pressed becomes plain text again. */
import type { Span } from '../../src/domain/command.ts'
import { Icon } from '../ui/icon.tsx'
import type { Part, Preview } from './use-preview.ts'

const NAMES: Readonly<Record<Part['kind'], string>> = {
  due: 'due',
  priority: 'priority',
  task: 'task',
  title: 'title',
  note: 'note',
}

interface Props {
  readonly preview: Preview
  readonly makePlain: (span: Span) => void
}

export function Understood({ preview: { wish, parts }, makePlain }: Props) {
  return (
    <ul className="understood" aria-label="Understood so far">
      <li className="wish">{wish}</li>
      {parts.map((part) => (
        <li key={`${part.kind}${part.span?.[0] ?? part.words}`}>
          <Chip part={part} makePlain={makePlain} />
        </li>
      ))}
    </ul>
  )
}

function Chip({ part: { kind, words, span }, makePlain }: Omit<Props, 'preview'> & { readonly part: Part }) {
  const said = (
    <>
      <span className="change-name">{NAMES[kind]}</span> <span className="part-words">{words}</span>
    </>
  )
  if (span === null) return <span className="part">{said}</span>
  return (
    <button
      type="button"
      className="part"
      data-kind={kind}
      aria-label={`${NAMES[kind]} ${words}. Take as plain text`}
      title="Take as plain text"
      onClick={() => makePlain(span)}
    >
      {said}
      <Icon name="close" />
    </button>
  )
}
