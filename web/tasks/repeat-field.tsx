/** How often a task comes back: what most people want by name, everything else put together, and always said in words. */
import { useState } from 'react'
import { shortDay } from '../words/calendar-words.ts'
import { localToday } from '../words/due.ts'
import { nextDates, repeatWords, usualRules } from '../words/repeat.ts'
import { CustomRepeat } from './custom-repeat.tsx'
import type { Draft, DraftProps } from './draft.ts'

const OWN = 'own'

export function RepeatField({ draft, set }: DraftProps) {
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
      {recurrence !== null && <Words draft={draft} day={day} />}
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

function Words({
  draft: { recurrence, recurs_from },
  day,
}: Pick<DraftProps, 'draft'> & { readonly day: string }) {
  const dates = nextDates(recurrence ?? '', day, 3).map(shortDay)
  return (
    <p className="small quiet" role="status">
      Comes back {repeatWords({ recurrence, recurs_from })}.
      {dates.length > 0 && ` Next: ${dates.join(', ')}.`}
    </p>
  )
}
