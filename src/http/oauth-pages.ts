/** Two plain pages for a program that wants in: who are you, and may it? Nothing in them is anyone else's markup. */
import { taskScopes } from '../domain/scope.ts'

const MEANING: Readonly<Record<(typeof taskScopes)[number], string>> = {
  'tasks:read': 'see your tasks',
  'tasks:write': 'add, change and complete tasks',
  'tasks:delete': 'delete tasks, after asking',
}

/** A program chose its name itself: it is text, whatever it looks like. */
function escaped(text: string): string {
  const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return text.replaceAll(/[&<>"]/gu, (character) => entities[character] ?? '')
}

/** With a referrer policy of their own: under a stricter one a browser would not say that their forms are ours. */
function page(title: string, body: string, head = ''): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="same-origin">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/plain.css">
${head}<title>Sayso: ${title}</title>
</head>
<body>
<main>
<img src="/favicon.svg" alt="" width="40" height="40">
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`
}

export function oauthSignInPage(query: string, wrong: boolean): string {
  const refused = wrong ? '<p role="alert">E-mail or password is not right.</p>' : ''
  return page(
    'Sign in',
    `<p>A program would like to use your list. Sign in to decide.</p>
${refused}<form method="post" action="/oauth/sign-in">
<input type="hidden" name="query" value="${escaped(query)}">
<p><label>E-mail <input name="email" type="email" autocomplete="username" required></label></p>
<p><label>Password <input name="password" type="password" autocomplete="current-password" required></label></p>
<p><button>Sign in</button></p>
</form>`,
  )
}

export function oauthCodePage(query: string, wrong: boolean): string {
  const refused = wrong ? '<p role="alert">That code is not right.</p>' : ''
  return page(
    'One more step',
    `<p>Type the code that your phone shows.</p>
${refused}<form method="post" action="/oauth/code">
<input type="hidden" name="query" value="${escaped(query)}">
<p><label>Code <input name="code" inputmode="numeric" autocomplete="one-time-code" required></label></p>
<p><button>Go on</button></p>
</form>`,
  )
}

export interface Consent {
  readonly program: string
  /** Where the answer goes: a name can be made up, an address less so. */
  readonly goes_to: string
  readonly scopes: readonly string[]
  readonly query: string
}

export function consentPage({ program, goes_to, scopes: asked, query }: Consent): string {
  const wanted = taskScopes.filter((scope) => asked.includes(scope))
  const items = wanted.map((scope) => `<li>${MEANING[scope]}</li>`).join('\n')
  return page(
    'May it use your list?',
    `<p>“${escaped(program)}” (${escaped(goes_to)}) would like to:</p>
<ul>
${items}
</ul>
<form method="post" action="/oauth/consent">
<input type="hidden" name="query" value="${escaped(query)}">
<p><button name="answer" value="yes">Allow</button> <button name="answer" value="no">Do not allow</button></p>
</form>`,
  )
}

/** Goes on by itself, without script; a form must not be redirected elsewhere, so this is a page. */
export function onwardPage(url: string): string {
  const head = `<meta http-equiv="refresh" content="0;url=${escaped(url)}">\n`
  return page('Back to the program', `<p><a href="${escaped(url)}">Continue</a></p>`, head)
}
