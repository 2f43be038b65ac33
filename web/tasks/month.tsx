/** A month to choose a day from. Arrow keys go from day to day, and over into the next month. */
import { type KeyboardEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { addDays, addMonths, startOfWeek } from '../../src/domain/calendar.ts'
import { settings } from '../state/settings.ts'
import { useStore } from '../state/store.ts'
import { Icon } from '../ui/icon.tsx'
import { longDay, monthName, shortWeekday } from '../words/calendar-words.ts'

interface Props {
  readonly chosen: string
  readonly today: string
  readonly choose: (day: string) => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

export function Month({ chosen, today, choose }: Props) {
  const [at, setAt] = useState(chosen || today)
  return (
    <div className="month">
      <div className="month-head">
        <Turn words="Month before" icon="left" go={() => setAt(addMonths(at, -1))} />
        <strong aria-live="polite">{monthName(at)}</strong>
        <Turn words="Month after" icon="right" go={() => setAt(addMonths(at, 1))} />
      </div>
      <Days at={at} setAt={setAt} chosen={chosen} today={today} choose={choose} />
    </div>
  )
}

function Turn({ words, icon, go }: { words: string; icon: 'left' | 'right'; go: () => void }) {
  return (
    <button type="button" className="icon-button" aria-label={words} onClick={go}>
      <Icon name={icon} />
    </button>
  )
}

function Days({ at, setAt, chosen, today, choose }: Props & { at: string; setAt: (day: string) => void }) {
  const week_start = useStore(settings, (value) => value.week_start) ?? 'monday'
  const first = startOfWeek(`${at.slice(0, 8)}01`, week_start)
  const days = Array.from({ length: 42 }, (_, day) => addDays(first, day))
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const by = STEPS[event.key]
    if (by === undefined) return
    event.preventDefault()
    const grid = event.currentTarget.parentElement
    // At once: the next key may already be on its way.
    flushSync(() => setAt(addDays(at, by)))
    grid?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }
  return (
    <div className="days">
      {days.slice(0, 7).map((day) => (
        <span key={`on ${day}`} className="weekday" aria-hidden="true">
          {shortWeekday(day)}
        </span>
      ))}
      {days.map((day) => (
        <button
          key={day}
          type="button"
          className="day"
          aria-label={longDay(day)}
          aria-pressed={day === chosen}
          aria-current={day === today ? 'date' : undefined}
          data-other={day.slice(0, 7) !== at.slice(0, 7)}
          tabIndex={day === at ? 0 : -1}
          onKeyDown={onKey}
          onClick={() => {
            setAt(day)
            choose(day)
          }}
        >
          {Number(day.slice(8))}
        </button>
      ))}
    </div>
  )
}
