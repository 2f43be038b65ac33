/** One line of the conversation: said by someone, done elsewhere, or still on its way. */
import { memo } from 'react'
import type { Message, PendingConfirmation } from '../api/types.ts'
import { Icon } from '../ui/icon.tsx'
import { Linked } from '../ui/linked.tsx'
import { NoteLine } from './note.tsx'
import { BeingRead, OnTheWay } from './on-the-way.tsx'
import { QuestionCard } from './question-card.tsx'
import { Receipt } from './receipt.tsx'
import type { TakenBack } from './taken-back.ts'
import type { Entry } from './timeline.ts'
import { toCompose } from './to-compose.ts'

interface Props {
  readonly entry: Entry
  readonly undone: TakenBack
  readonly question: PendingConfirmation | null
  /** A model is at it. */
  readonly reading: boolean
}

export const Line = memo(function Line({ entry, undone, question, reading }: Props) {
  if (entry.kind === 'outgoing') return <OnTheWay item={entry.item} reading={reading} />
  if (entry.kind === 'note') return <NoteLine note={entry} />
  return <Spoken message={entry.message} undone={undone} question={question} reading={reading} />
})

interface SpokenProps extends Omit<Props, 'entry'> {
  readonly message: Message
}

function Spoken({ message, undone, question, reading }: SpokenProps) {
  if (message.role === 'user') {
    return (
      <div className="mine">
        <span className="sr-only">You said: </span>
        <div className="mine-line">
          <button
            type="button"
            className="icon-button again"
            aria-label={`Edit and say again: ${message.content}`}
            title="Edit and say again"
            onClick={() => toCompose.set({ text: message.content })}
          >
            <Icon name="pencil" />
          </button>
          <p className="bubble">
            <Linked text={message.content} />
          </p>
        </div>
        {reading && <BeingRead />}
      </div>
    )
  }
  const asked = message.pending_confirmation
  const isOpen = asked !== null && asked !== undefined && asked.id === question?.id
  return (
    <div className="reply">
      <span className="sr-only">Sayso: </span>
      {isOpen ? (
        <QuestionCard question={asked} message={message} />
      ) : (
        <Receipt message={message} undone={undone} />
      )}
    </div>
  )
}
