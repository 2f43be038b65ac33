/** What is around every page: the way to the others, and the search. No script, no style in the page itself. */
import { escaped } from '../../src/http/docs/escaped.ts'

export interface Entry {
  readonly path: string
  readonly title: string
}

export type Menu = readonly (readonly [string, readonly Entry[]])[]

export function layout(title: string, body: string, menu: Menu, here: string, head = ''): string {
  const groups = menu.map(
    ([group, entries]) =>
      `<h2>${group}</h2>\n<ul>\n${entries.map((entry) => `<li>${linkTo(entry, here)}</li>`).join('\n')}\n</ul>`,
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} · Sayso</title>
<link rel="icon" href="/docs/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/docs/tokens.css">
<link rel="stylesheet" href="/docs/docs.css">
${head}</head>
<body>
<a class="skip" href="#content">Skip to the page</a>
<header>
<a class="home" href="/docs"><img src="/docs/favicon.svg" alt="" width="24" height="24">Sayso</a>
<form action="/docs/search" role="search">
<input type="search" name="q" aria-label="Search the docs" placeholder="Search the docs" maxlength="100" required>
<button>Search</button>
</form>
<a class="to-list" href="/">To the list</a>
</header>
<div class="columns">
<nav aria-label="Pages">
${groups.join('\n')}
</nav>
<main id="content">
${body}
</main>
</div>
</body>
</html>
`
}

function linkTo({ path, title }: Entry, here: string): string {
  const current = path === here ? ' aria-current="page"' : ''
  return `<a href="${path}"${current}>${escaped(title)}</a>`
}
