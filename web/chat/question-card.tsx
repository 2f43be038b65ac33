/** The open question as a card: it names the exact tasks, and its buttons go through the same resolver as words. */
import type { Message, PendingConfirmation } from '../api/types.ts'
import { outbox, press } from '../state/outbox.ts'
import { useStore } from '../state/store.ts'
import { Said } from '../ui/said.tsx'
import { useNow } from '../ui/use-now.ts'
import { buttonsOf } from './buttons-of.ts'
import { Foot } from './foot.tsx'

interface Props {
  readonly question: PendingConfirmation
  readonly message: Message
}

export function QuestionCard({ question, message }: Props) {
  const left = useSecondsLeft(question.expires_at)
  const pressed = useStore(outbox, ({ items }) =>
    items.some(({ button }) => button?.pending_id === question.id),
  )
  const buttons = buttonsOf(question, message.metadata?.intents ?? [])
  const danger = buttons.some((button) => button.danger)
  return (
    <article className="receipt question" data-danger={danger}>
      <p className="words">
        <Said words={question.question} />
      </p>
      {question.tasks.length > 0 && !question.options && (
        <ul className="asked-tasks">
          {question.tasks.slice(0, 10).map(({ id, number, title }) => (
            <li key={id}>
              <span className="task-number">#{number}</span> <bdi>{title}</bdi>
            </li>
          ))}
          {question.tasks.length > 10 && <li>…and {question.tasks.length - 10} more</li>}
        </ul>
      )}
      <fieldset className="row answers" disabled={left === 0 || pressed}>
        <legend className="sr-only">Answer</legend>
        {buttons.map(({ answer, label, danger: red, quiet }) => (
          <button
            key={answer}
            type="button"
            className={`button ${red ? 'danger' : quiet ? 'plain' : ''}`}
            onClick={() => answerWith(question.id, answer, label)}
          >
            {label}
          </button>
        ))}
      </fieldset>
      <Foot
        message={message}
        aside={
          <span className="countdown" role="timer">
            {openFor(left)}
          </span>
        }
      >
        {null}
      </Foot>
    </article>
  )
}

/** The card is about to go, and the focus with it: where there is a keyboard, it goes on in the composer. */
function answerWith(pending_id: string, answer: string, label: string): void {
  press(pending_id, answer, label)
  if (matchMedia('(hover: hover)').matches) document.getElementById('composer')?.focus()
}

function useSecondsLeft(expires_at: string): number {
  const now = useNow(1000)
  return Math.max(0, Math.ceil((Date.parse(expires_at) - now.getTime()) / 1000))
}

function openFor(seconds: number): string {
  if (seconds === 0) return 'No longer open. Say it again.'
  return `Open for ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
