/**
 * Shown when the server does not know this browser. In `local` mode there is a link in the terminal; where the server
 * keeps accounts, the form that signs in belongs here.
 */
export function SignedOut() {
  return (
    <main className="signed-out">
      <img src="/favicon.svg" alt="" width="48" height="48" />
      <h1>Open the link in your terminal</h1>
      <p>
        The terminal that runs Sayso shows a line beginning with “Sign in”. Its link opens this page for you;
        each link works once, and a new one follows.
      </p>
      <p className="quiet">What you typed before is kept here and is sent once you are back.</p>
      <button type="button" className="button" onClick={() => location.reload()}>
        Try again
      </button>
    </main>
  )
}
