/** A deleted task, and the way back. */
import type { Task } from '../api/types.ts'
import { restore } from '../state/task-actions.ts'
import { Icon } from '../ui/icon.tsx'
import { once } from '../ui/single.ts'
import { whenWords } from '../words/when.ts'
import { leaveRow } from './move-focus.ts'

export function BinRow({ task }: { readonly task: Task }) {
  return (
    <div className="task binned">
      <div className="task-words">
        <span className="task-title" dir="auto">
          {task.title}
        </span>
        <span className="chips quiet">
          {task.list !== null && <bdi>{task.list}</bdi>}
          <span>deleted {whenWords(task.updated_at)}</span>
        </span>
      </div>
      <button
        type="button"
        className="button plain"
        aria-label={`Restore ${task.title}`}
        onClick={once(({ currentTarget }) => {
          leaveRow(currentTarget.closest('li'))
          void restore(task)
        })}
      >
        <Icon name="undo" />
        Restore
      </button>
    </div>
  )
}
