/** Sends what a form of the try-it page says, and shows the answer. */
const LONGEST = 20_000

for (const form of document.querySelectorAll('form[data-path]')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    send(form).catch((error) => show(form, String(error)))
  })
}

async function send(form) {
  const { method, path } = form.dataset
  const fields = [...form.querySelectorAll('input')].filter(({ value }) => value !== '')
  const placed = (place) =>
    fields.filter(({ dataset }) => dataset.in === place).map(({ name, value }) => [name, value])
  let address = path
  for (const [name, value] of placed('path'))
    address = address.replace(`{${name}}`, encodeURIComponent(value))
  const query = new URLSearchParams(placed('query'))
  const body = form.querySelector('textarea')?.value.trim()
  const type = path === '/api/import' ? 'application/x-ndjson' : 'application/json'
  const headers = { ...Object.fromEntries(placed('header')), ...(body && { 'content-type': type }) }
  show(form, '…')
  const url = query.size === 0 ? address : `${address}?${query}`
  const response = await fetch(url, { method: method.toUpperCase(), headers, ...(body && { body }) })
  show(form, `${response.status} ${response.statusText}\n${pretty(await response.text())}`)
}

function pretty(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

/** As text, whatever it is. */
function show(form, text) {
  form.querySelector('output').textContent = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
