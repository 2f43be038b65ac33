/** The view of the list in a real browser, inside a page that plays the program that shows it. */
import { expect, inject, test } from 'vitest'
import { LIST_VIEW } from '../../src/mcp/list-view.ts'
import { openPage } from './page.ts'

const task = (number: number, title: string) => ({
  number,
  title,
  completed: false,
  labels: [],
  due_date: null,
})

/** Runs in the page. */
const host = `(html, result) => {
  const frame = document.querySelector('iframe')
  globalThis.heard = []
  addEventListener('message', ({ data }) => {
    heard.push(data)
    const answer = (message) => frame.contentWindow.postMessage({ jsonrpc: '2.0', ...message }, '*')
    const { id, method } = data
    if (method === 'ui/initialize') answer({ id, result: { protocolVersion: '2026-01-26' } })
    if (method === 'ui/notifications/initialized') answer({ method: 'ui/notifications/tool-result', params: result })
    if (method === 'tools/call') answer({ id, result: { structuredContent: { data: { task: { completed: true } } } } })
  })
  frame.srcdoc = html
}`

test('shows what list_tasks answered as text, and ticks through the program', async () => {
  const { page, complaints } = await openPage(`${inject('pageAddress')}/docs`)
  await page.goto('about:blank')
  await page.setContent('<title>host</title><iframe title="list" sandbox="allow-scripts"></iframe>')
  const tasks = [
    task(1, '<img src=x onerror=alert(1)>'),
    { ...task(2, 'call Ann'), due_date: '2026-03-05T17:00' },
  ]
  const result = { content: [], structuredContent: { data: { tasks, total: 5 } } }
  await page.evaluate(`(${host})(${JSON.stringify(LIST_VIEW)}, ${JSON.stringify(result)})`)
  const view = page.frameLocator('iframe')
  await view.getByText('<img src=x onerror=alert(1)>').waitFor()
  await view.getByText('and 3 more').waitFor()
  await view.getByLabel(/call Ann/u).check()
  await view.locator('.done', { hasText: 'call Ann' }).waitFor()
  const called = await page.evaluate(
    'heard.filter(({ method }) => method === "tools/call").map(({ params }) => params)',
  )
  expect(called).toEqual([{ name: 'complete_task', arguments: { task_id: '2', completed: true } }])
  expect(complaints).toEqual([])
})
