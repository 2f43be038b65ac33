/** Sign in with an account. */
import { type FormEvent, useState } from 'react'
import { accounts } from '../api/accounts.ts'
import { isSignedOut, wordsOf } from '../api/problem.ts'
import { keepHere } from '../state/kept.ts'
import { NewAccount } from './new-account.tsx'
import { SecondCode } from './second-code.tsx'

export function SignIn() {
  const [isNew, setNew] = useState(false)
  const [problem, setProblem] = useState('')
  const [isHalf, setHalf] = useState(false)
  const entered = () => {
    keepHere('account', 'yes')
    location.reload()
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const entry = { email: String(form.get('email')).trim(), password: String(form.get('password')) }
    try {
      const { twoFactorRedirect } = await accounts.signIn(entry)
      if (twoFactorRedirect) setHalf(true)
      else entered()
    } catch (error) {
      setProblem(isSignedOut(error) ? 'E-mail or password is not right.' : wordsOf(error))
    }
  }
  if (isHalf) return <SecondCode entered={entered} />
  if (isNew) return <NewAccount back={() => setNew(false)} />
  return (
    <>
      <h1>Sign in to Sayso</h1>
      <form className="sign-in" onSubmit={(event) => void submit(event)}>
        <label className="field">
          <span>E-mail</span>
          <input type="email" name="email" required autoComplete="username" />
        </label>
        <label className="field">
          <span>Password</span>
          <input
            type="password"
            name="password"
            required
            minLength={1}
            maxLength={200}
            autoComplete="current-password"
          />
        </label>
        <p className="wrong" role="alert">
          {problem}
        </p>
        <button type="submit" className="button">
          Sign in
        </button>
        <button type="button" className="link" onClick={() => setNew(true)}>
          I have no account yet
        </button>
        <Forgotten />
      </form>
    </>
  )
}

/** Where no mail is sent, the way back leads through whoever runs it. */
function Forgotten() {
  return (
    <details className="forgotten">
      <summary>I forgot my password</summary>
      <p className="small">
        Where this Sayso sends mail, “I have no account yet” sends a link to a new password to your address,
        also if you have one. Otherwise ask whoever runs it: they run <code>sayso reset-password</code> with
        your e-mail address and hand you the link it prints. It works once, for an hour. Your list stays as it
        is.
      </p>
    </details>
  )
}
