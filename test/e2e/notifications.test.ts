/** Where reminders are sent, chosen on the page: a web address is added, tried, and gets what rings. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { postReceiver } from '../support/receivers.ts'
import { axeFindings } from './axe.ts'
import { localServer, openPage, tokenHeaders } from './page.ts'
import { TOKEN_MODE } from './token-mode.ts'

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
