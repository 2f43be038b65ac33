/** The second step of signing in: the code that a phone shows, or one from paper. */
import { type FormEvent, useState } from 'react'
import { accounts } from '../api/accounts.ts'
import { wordsOf } from '../api/problem.ts'

export function SecondCode({ entered }: { readonly entered: () => void }) {
  const [problem, setProblem] = useState('')
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code')).trim()
    try {
      await (/^\d{6}$/u.test(code) ? accounts.verify(code) : accounts.verifyBackup(code))
      entered()
    } catch (error) {
      setProblem(wordsOf(error))
    }
  }
  return (
    <>
      <h1>One more step</h1>
      <form className="sign-in" onSubmit={(event) => void submit(event)}>
        <label className="field">
          <span>The code that your phone shows, or one of those you wrote down</span>
          <input name="code" required autoComplete="one-time-code" />
        </label>
        <p className="wrong" role="alert">
          {problem}
        </p>
        <button type="submit" className="button">
          Go on
        </button>
      </form>
    </>
  )
}
