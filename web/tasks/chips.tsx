/** What a task has besides its words. A label leads to everything that has it. */
import type { Task } from '../api/types.ts'
import { goToPlace } from '../side/place-button.tsx'
import { useStore } from '../state/store.ts'
import { list } from '../state/tasks.ts'
import { Icon } from '../ui/icon.tsx'
import { ListDot } from '../ui/list-dot.tsx'
import { dueTone, dueWords, timeWords } from '../words/due.ts'
import { reminderWords } from '../words/reminders.ts'
import { repeatWords } from '../words/repeat.ts'

interface Props {
  readonly task: Task
  readonly now: Date
  /** The heading above says which day it is. */
  readonly dayIsSaid?: boolean
}

export function Chips({ task, now, dayIsSaid = false }: Props) {
  const place = useStore(list, (value) => value.place)
  const { number, priority, recurrence, labels } = task
  const elsewhere = !(place.kind === 'list' && place.name === task.list)
  return (
    <span className="chips">
      <span className="task-number">{`#${number}`}</span>
      <Due task={task} now={now} dayIsSaid={dayIsSaid} />
      {recurrence !== null && (
        <span className="chip" data-kind="repeat">
          <Icon name="repeat" />
          {repeatWords(task)}
        </span>
      )}
      <Reminded reminders={task.reminders} />
      {priority !== null && (
        <span className="chip" data-priority={priority}>
          {priority}
        </span>
      )}
      {elsewhere && task.list !== null && (
        <span className="chip" data-kind="list">
          <ListDot name={task.list} />
          <bdi>{task.list}</bdi>
        </span>
      )}
      {labels.map((label) => (
        <button
          key={label}
          type="button"
          className="chip label"
          aria-label={`Show everything labelled ${label}`}
          onClick={() => goToPlace({ kind: 'label', name: label })}
        >
          #<bdi>{label}</bdi>
        </button>
      ))}
    </span>
  )
}

function Reminded({ reminders }: Pick<Task, 'reminders'>) {
  const [first, ...more] = reminders ?? []
  if (first === undefined) return null
  return (
    <span className="chip" data-kind="remind">
      <Icon name="bell" />
      <span className="sr-only">Reminds</span>
      {reminderWords(first)}
      {more.length > 0 && ` and ${more.length} more`}
    </span>
  )
}

function Due({ task: { due_date, completed, timezone }, now, dayIsSaid }: Props) {
  const words = due_date === null ? '' : dayIsSaid ? timeWords(due_date) : dueWords(due_date, now)
  if (due_date === null || words === '') return null
  const away = timezone !== null && timezone !== Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <span className="chip" data-kind="due" data-tone={completed ? 'later' : dueTone(due_date, now)}>
      {words}
      {away && ` (${timezone.split('/').at(-1)?.replaceAll('_', ' ')})`}
    </span>
  )
}
