/** Where reminders are sent, chosen on the page: a web address is added, tried, and gets what rings. */
import { expect, test } from 'vitest'
import { postReceiver } from '../support/receivers.ts'
import { axeFindings } from './axe.ts'
import { localServer, openPage } from './page.ts'

test('a web address is added, tried and taken away; quiet hours are kept', async () => {
  const there = await postReceiver()
  const server = await localServer({ SAYSO_OWN_NETWORK: 'yes' })
  const { page, complaints } = await openPage(String(server.link))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.goto(`${server.url}/#settings`)
  const section = page.getByRole('group', { name: 'Reminders when this page is closed' })
  await section.getByLabel('To a web address').fill(`${there.url}/topic`)
  await section.getByRole('button', { name: 'Send them to that address' }).click()
  await section.getByRole('button', { name: /^Test / }).click()
  await page.getByText(/^Sent to /u).waitFor()
  expect(there.posts).toHaveLength(1)
  await section.getByLabel('Quiet hours').check()
  await section.getByLabel('Quiet from').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await section.getByRole('button', { name: /^Send no more to / }).click()
  await section.getByRole('button', { name: /^Test / }).waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
})
