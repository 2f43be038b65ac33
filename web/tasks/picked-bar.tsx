/** What can be done with all that is picked. A delete asks, as everywhere. */
import { useEffect, useState } from 'react'
import { addDays } from '../../src/domain/calendar.ts'
import { priorities } from '../../src/domain/words.ts'
import { groupings } from '../state/groupings.ts'
import { forAll, pickAll, picked, stopPicking } from '../state/picked.ts'
import { MAIN } from '../state/place.ts'
import { useStore } from '../state/store.ts'
import { list } from '../state/tasks.ts'
import { Icon } from '../ui/icon.tsx'
import { dueWords, localToday } from '../words/due.ts'
import { nextWeek } from '../words/quick-dates.ts'
import { moveOne, stepOf } from './drag.ts'

export function PickedBar() {
  const count = useStore(picked, ({ ids }) => ids.size)
  const view = useStore(list, (value) => value.view)
  const [asking, setAsking] = useState(false)
  useEffect(() => backToPicking, [])
  if (asking && count > 0) return <Really count={count} close={() => setAsking(false)} />
  return (
    <fieldset className="picked-bar">
      <legend className="sr-only">With all that are selected</legend>
      <p role="status">{count === 0 ? 'Press what you want to select.' : `${count} selected`}</p>
      {count === 0 && (
        <button type="button" className="button plain" onClick={pickAll}>
          All
        </button>
      )}
      {count === 1 && <UpAndDown />}
      {count > 0 && (
        <>
          <button
            type="button"
            className="button"
            onClick={() => void (view === 'done' ? forAll.reopen() : forAll.done())}
          >
            <Icon name={view === 'done' ? 'undo' : 'check'} />
            {view === 'done' ? 'Reopen' : 'Done'}
          </button>
          <MoveTo />
          <DateTo />
          <PriorityTo />
          <button type="button" className="button plain" onClick={() => setAsking(true)}>
            <Icon name="trash" />
            Delete…
          </button>
        </>
      )}
      <button type="button" className="icon-button" aria-label="Stop selecting" onClick={stopPicking}>
        <Icon name="close" />
      </button>
    </fieldset>
  )
}

/** The bar goes, and the focus with it, unless it goes on where the bar came from. */
function backToPicking(): void {
  if (document.activeElement === document.body) document.getElementById('pick')?.focus()
}

function Really({ count, close }: { readonly count: number; readonly close: () => void }) {
  const tasks = count === 1 ? 'this task' : `these ${count} tasks`
  return (
    <fieldset className="picked-bar asking" onKeyDown={(event) => event.key === 'Escape' && close()}>
      <legend className="sr-only">Really?</legend>
      <p role="alert">Delete {tasks}?</p>
      <button type="button" className="button danger" onClick={() => void forAll.remove()}>
        Delete
      </button>
      <button type="button" className="button plain" onClick={close}>
        Keep
      </button>
    </fieldset>
  )
}

/** One row further, for whoever cannot carry it. */
function UpAndDown() {
  const task = useStore(list, ({ tasks }) => tasks.find(({ id }) => picked.get().ids.has(id)))
  if (!task) return null
  const steps = [
    ['up', 'Move up', -1],
    ['down', 'Move down', 1],
  ] as const
  return steps.map(([icon, words, by]) => (
    <button
      key={icon}
      type="button"
      className="icon-button step"
      aria-label={words}
      aria-disabled={stepOf(task, by) === null}
      onClick={() => moveOne(task, by)}
    >
      <Icon name={icon} />
    </button>
  ))
}

function MoveTo() {
  const lists = useStore(groupings, (value) => value.lists)
  return (
    <Choice
      label="Move to a list"
      words="Move to…"
      among={[[MAIN, null], ...lists.map(({ name }) => [name, name] as const)]}
      choose={(list) => void forAll.change({ list })}
    />
  )
}

/** Any day of the next seven by its name: that is how a week is planned. */
function DateTo() {
  const now = new Date()
  const today = localToday(now)
  const days = [0, 1, 2, 3, 4, 5, 6].map((by) => addDays(today, by))
  return (
    <Choice
      label="Give a date"
      words="Date…"
      among={[
        ...days.map((day) => [dueWords(day, now), day] as const),
        ['Next week', nextWeek(today)],
        ['No date', null],
      ]}
      choose={(due_date) => void forAll.change({ due_date })}
    />
  )
}

function PriorityTo() {
  return (
    <Choice
      label="Give a priority"
      words="Priority…"
      among={[...[...priorities].reverse().map((one) => [one, one] as const), ['none', null]]}
      choose={(priority) => void forAll.change({ priority })}
    />
  )
}

interface ChoiceProps<Value> {
  readonly label: string
  readonly words: string
  readonly among: readonly (readonly [words: string, value: Value])[]
  readonly choose: (value: Value) => void
}

/** Chosen is done: it says its own name again at once. */
function Choice<Value>({ label, words, among, choose }: ChoiceProps<Value>) {
  const chosen = (at: number) => {
    const [, value] = among[at] ?? []
    if (value !== undefined) choose(value)
  }
  return (
    <select
      className="act"
      aria-label={label}
      value=""
      onChange={(event) => chosen(Number(event.target.value))}
    >
      <option value="" disabled>
        {words}
      </option>
      {among.map(([name, value], at) => (
        <option key={`${name}=${value}`} value={at}>
          {name}
        </option>
      ))}
    </select>
  )
}
