/** Sign in with an account, or make one. */
import { type FormEvent, useState } from 'react'
import { accounts } from '../api/accounts.ts'
import { wordsOf } from '../api/problem.ts'
import { keep, SIGNED_IN_HERE } from '../state/kept.ts'

export function SignIn() {
  const [isNew, setNew] = useState(false)
  const [problem, setProblem] = useState('')
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const entry = { email: String(form.get('email')).trim(), password: String(form.get('password')) }
    try {
      await (isNew ? accounts.signUp(entry) : accounts.signIn(entry))
      keep(SIGNED_IN_HERE, 'yes')
      location.reload()
    } catch (error) {
      setProblem(wordsOf(error))
    }
  }
  return (
    <>
      <h1>{isNew ? 'Make an account' : 'Sign in to Sayso'}</h1>
      <form className="sign-in" onSubmit={(event) => void submit(event)}>
        <label className="field">
          <span>E-mail</span>
          <input type="email" name="email" required autoComplete="username" />
        </label>
        <label className="field">
          <span>Password{isNew && ', at least 10 characters'}</span>
          <input
            type="password"
            name="password"
            required
            minLength={isNew ? 10 : 1}
            maxLength={200}
            autoComplete={isNew ? 'new-password' : 'current-password'}
          />
        </label>
        <p className="wrong" role="alert">
          {problem}
        </p>
        <button type="submit" className="button">
          {isNew ? 'Make the account' : 'Sign in'}
        </button>
        <button type="button" className="link" onClick={() => setNew(!isNew)}>
          {isNew ? 'I have an account' : 'I have no account yet'}
        </button>
      </form>
    </>
  )
}
