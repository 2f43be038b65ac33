/** When a task is due: the days people say most, a small calendar, a time. */
import { useState } from 'react'
import { addDays } from '../../src/domain/calendar.ts'
import { Icon } from '../ui/icon.tsx'
import { localToday } from '../words/due.ts'
import { nextWeek } from '../words/quick-dates.ts'
import type { DraftProps } from './draft.ts'
import { Month } from './month.tsx'

export function WhenField({ draft: { date, time }, set }: DraftProps) {
  const [open, setOpen] = useState(false)
  const today = localToday(new Date())
  const quick = [
    ['Today', today],
    ['Tomorrow', addDays(today, 1)],
    ['Next week', nextWeek(today)],
    ['No date', ''],
  ] as const
  const choose = (day: string) => set(day === '' ? { date: '', time: '' } : { date: day })
  return (
    <fieldset className="when">
      <legend className="sr-only">When</legend>
      <div className="quick">
        {quick.map(([words, day]) => (
          <button
            key={words}
            type="button"
            className="quick-date"
            aria-pressed={date === day}
            onClick={() => choose(day)}
          >
            {words}
          </button>
        ))}
        <button type="button" className="quick-date" aria-expanded={open} onClick={() => setOpen(!open)}>
          <Icon name="calendar" />
          Calendar
        </button>
      </div>
      {open && <Month chosen={date} today={today} choose={choose} />}
      <div className="row">
        <label className="field">
          <span>Due</span>
          <input type="date" value={date} onChange={(event) => choose(event.target.value)} />
        </label>
        <label className="field">
          <span>Time</span>
          <input
            type="time"
            value={time}
            onChange={(event) =>
              set({
                time: event.target.value,
                ...(date === '' && event.target.value !== '' && { date: today }),
              })
            }
          />
        </label>
      </div>
    </fieldset>
  )
}
