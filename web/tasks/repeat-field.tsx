/** How often a task comes back: what most people want by name, everything else put together, and always said in words. */
import { useState } from 'react'
import type { Task } from '../api/types.ts'
import { shortDay } from '../words/calendar-words.ts'
import { localToday } from '../words/due.ts'
import { movedDates, nextDates, repeatWords, troubleWith, usualRules } from '../words/repeat.ts'
import { CustomRepeat } from './custom-repeat.tsx'
import type { Draft, DraftProps } from './draft.ts'

const OWN = 'own'

export function RepeatField({ draft, set, task }: DraftProps & { readonly task: Task }) {
  const [own, setOwn] = useState(false)
  const { date, recurrence } = draft
  const day = date || localToday(new Date())
  const usual = usualRules(day)
  const rules = recurrence === null || usual.includes(recurrence) ? usual : [recurrence, ...usual]
  const choose = (value: string) => {
    setOwn(value === OWN)
    if (value === '') set({ recurrence: null })
    else set(starting(value === OWN ? (recurrence ?? usual[2] ?? 'FREQ=WEEKLY') : value, draft))
  }
  return (
    <div className="repeat">
      <label className="field">
        <span>Repeat</span>
        <select value={own ? OWN : (recurrence ?? '')} onChange={(event) => choose(event.target.value)}>
          <option value="">does not repeat</option>
          {rules.map((rule) => (
            <option key={rule} value={rule}>
              {repeatWords({ recurrence: rule, recurs_from: 'due' })}
            </option>
          ))}
          <option value={OWN}>otherwise…</option>
        </select>
      </label>
      {own && recurrence !== null && <CustomRepeat draft={draft} set={set} day={day} />}
      {recurrence !== null && <Words draft={draft} task={task} />}
    </div>
  )
}

/** A task that comes back has a day to come on. */
function starting(recurrence: string, { date, recurs_from }: Draft): Partial<Draft> {
  const first = nextDates(recurrence, date || localToday(new Date()), 1)[0]
  return {
    recurrence,
    recurs_from: recurs_from ?? 'due',
    ...(date === '' && first !== undefined && { date: first }),
  }
}

function Words({ draft, task }: Pick<DraftProps, 'draft'> & { readonly task: Task }) {
  const dates = comingOf(draft, task).map(shortDay)
  return (
    <p className="small quiet" role="status">
      Comes back {repeatWords(draft)}. {dates.length > 0 ? `Next: ${dates.join(', ')}.` : whyNone(draft)}
    </p>
  )
}

function whyNone({ recurrence, date }: Draft): string {
  return date === '' ? 'It rests until it has a date.' : (troubleWith(recurrence ?? '', date) ?? '')
}

/** With the same rule only this one is moved, and the others come as they would have. */
function comingOf({ recurrence, date }: Draft, task: Task): readonly string[] {
  if (date === '') return []
  if (recurrence !== task.recurrence) return nextDates(recurrence ?? '', date, 3)
  return movedDates(task, date, 3)
}
