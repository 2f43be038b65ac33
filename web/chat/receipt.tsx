/** A reply as a receipt: what it says in words, a way back, and behind “Why?” what changed from what to what. */
import type { Message } from '../api/types.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { Said } from '../ui/said.tsx'
import { whenWords } from '../words/when.ts'
import { type Changed, changedBy } from './changed.ts'
import { Foot } from './foot.tsx'
import { ListAnswer, type Listed, listedIn } from './list-answer.tsx'
import { type TakenBack, versionKey } from './taken-back.ts'
import { UndoTurn } from './undo-turn.tsx'

const ICONS: Readonly<Record<string, IconName>> = {
  add_task: 'plus',
  update_task: 'pencil',
  complete_task: 'check',
  delete_task: 'trash',
  restore_task: 'undo',
  undo: 'undo',
}

interface Props {
  readonly message: Message
  readonly undone: TakenBack
}

export function Receipt({ message, undone }: Props) {
  const calls = message.tool_invocations ?? []
  const changed = changedBy(calls, new Date(message.created_at))
  const icon = ICONS[message.metadata?.tool_called ?? '']
  const gone = changed.length > 0 && changed.every(({ task }) => undone.has(versionKey(task)))
  const listed = listedIn(message)
  const isUndo = message.metadata?.tool_called === 'undo'
  return (
    <article
      className="receipt"
      data-answered={message.pending_confirmation ? true : undefined}
      data-state={message.state}
      data-changed={changed.length > 0}
      data-undone={gone}
      data-listed={listed !== null}
    >
      <Words message={message} listed={listed} icon={changed.length > 0 ? icon : undefined} />
      <Foot
        message={message}
        details={changed.length > 0 && <Fields changed={changed} />}
        aside={
          <span className="stamp">
            {message.metadata?.classification_method === 'LLM' && 'read by a model · '}
            <time dateTime={message.created_at}>{whenWords(message.created_at)}</time>
          </span>
        }
      >
        {gone && <span className="undone">Undone</span>}
        {changed.length > 0 && !gone && !isUndo && <UndoTurn message={message} />}
      </Foot>
    </article>
  )
}

interface WordsProps {
  readonly message: Message
  readonly listed: Listed | null
  readonly icon: IconName | undefined
}

/** Rows stand where the words would list them. */
function Words({ message, listed, icon }: WordsProps) {
  return (
    <>
      <div className="receipt-words">
        {icon && <Icon name={icon} />}
        <p className="words">
          <Said words={listed?.before ?? message.content} />
        </p>
      </div>
      {listed && <ListAnswer listed={listed} />}
      {listed && listed.after !== '' && (
        <p className="words">
          <Said words={listed.after} />
        </p>
      )}
    </>
  )
}

function Fields({ changed }: { readonly changed: readonly Changed[] }) {
  const several = changed.length > 1
  const rows = changed.slice(0, 8).filter(({ fields }) => several || fields.length > 0)
  if (rows.length === 0) return null
  return (
    <ul className="changes">
      {rows.map(({ task, fields }) => (
        <li key={versionKey(task)}>
          <span className="task-number">#{task.number}</span>
          {several && <bdi className="change-title">{task.title}</bdi>}
          {fields.map((field) => (
            <span key={field.name} className="change">
              <span className="change-name">{field.name}</span>
              {field.before !== null && <del>{field.before}</del>}
              {field.before !== null && <span aria-hidden="true">→</span>}
              <ins>{field.after ?? 'none'}</ins>
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}
