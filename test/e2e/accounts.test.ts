/** With accounts: people make one, come in, take along what is theirs, and let a program in, all in one browser. */
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { StreamableHTTPClientTransport, UnauthorizedError } from '@modelcontextprotocol/client'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { served } from '../support/cli.ts'
import { Keeper } from '../support/keeper.ts'
import { called, clientOf } from '../support/mcp.ts'
import { mailReceiver, textOf } from '../support/receivers.ts'
import { freshFolder } from '../support/stores.ts'
import { axeFindings } from './axe.ts'
import { composer, openAsNew, openPage, picture, tell } from './page.ts'

const folder = freshFolder()
const SAVED = join(folder, 'everything.jsonl')
const box = await mailReceiver()
const server = await served({
  SAYSO_DATABASE_URL: `file:${join(folder, 'sayso.db')}`,
  SAYSO_AUTH: 'accounts',
  SAYSO_AUTH_SECRET: 'a secret of sessions that is long enough',
  SAYSO_SIGN_UP: 'open',
  SAYSO_SMTP_URL: box.url,
  SAYSO_MAIL_FROM: 'Sayso <sayso@example.org>',
})
afterAll(() => server.stop('SIGKILL'))

const EMAIL = 'ann@example.com'
const PASSWORD = 'a long enough password'

test('make an account, come in, leave; nothing stays behind; a lost password has a way back', async () => {
  const { page } = await openPage(server.url)
  await page.getByRole('button', { name: 'I have no account yet' }).click()
  await page.getByLabel('E-mail').fill(EMAIL)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await page.getByRole('status').getByText('Look into your mail').waitFor()
  await expect.poll(() => box.mails.length).toBe(1)
  await page.goto(/http\S+/u.exec(box.mails.map(textOf).join())?.[0] ?? '')
  await page.getByLabel('New password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Set password' }).click()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('E-mail').fill(EMAIL)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await tell(page, 'add buy milk tomorrow')
  await page.getByRole('log').getByText('Added #1').waitFor()
  await page.getByRole('link', { name: 'Settings' }).click()
  const everything = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Save everything' }).click()
  await (await everything).saveAs(SAVED)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('heading', { name: 'Sign in to Sayso' }).waitFor()
  expect(await page.evaluate('localStorage.length')).toBe(0)
  await page.getByLabel('E-mail').fill(EMAIL)
  await page.getByLabel('Password').fill('not the password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('alert').filter({ hasText: /\w/u }).waitFor()
  await page.getByRole('button', { name: 'I have no account yet' }).click()
  await page.getByRole('heading', { name: 'Make an account' }).waitFor()
  expect(await page.getByRole('alert').innerText()).toBe('')
  await page.getByRole('button', { name: 'I have an account' }).click()
  await page.getByText('I forgot my password').click()
  await page.getByText('sayso reset-password').waitFor()
  await picture(page, 'sign-in-light')
  expect(await axeFindings(page)).toEqual([])
})

test('what was saved is brought in elsewhere, once', async () => {
  const { page, complaints } = await openAsNew()
  await page.getByRole('link', { name: 'Settings' }).click()
  for (const time of ['first', 'second']) {
    const [answer] = await Promise.all([
      page.waitForResponse('**/api/import**'),
      page.getByLabel('Bring in a file').setInputFiles(SAVED),
    ])
    expect(answer.status(), time).toBe(200)
    await page.getByText(/^1 tasks? read/u).waitFor()
  }
  const list = page.getByRole('complementary', { name: 'Tasks' })
  await list.getByText('buy milk').waitFor()
  await list.getByText('Tomorrow').waitFor()
  expect(await list.getByRole('checkbox').count()).toBe(1)
  expect(complaints).toEqual([])
})

test('an official MCP client is let in by a click, and what it does appears on the page', async () => {
  const callback = createServer((_, response) => response.end('Back at the program.')).listen(0, '127.0.0.1')
  await once(callback, 'listening')
  const keeper = new Keeper(`http://127.0.0.1:${(callback.address() as AddressInfo).port}/callback`)
  const transport = () =>
    new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`), { authProvider: keeper })
  const asking = transport()
  await expect(clientOf('Helper', '2026-07-28').connect(asking)).rejects.toThrow(UnauthorizedError)

  const { page, complaints } = await openPage(String(keeper.asked))
  await page.getByLabel('E-mail').fill(EMAIL)
  await page.getByLabel('Password').fill(PASSWORD)
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: 'May it use your list?' }).waitFor()
  await page.getByText('“Helper <b>bold</b>”').waitFor()
  await picture(page, 'consent-light')
  expect(await axeFindings(page)).toEqual([])
  const back = once(callback, 'request') as Promise<[IncomingMessage]>
  await page.getByRole('button', { name: 'Allow', exact: true }).click()
  const [{ url = '' }] = await back
  await page.getByText('Back at the program.').waitFor()
  await asking.finishAuth(new URL(url, keeper.redirectUrl).searchParams)

  const client = clientOf('Helper', '2026-07-28')
  await client.connect(transport())
  await page.goto(server.url)
  await page.getByRole('complementary').getByText('buy milk').waitFor()
  expect(await called(client, 'add_task', { title: 'from afar' })).toMatchObject({ success: true })
  await page.getByRole('log').getByText('Helper <b>bold</b> (assistant) added #2 from afar').waitFor()
  await putOut(page)
  await expect(called(client, 'add_task', { title: 'once more' })).rejects.toThrow()
  expect(complaints).toEqual([])
  await client.close()
  callback.close()
  callback.closeAllConnections()
})

/** Sees on one page who is in, puts the program out, and reads about it in the activity. */
async function putOut(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('link', { name: 'signed-in devices, programs and tokens' }).click()
  const access = page.getByRole('region', { name: 'Signed-in devices, programs and tokens' })
  await access.getByText('Chrome on Linux (this one)').waitFor()
  await access.getByText(/may read.*last used today/u).waitFor()
  await picture(page, 'access-light')
  expect(await axeFindings(page)).toEqual([])
  await access.getByRole('button', { name: 'Put out: Helper' }).click()
  await access.getByText('You let none in').waitFor()
  await page.getByRole('link', { name: 'Activity', exact: true }).click()
  await page.getByText('put out the program “Helper').waitFor()
  await page.getByText('signed in with Chrome on Linux').first().waitFor()
}

test('one device signs out another, and then everyone', async () => {
  const enter = async (options: BrowserContextOptions = {}) => {
    const opened = await openPage(server.url, options)
    await opened.page.getByLabel('E-mail').fill(EMAIL)
    await opened.page.getByLabel('Password').fill(PASSWORD)
    await opened.page.getByRole('button', { name: 'Sign in' }).click()
    await composer(opened.page).waitFor()
    return opened
  }
  const phone = { width: 390, height: 844 }
  const userAgent = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'
  const [{ page }, lost] = [await enter({ colorScheme: 'dark', viewport: phone }), await enter({ userAgent })]
  await page.goto(`${server.url}/#access`)
  const access = page.getByRole('region', { name: 'Signed-in devices, programs and tokens' })
  await access.getByRole('button', { name: 'Sign out: Firefox on Android' }).waitFor()
  await picture(page, 'access-phone-dark')
  expect(await axeFindings(page)).toEqual([])
  await access.getByRole('button', { name: 'Sign out: Firefox on Android' }).click()
  await lost.page.getByRole('heading', { name: 'Sign in to Sayso' }).waitFor()
  await access.getByRole('button', { name: 'Sign out everywhere…' }).click()
  await access.getByRole('button', { name: 'Put everyone out' }).click()
  await page.getByRole('heading', { name: 'Sign in to Sayso' }).waitFor()
  expect(await page.evaluate('localStorage.length')).toBe(0)
})
