/** Access tokens for programs: made here, shown once, revoked at any time. */
import { type FormEvent, useState } from 'react'
import { type Scope, taskScopes } from '../../src/domain/scope.ts'
import { wordsOf } from '../api/problem.ts'
import { settingsApi, type Token } from '../api/settings.ts'
import { toast } from '../state/toasts.ts'
import { dayWords } from '../words/when.ts'
import { Copy } from './copy.tsx'
import { useAsked } from './use-asked.ts'

export function Tokens() {
  const { value, problem, again } = useAsked(settingsApi.tokens)
  const [fresh, setFresh] = useState<string | null>(null)
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const wanted = taskScopes.filter((scope) => data.getAll('scope').includes(scope))
    try {
      setFresh((await settingsApi.newToken(String(data.get('name')).trim(), wanted)).token)
      form.reset()
      again()
    } catch (error) {
      toast(wordsOf(error))
    }
  }
  return (
    <fieldset className="block">
      <legend>Access for programs</legend>
      <p className="quiet small">
        A token lets a program use your list without signing in as you. Everyone who is in:{' '}
        <a href="#access">signed-in devices, programs and tokens</a>.
      </p>
      {problem && <p role="alert">{problem}</p>}
      <ul className="rows">
        {value?.map((token) => (
          <TokenRow key={token.id} token={token} revoked={again} />
        ))}
      </ul>
      {fresh && <Copy label="Your new token. It is shown this once." text={fresh} />}
      <form onSubmit={(event) => void add(event)}>
        <label className="field">
          <span>Name of the program</span>
          <input name="name" required maxLength={100} autoComplete="off" />
        </label>
        <div className="choices">
          {taskScopes.map((scope) => (
            <label key={scope} className="choice">
              <input type="checkbox" name="scope" value={scope} defaultChecked={scope !== 'tasks:delete'} />
              {SCOPES[scope]}
            </label>
          ))}
        </div>
        <button type="submit" className="button">
          Make a token
        </button>
      </form>
    </fieldset>
  )
}

const SCOPES = {
  'tasks:read': 'May read',
  'tasks:write': 'May change',
  'tasks:delete': 'May delete',
  'calendar:read': 'May see what is due',
} as const

/** "may read, may change" */
export function mayWords(given: readonly Scope[]): string {
  return given.map((scope) => SCOPES[scope].toLowerCase()).join(', ')
}

export function TokenRow({ token, revoked }: { readonly token: Token; readonly revoked: () => void }) {
  const revoke = () =>
    void settingsApi
      .revoke(token.id)
      .catch((error: unknown) => toast(wordsOf(error)))
      .finally(revoked)
  return (
    <li className="row-line row-item">
      <span className="row-name">
        <span>{token.name}</span>
        <span className="quiet small">
          {mayWords(token.scopes)};{' '}
          {token.last_used_at ? `last used ${dayWords(token.last_used_at)}` : 'never used'}
          {token.expires_at ? `; until ${dayWords(token.expires_at)}` : ''}
        </span>
      </span>
      <button type="button" className="button plain" aria-label={`Revoke ${token.name}`} onClick={revoke}>
        Revoke
      </button>
    </li>
  )
}
