/** Signed-in devices, programs and tokens: who may see this list, when they last did, and a button to put them out. */
import { useState } from 'react'
import { accessApi, type Program, type Session } from '../api/access.ts'
import { wordsOf } from '../api/problem.ts'
import { forgetAll, keptHere } from '../state/kept.ts'
import { toast } from '../state/toasts.ts'
import { deviceWords } from '../words/device.ts'
import { dayWords, whenWords } from '../words/when.ts'
import { SecondStep } from './second-step.tsx'
import { mayWords, TokenRow } from './tokens.tsx'
import { useAsked } from './use-asked.ts'

export function Access() {
  const { value, problem, again } = useAsked(accessApi.list)
  return (
    <section className="panel" aria-labelledby="access-title">
      <h2 id="access-title">Signed-in devices, programs and tokens</h2>
      <p className="quiet small">
        Everyone who can get at your list. Whoever you put out is out at once, and this stays in your{' '}
        <a href="#activity">activity</a>.
      </p>
      {problem && <p role="alert">{problem}</p>}
      {value && (
        <>
          <Sessions sessions={value.sessions} changed={again} />
          <Programs programs={value.programs} changed={again} />
          <fieldset className="block">
            <legend>Tokens</legend>
            {value.tokens.length === 0 && <p className="quiet small">You made none.</p>}
            <ul className="rows">
              {value.tokens.map((token) => (
                <TokenRow key={token.id} token={token} revoked={again} />
              ))}
            </ul>
          </fieldset>
          {keptHere('account') !== null && <SecondStep />}
          <Everywhere />
        </>
      )}
    </section>
  )
}

type Changed = { readonly changed: () => void }

function Sessions({ sessions, changed }: { readonly sessions: readonly Session[] } & Changed) {
  return (
    <fieldset className="block">
      <legend>Devices</legend>
      {sessions.length === 0 && (
        <p className="quiet small">
          Signing in happens elsewhere; whoever keeps your account can end it there.
        </p>
      )}
      <ul className="rows">
        {sessions.map(({ id, device, current, created_at, last_used_at }) => (
          <Row
            key={id}
            name={current ? `${deviceWords(device)} (this one)` : deviceWords(device)}
            about={`signed in ${whenWords(created_at)}; last used ${dayWords(last_used_at)}`}
            end={current ? null : { words: 'Sign out', run: () => accessApi.endSession(id) }}
            changed={changed}
          />
        ))}
      </ul>
    </fieldset>
  )
}

function Programs({ programs, changed }: { readonly programs: readonly Program[] } & Changed) {
  return (
    <fieldset className="block">
      <legend>Programs</legend>
      {programs.length === 0 && <p className="quiet small">You let none in through the browser.</p>}
      <ul className="rows">
        {programs.map(({ id, name, scopes, created_at, last_used_at }) => (
          <Row
            key={id}
            name={name}
            about={`${mayWords(scopes)}; let in ${whenWords(created_at)}; ${last_used_at ? `last used ${dayWords(last_used_at)}` : 'not used yet'}`}
            end={{ words: 'Put out', run: () => accessApi.endProgram(id) }}
            changed={changed}
          />
        ))}
      </ul>
    </fieldset>
  )
}

interface RowProps extends Changed {
  readonly name: string
  readonly about: string
  /** null: leaving with this browser is in the settings. */
  readonly end: { readonly words: string; run(): Promise<void> } | null
}

function Row({ name, about, end, changed }: RowProps) {
  const run = () =>
    void end
      ?.run()
      .catch((error: unknown) => toast(wordsOf(error)))
      .finally(changed)
  return (
    <li className="row-line row-item">
      <span className="row-name">
        <span>{name}</span>
        <span className="quiet small">{about}</span>
      </span>
      {end && (
        <button type="button" className="button plain" aria-label={`${end.words}: ${name}`} onClick={run}>
          {end.words}
        </button>
      )}
    </li>
  )
}

/** Asks first: programs and tokens do not come back by signing in again. */
function Everywhere() {
  const [asking, setAsking] = useState(false)
  const leave = async () => {
    try {
      await accessApi.endAll()
      forgetAll()
      location.reload()
    } catch (error) {
      toast(wordsOf(error))
    }
  }
  return (
    <fieldset className="block">
      <legend>Everyone at once</legend>
      {!asking && (
        <div className="row">
          <button type="button" className="button plain" onClick={() => setAsking(true)}>
            Sign out everywhere…
          </button>
        </div>
      )}
      {asking && (
        <div className="row">
          <p className="row-words">
            Sign out every device, this one too, and end every program and token? Your list stays as it is.
          </p>
          <button type="button" className="button danger" onClick={() => void leave()}>
            Put everyone out
          </button>
          <button type="button" className="button plain" onClick={() => setAsking(false)}>
            Leave it as it is
          </button>
        </div>
      )}
    </fieldset>
  )
}
