/** The heading of a day, with a way to add under it. A task that is put down on it gets its date. */
import { useCallback, useRef, useState } from 'react'
import { Icon } from '../ui/icon.tsx'
import { type DayGroup, dayGroups } from '../words/day-groups.ts'
import { AddTask } from './add-task.tsx'
import { useDrop } from './drag.ts'

interface Props {
  readonly group: DayGroup
  readonly count: number
  /** Of tasks under it; undefined: nothing can be put there. */
  readonly date: string | null | undefined
}

export function GroupHead({ group, count, date }: Props) {
  const [adding, setAdding] = useState(false)
  const plus = useRef<HTMLButtonElement>(null)
  const drop = useDrop(date === undefined ? null : { due_date: date })
  const close = useCallback((left: boolean) => {
    setAdding(false)
    if (left) plus.current?.focus()
  }, [])
  const name = dayGroups[group]
  return (
    <div className="group" data-group={group}>
      <div className="group-line" data-date={date === null ? '' : date} {...drop}>
        <h3>{name}</h3>
        <span className="count">{count}</span>
        {date !== undefined && (
          <button
            type="button"
            ref={plus}
            className="icon-button"
            aria-label={`Add under ${name}`}
            aria-expanded={adding}
            onClick={() => setAdding(!adding)}
          >
            <Icon name="plus" />
          </button>
        )}
      </div>
      {adding && <AddTask due_date={date ?? null} label={`Add a task: ${name}`} close={close} />}
    </div>
  )
}
