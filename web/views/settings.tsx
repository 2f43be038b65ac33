/** What can be chosen: for this browser, for oneself, and who else may come in. */
import { useState } from 'react'
import type { PolicyName } from '../../src/domain/decision.ts'
import { wordsOf } from '../api/problem.ts'
import { showKeys } from '../keys/overlay.ts'
import { areNumbersShown, showNumbers } from '../state/numbers.ts'
import { changeSettings, settings } from '../state/settings.ts'
import { useStore } from '../state/store.ts'
import { setTheme, type Theme, themeNow, themes } from '../state/theme.ts'
import { toast } from '../state/toasts.ts'
import { Choices } from './choices.tsx'
import { Connect } from './connect.tsx'
import { InAndOut } from './in-and-out.tsx'
import { Leave } from './leave.tsx'
import { Notifications } from './notifications.tsx'
import { OnThePhone } from './on-the-phone.tsx'
import { Rings } from './rings.tsx'
import { Tokens } from './tokens.tsx'

export function Settings() {
  const [tokens, setTokens] = useState(0)
  return (
    <section className="panel" aria-labelledby="settings-title">
      <h2 id="settings-title">Settings</h2>
      <p className="small">
        What you can say, and how it all works: <a href="/docs">the docs</a>. All keys:{' '}
        <button type="button" className="link" onClick={showKeys}>
          ?
        </button>
      </p>
      <Looks />
      <Yours />
      <Rings tokenMade={() => setTokens(tokens + 1)} />
      <Notifications />
      <OnThePhone />
      <InAndOut />
      <Leave />
      <h2>For assistants and programs</h2>
      <Tokens key={tokens} />
      <Connect />
    </section>
  )
}

function Looks() {
  const [theme, set] = useState(themeNow)
  const [numbers, setNumbers] = useState(areNumbersShown)
  const choose = (next: Theme) => {
    setTheme(next)
    set(next)
  }
  const number = (on: boolean) => {
    showNumbers(on)
    setNumbers(on)
  }
  return (
    <fieldset className="block">
      <legend>Looks</legend>
      <Choices
        name="theme"
        values={Object.entries(themes) as [Theme, string][]}
        chosen={theme}
        choose={choose}
      />
      <label className="choice">
        <input type="checkbox" checked={numbers} onChange={(event) => number(event.target.checked)} />
        Show the number of each task, for saying “done 3”
      </label>
    </fieldset>
  )
}

const POLICIES = [
  [null, 'As usual here'],
  ['locked', 'Before renaming, too'],
] as const

const ORDERS = [
  ['month-first', '4 March'],
  ['day-first', '3 April'],
] as const

const WEEKS = [
  ['monday', 'Monday'],
  ['sunday', 'Sunday'],
  ['saturday', 'Saturday'],
] as const

function Yours() {
  const { timezone, policy, date_order, week_start } = useStore(settings, (value) => value)
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  const change = (what: Parameters<typeof changeSettings>[0]) =>
    void changeSettings(what).catch((error: unknown) => toast(wordsOf(error)))
  return (
    <fieldset className="block">
      <legend>How it works for you</legend>
      <label className="field">
        <span>Time zone that “tomorrow” counts in</span>
        <select value={timezone ?? ''} onChange={(event) => change({ timezone: event.target.value || null })}>
          <option value="">As this browser has it ({own})</option>
          {Intl.supportedValuesOf('timeZone').map((zone) => (
            <option key={zone}>{zone}</option>
          ))}
        </select>
      </label>
      <Choices
        name="order"
        label="3/4 is"
        values={ORDERS}
        chosen={date_order ?? 'month-first'}
        choose={(order) => change({ date_order: order })}
      />
      <Choices
        name="week"
        label="A week begins on"
        values={WEEKS}
        chosen={week_start ?? 'monday'}
        choose={(day) => change({ week_start: day })}
      />
      <Choices<PolicyName | null>
        name="policy"
        label="Asks before it acts"
        values={POLICIES}
        chosen={policy === 'locked' ? 'locked' : null}
        choose={(name) => change({ policy: name })}
      />
      <p className="quiet small">
        A delete always asks first. Your choice can make Sayso ask more often, never less.
      </p>
    </fieldset>
  )
}
