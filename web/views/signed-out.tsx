/**
 * Shown when the server does not know this browser: the way in. With accounts it is a form; without, a link that only
 * the terminal shows.
 */
import { useEffect, useState } from 'react'
import { keepsAccounts } from '../api/accounts.ts'
import { SignIn } from './sign-in.tsx'

export function SignedOut() {
  const [form, setForm] = useState<boolean | null>(null)
  useEffect(() => void keepsAccounts().then(setForm), [])
  return (
    <main className="signed-out">
      <img src="/favicon.svg" alt="" width="48" height="48" />
      {form === true && <SignIn />}
      {form === false && <FromTheTerminal />}
    </main>
  )
}

function FromTheTerminal() {
  return (
    <>
      <h1>Open the link in your terminal</h1>
      <p>
        The terminal that runs Sayso shows a line beginning with “Sign in”. Its link opens this page for you;
        each link works once, and a new one follows.
      </p>
      <p className="quiet">What you typed before is kept here and is sent once you are back.</p>
      <button type="button" className="button" onClick={() => location.reload()}>
        Try again
      </button>
    </>
  )
}
