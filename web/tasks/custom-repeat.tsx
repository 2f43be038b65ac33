/** A rule put together by hand: every so many days, weeks, months or years, on which days, until when, counted from what. */
import { addDays } from '../../src/domain/calendar.ts'
import { weekdays } from '../../src/domain/wording.ts'
import type { Frequency, Rule } from '../../src/repeat/rule.ts'
import { ruleOf, textOf } from '../words/repeat.ts'
import type { DraftProps } from './draft.ts'

const UNITS: Readonly<Record<Frequency, string>> = {
  DAILY: 'days',
  WEEKLY: 'weeks',
  MONTHLY: 'months',
  YEARLY: 'years',
}
const units = Object.entries(UNITS) as readonly (readonly [Frequency, string])[]

export function CustomRepeat({ draft, set, day }: DraftProps & { readonly day: string }) {
  const rule = ruleOf(draft.recurrence ?? '')
  if (rule === null) return null
  const { frequency, interval, ...rest } = rule
  const say = (next: Frequency, change: Partial<Rule>) =>
    set({ recurrence: textOf(next, { ...rest, interval, ...change }) })
  const [, month = 1, date = 1] = day.split('-').map(Number)
  // what only the old unit could say, like "the last Monday", goes with it
  const none = { weekdays: [], monthDays: [], months: [], positions: [], weeks: [], yearDays: [] }
  const onDays: Readonly<Record<Frequency, Partial<Rule>>> = {
    DAILY: none,
    WEEKLY: { ...none, weekdays: rule.weekdays.map(({ weekday }) => ({ weekday })) },
    MONTHLY: { ...none, monthDays: [date] },
    YEARLY: { ...none, monthDays: [date], months: [month] },
  }
  return (
    <div className="custom">
      <div className="row">
        <label className="field">
          <span>Every</span>
          <input
            type="number"
            min={1}
            max={1000}
            value={interval}
            onChange={({ target: { value } }) =>
              say(frequency, { interval: Math.min(1000, Math.max(1, Number(value))) })
            }
          />
        </label>
        <label className="field">
          <span>Unit</span>
          <select
            value={frequency}
            onChange={({ target: { value } }) => say(value as Frequency, onDays[value as Frequency])}
          >
            {units.map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        </label>
        <End rule={rule} day={day} change={(change) => say(frequency, change)} />
      </div>
      {frequency === 'WEEKLY' && <Days rule={rule} change={(change) => say(frequency, change)} />}
      <label className="choice">
        <input
          type="checkbox"
          checked={draft.recurs_from === 'completion'}
          onChange={({ target: { checked } }) => set({ recurs_from: checked ? 'completion' : 'due' })}
        />
        Counted from the day it is done
      </label>
    </div>
  )
}

interface PartProps {
  readonly rule: Rule
  readonly change: (change: Partial<Rule>) => void
}

function Days({ rule: { weekdays: on }, change }: PartProps) {
  const toggle = (weekday: number) => {
    const others = on.filter((one) => one.weekday !== weekday)
    change({ weekdays: others.length < on.length ? others : [...on, { weekday }] })
  }
  return (
    <fieldset className="quick">
      <legend className="sr-only">On</legend>
      {weekdays.map((name, at) => (
        <button
          key={name}
          type="button"
          className="quick-date"
          aria-pressed={on.some(({ weekday }) => weekday === at + 1)}
          onClick={() => toggle(at + 1)}
        >
          <span aria-hidden="true">{name.slice(0, 2)}</span>
          <span className="sr-only">{name}</span>
        </button>
      ))}
    </fieldset>
  )
}

function End({ rule: { until, count }, day, change }: PartProps & { readonly day: string }) {
  const kind = until ? 'until' : count ? 'count' : 'never'
  const choose = (value: string) => {
    const none = { until: undefined, count: undefined } as unknown as Partial<Rule>
    if (value === 'until') change({ ...none, until: addDays(day, 30) })
    else change(value === 'count' ? { ...none, count: 10 } : none)
  }
  return (
    <>
      <label className="field">
        <span>Ends</span>
        <select value={kind} onChange={(event) => choose(event.target.value)}>
          <option value="never">never</option>
          <option value="until">on a day</option>
          <option value="count">after so many</option>
        </select>
      </label>
      {until !== undefined && (
        <label className="field">
          <span>Last day</span>
          <input
            type="date"
            value={until}
            onChange={({ target: { value } }) => value !== '' && change({ until: value })}
          />
        </label>
      )}
      {count !== undefined && (
        <label className="field">
          <span>Times</span>
          <input
            type="number"
            min={1}
            max={1000}
            value={count}
            onChange={({ target: { value } }) =>
              change({ count: Math.min(1000, Math.max(1, Number(value))) })
            }
          />
        </label>
      )}
    </>
  )
}
