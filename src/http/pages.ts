/** Plain pages for when the real one cannot be shown: what this is, and where to go on. No script, nothing typed in. */

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/plain.css">
<title>${title}</title>
</head>
<body>
<main>
<img src="/favicon.svg" alt="" width="40" height="40">
${body}
</main>
</body>
</html>
`
}

export const homePage = (signedIn: boolean): string =>
  page(
    'Sayso',
    `<h1>Sayso</h1>
<p>A to-do list you talk to. It understands plain sentences, shows what it understood,
and never destroys anything without your say-so.</p>
<p>${signedIn ? 'You are signed in.' : 'You are not signed in. The terminal that runs Sayso shows a link that signs you in.'}</p>
<p>The page to talk to has not been built here. Run <code>npm run build:web</code> and start Sayso again.
Until then, run <code>sayso chat</code> in a terminal, or say one thing: <code>sayso "add milk"</code>.</p>
<p>The API is under <code>/api</code>: send <code>{ "message": "add milk" }</code> to
<code>POST /api/chat</code>; tasks are at <a href="/api/tasks"><code>/api/tasks</code></a>.</p>`,
  )

/** The link is used up by the button, not by looking at it. */
export const signInPage = page(
  'Sayso: sign in',
  `<meta name="referrer" content="same-origin">
<h1>Sign in to Sayso</h1>
<form method="post">
<p><button>Sign in</button></p>
</form>`,
)

export const usedLinkPage = page(
  'Sayso: sign in',
  `<h1>This link does not work any more</h1>
<p>Each sign-in link works once. The terminal that runs Sayso shows a new one.</p>`,
)

/** Why a new password was not taken; closed, so nothing anyone typed gets onto the page. */
export type PasswordRefusal = 'link' | 'password'

const refusals: Readonly<Record<PasswordRefusal, string>> = {
  link: 'This link does not work any more. Ask for a new one.',
  password: 'A password needs 10 to 200 characters.',
}

/** With its own referrer policy: under a stricter one a browser would not say that the form is ours. */
export const newPasswordPage = (refused: PasswordRefusal | null): string =>
  page(
    'Sayso: new password',
    `<meta name="referrer" content="same-origin">
<h1>Choose a new password</h1>
${refused === null ? '' : `<p role="alert">${refusals[refused]}</p>`}
<form method="post">
<p><label>New password, at least 10 characters<br>
<input name="password" type="password" autocomplete="new-password" minlength="10" maxlength="200" required></label></p>
<p><button>Set password</button></p>
</form>`,
  )

export const passwordSetPage = page(
  'Sayso: new password',
  `<h1>Your password is set</h1>
<p>You are signed out everywhere; programs and tokens were ended, too. <a href="/">Sign in</a> with the new one.</p>`,
)

/** A link in an e-mail is opened by more than people: only the button does something. */
export const pressPage = (words: string): string =>
  page(
    'Sayso',
    `<meta name="referrer" content="same-origin">
<h1>${words}?</h1>
<form method="post">
<p><button>${words}</button></p>
</form>`,
  )

export const pressedPage = (words: string): string => page('Sayso', `<h1>${words}</h1>`)
