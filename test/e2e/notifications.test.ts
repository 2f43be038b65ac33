/** Where reminders are sent, chosen on the page: a web address is added, tried, and gets what rings. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { postReceiver } from '../support/receivers.ts'
import { axeFindings } from './axe.ts'
import { listOf, localServer, openPage, tell, tokenHeaders } from './page.ts'
import { TOKEN_MODE } from './token-mode.ts'

test('what is pushed is shown by its worker, also what it cannot read; a press on it is told to the server', async () => {
  const server = await localServer()
  const { page } = await openPage(server.link ?? '', { serviceWorkers: 'allow' })
  await tell(page, 'add call the dentist')
  await listOf(page).getByText('call the dentist').waitFor()
  const starts = page.context().waitForEvent('serviceworker', (one) => one.url().endsWith('/push.js'))
  await page.evaluate("navigator.serviceWorker.register('/push.js', { scope: '/r/' }).then(() => undefined)")
  const worker = await starts
  // A browser without a window shows none: what would be shown is kept instead.
  await worker.evaluate(`self.seen = []
    self.registration.showNotification = async (title, { body, actions = [] }) =>
      void self.seen.push([title, body, actions.map(({ title }) => title)])`)
  const push = (data: string) =>
    worker.evaluate(`self.dispatchEvent(new PushEvent('push', { data: ${JSON.stringify(data)} }))`)
  const done = { label: 'Done', url: 'https://a-name-of-the-server.example/api/tasks/1/complete' }
  const gone = { label: 'In an hour', url: 'https://a-name-of-the-server.example/api/tasks/9/complete' }
  const actions = [done, gone]
  await push(JSON.stringify({ id: 'one', title: 'dentist', body: 'in an hour', actions }))
  await push('no JSON')
  const seen = () => worker.evaluate('self.seen')
  await expect.poll(seen).toHaveLength(2)
  expect(await seen()).toEqual([
    ['dentist', 'in an hour', ['Done', 'In an hour']],
    ['Sayso', 'Something is due.', []],
  ])
  const press = (action: string) =>
    worker.evaluate(`self.dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), {
      action: '${action}',
      notification: { close() {}, title: 'dentist', data: { actions: ${JSON.stringify(actions)} } },
    }))`)
  await press('Done')
  await listOf(page).getByRole('button', { name: 'Done 1' }).waitFor()
  expect(await seen()).toHaveLength(2)
  await press('In an hour')
  await expect.poll(seen).toHaveLength(3)
  expect(await worker.evaluate('self.seen[2][1]')).toBe('That did not work. Open your list and try there.')
})

test('a web address is added, tried and taken away; quiet hours and the hour of the look at the day are kept', async () => {
  const there = await postReceiver()
  const server = await localServer({ ...TOKEN_MODE, SAYSO_OWN_NETWORK: 'yes' })
  const extraHTTPHeaders = await tokenHeaders(randomUUID())
  const { page, complaints } = await openPage(`${server.url}/#settings`, { extraHTTPHeaders })
  const section = page.getByRole('group', { name: 'Reminders when this page is closed' })
  await section.getByLabel('To a web address').fill(`${there.url}/topic`)
  await section.getByRole('button', { name: 'Send them to that address' }).click()
  await section.getByRole('button', { name: /^Test / }).click()
  await page.getByText(/^Sent to /u).waitFor()
  expect(there.posts).toHaveLength(1)
  await section.getByLabel('Quiet hours').click()
  await section.getByLabel('Quiet from').waitFor()
  await section.getByLabel('A look at the day every morning').click()
  await section.getByLabel('Look at the day at').fill('06:45')
  await expect
    .poll(async () => await (await page.request.get(`${server.url}/api/settings`)).json())
    .toMatchObject({ morning_brief: '06:45', quiet_hours: '22:00-07:00' })
  expect(await axeFindings(page)).toEqual([])
  await section.getByRole('button', { name: /^Remove / }).click()
  await section.getByRole('button', { name: /^Test / }).waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
})
