/** A reply as a receipt: what it says, what changed from what to what, a way back, and why. */
import type { Message } from '../api/types.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { whenWords } from '../words/when.ts'
import { type Changed, changedBy } from './changed.ts'
import { Foot } from './foot.tsx'
import { Said } from './said.tsx'
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
  const isUndo = message.metadata?.tool_called === 'undo'
  return (
    <article
      className="receipt"
      data-answered={message.pending_confirmation ? true : undefined}
      data-state={message.state}
      data-changed={changed.length > 0}
      data-undone={gone}
    >
      <div className="receipt-words">
        {icon && changed.length > 0 && <Icon name={icon} />}
        <p className="words">
          <Said words={message.content} />
        </p>
      </div>
      {changed.length > 1 && <Fields changed={changed} />}
      <Foot
        message={message}
        aside={
          <span className="stamp">
            {message.metadata?.classification_method === 'LLM' && 'read by a model · '}
            <time dateTime={message.created_at}>{whenWords(message.created_at)}</time>
          </span>
        }
      >
        {changed.length === 1 && <Fields changed={changed} />}
        {gone && <span className="undone">Undone</span>}
        {changed.length > 0 && !gone && !isUndo && <UndoTurn message={message} />}
      </Foot>
    </article>
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
          <span className="number">#{task.number}</span>
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
