/** What the typed words are taken for, as chips, and what decided; a chip that is pressed becomes plain text again. */
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

export function Understood({ preview: { wish, parts, why }, makePlain }: Props) {
  return (
    <>
      <ul className="understood" aria-label="Understood so far">
        <li className="wish">{wish}</li>
        {parts.map((part) => (
          <li key={`${part.kind}${part.span?.[0] ?? part.words}`}>
            <Chip part={part} makePlain={makePlain} />
          </li>
        ))}
      </ul>
      <p className="why-line">{why}</p>
    </>
  )
}

function Chip({
  part: { kind, words, matched, span },
  makePlain,
}: Omit<Props, 'preview'> & { readonly part: Part }) {
  const said = (
    <>
      <span className="change-name">{NAMES[kind]}</span>{' '}
      <span className="part-words">
        <bdi>{words}</bdi>
        {matched && ' → '}
        <bdi>{matched}</bdi>
      </span>
    </>
  )
  if (span === null) return <span className="part">{said}</span>
  return (
    <button
      type="button"
      className="part"
      data-kind={kind}
      aria-label={`${NAMES[kind]} ${words}${matched ? ` → ${matched}` : ''}. Take as plain text`}
      title="Take as plain text"
      onClick={() => makePlain(span)}
    >
      {said}
      <Icon name="close" />
    </button>
  )
}
