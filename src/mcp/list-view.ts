/**
 * The list as something to look at, for programs that show views of their servers (MCP Apps): what list_tasks answered,
 * with a box to tick. It stands alone: no style, script or address from anywhere else, and titles are only ever text.
 */
export const VIEW_URI = 'ui://sayso/list'
export const VIEW_TYPE = 'text/html;profile=mcp-app'

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif }
body { margin: 0; padding: 12px }
ul { list-style: none; margin: 0; padding: 0 }
li { padding: 6px 0; border-bottom: 1px solid color-mix(in srgb, currentColor 15%, transparent) }
label { display: flex; gap: 8px; align-items: baseline }
.about { opacity: .7; font-size: 13px }
.done { text-decoration: line-through; opacity: .7 }`

/** Talks to the program that shows it in JSON-RPC, through postMessage. */
const SCRIPT = `
let id = 0
const waiting = new Map()
const send = (message) => parent.postMessage({ jsonrpc: '2.0', ...message }, '*')
const ask = (method, params) => new Promise((resolve, reject) => {
  id += 1
  waiting.set(id, { resolve, reject })
  send({ id, method, params })
})
const tell = (method, params = {}) => send({ method, params })

function row(task) {
  const box = Object.assign(document.createElement('input'), { type: 'checkbox', checked: task.completed })
  const title = Object.assign(document.createElement('span'), { textContent: task.title, className: task.completed ? 'done' : '' })
  const parts = [task.due_date && task.due_date.replace('T', ' '), task.priority, task.list, ...(task.labels || [])]
  const about = Object.assign(document.createElement('span'), { textContent: parts.filter(Boolean).join(' · '), className: 'about' })
  box.addEventListener('change', async () => {
    box.disabled = true
    try {
      const answer = await ask('tools/call', { name: 'complete_task', arguments: { task_id: String(task.number), completed: box.checked } })
      const now = answer.structuredContent?.data?.task
      if (answer.isError || !now) throw new Error()
      title.className = now.completed ? 'done' : ''
    } catch {
      box.checked = !box.checked
    }
    box.disabled = false
  })
  const label = document.createElement('label')
  label.append(box, title, about)
  const item = document.createElement('li')
  item.append(label)
  return item
}

function show(result) {
  const data = result?.structuredContent?.data
  const tasks = data?.tasks || []
  document.querySelector('ul').replaceChildren(...tasks.map(row))
  const more = (data?.total ?? tasks.length) - tasks.length
  document.querySelector('p').textContent = tasks.length === 0 ? 'Nothing here.' : more > 0 ? 'and ' + more + ' more' : ''
  tell('ui/notifications/size-changed', { height: document.documentElement.scrollHeight })
}

addEventListener('message', ({ source, data }) => {
  if (source !== parent || data?.jsonrpc !== '2.0') return
  if (data.method === 'ui/notifications/tool-result') return show(data.params)
  if (data.method !== undefined && data.id !== undefined) return send({ id: data.id, result: {} })
  const asked = waiting.get(data.id)
  waiting.delete(data.id)
  if (asked) data.error ? asked.reject(data.error) : asked.resolve(data.result)
})

const appInfo = { name: 'sayso', title: 'Sayso', version: '1' }
ask('ui/initialize', { protocolVersion: '2026-01-26', appInfo, appCapabilities: {} })
  .then(() => tell('ui/notifications/initialized'), () => undefined)`

export const LIST_VIEW = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Your list</title><style>${STYLE}</style></head>
<body><ul aria-label="Tasks"></ul><p class="about" role="status"></p><script type="module">${SCRIPT}</script></body></html>
`
