/** The bin was pressed: nothing is deleted before it is said once more. Keep lies where the bin was, so a second press keeps. */
import { useEffect, useRef, useState } from 'react'
import type { Task } from '../api/types.ts'
import { remove } from '../state/task-actions.ts'
import { leaveRow } from './move-focus.ts'

interface Props {
  readonly task: Task
  readonly keep: () => void
}

export function AskDelete({ task, keep }: Props) {
  const no = useRef<HTMLButtonElement>(null)
  useEffect(() => no.current?.focus(), [])
  const [going, setGoing] = useState(false)
  const go = async () => {
    setGoing(true)
    leaveRow(no.current?.closest('li'))
    await remove(task)
    setGoing(false)
  }
  return (
    <fieldset className="task asking" onKeyDown={(event) => event.key === 'Escape' && keep()}>
      <legend className="sr-only">Really?</legend>
      <p className="asking-words">
        Delete “<bdi>{task.title}</bdi>”?
      </p>
      <button type="button" className="button danger" disabled={going} onClick={() => void go()}>
        Delete
      </button>
      <button type="button" className="button plain" ref={no} onClick={keep}>
        Keep
      </button>
    </fieldset>
  )
}
