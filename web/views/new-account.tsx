/** An account is made by a link in a mail, where a password is chosen; who has one gets the same link, to a new one. */
import { type FormEvent, useState } from 'react'
import { accounts } from '../api/accounts.ts'
import { wordsOf } from '../api/problem.ts'

export function NewAccount({ back }: { readonly back: () => void }) {
  const [problem, setProblem] = useState('')
  const [mailed, setMailed] = useState('')
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email')).trim()
    await accounts.signUp(email).then(
      ({ message }) => setMailed(message),
      (error: unknown) => setProblem(wordsOf(error)),
    )
  }
  if (mailed) return <p role="status">{mailed}</p>
  return (
    <>
      <h1>Make an account</h1>
      <form className="sign-in" onSubmit={(event) => void submit(event)}>
        <label className="field">
          <span>E-mail</span>
          <input type="email" name="email" required autoComplete="username" />
        </label>
        <p className="wrong" role="alert">
          {problem}
        </p>
        <button type="submit" className="button">
          Send me a link
        </button>
        <button type="button" className="link" onClick={back}>
          I have an account
        </button>
      </form>
    </>
  )
}
