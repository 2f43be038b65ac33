/** The try-it page: a form for every route of the API, made from the OpenAPI document. A script of its own sends them. */
import { escaped } from '../../src/http/docs/escaped.ts'
import { type OpenApi, type Operation, operationsOf, type Parameter } from './openapi.ts'

export function tryItPage(document: OpenApi): string {
  const forms = operationsOf(document).filter(({ path }) => path !== '/api/events')
  return `<h1 id="try-it">Try the API</h1>
<p>Each form sends one real request to this server, as you are signed in here, and shows the answer. What you change is
changed in your own list; <code>POST /api/undo</code> takes it back. The reference is <a href="/docs/api">the HTTP API</a>.</p>
<noscript><p><strong>Sending needs JavaScript.</strong> Without it, use the command in each form.</p></noscript>
${forms.map(formOf).join('\n')}`
}

function formOf(operation: Operation): string {
  const { method, path, summary, parameters, example } = operation
  const body =
    example === null
      ? ''
      : `<label>Body<textarea name="body" rows="${Math.min(8, example.split('\n').length + 1)}" spellcheck="false">${escaped(example)}</textarea></label>`
  return `<details class="operation">
<summary><b>${method.toUpperCase()}</b> <code>${escaped(path)}</code> ${escaped(summary)}</summary>
<form data-method="${method}" data-path="${escaped(path)}">
${parameters.map(fieldOf).join('\n')}
${body}
<pre><code>${escaped(curlOf(operation))}</code></pre>
<button>Send</button>
<output></output>
</form>
</details>`
}

function fieldOf({ name, in: place, required, description }: Parameter): string {
  const said = description === undefined ? '' : ` <small>${escaped(description)}</small>`
  return `<label>${escaped(name)}${said}<input name="${escaped(name)}" data-in="${place}"${required ? ' required' : ''}></label>`
}

function curlOf({ method, path, example, type }: Operation): string {
  const body =
    example === null ? '' : ` \\\n  -H 'content-type: ${type}' -d '${example.replaceAll(/\s*\n\s*/gu, ' ')}'`
  return `curl -X ${method.toUpperCase()} -H "authorization: Bearer $TOKEN" http://127.0.0.1:3000${path}${body}`
}
