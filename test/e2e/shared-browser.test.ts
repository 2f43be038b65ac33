/** One browser, two people: what one typed is not shown to the other, not sent in their name, and not lost. */
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, expect, test, vi } from 'vitest'
import { sayso, served } from '../support/cli.ts'
import { freshFolder } from '../support/stores.ts'
import { composer, openPage, tell } from './page.ts'

/** For what another page is told of, on a machine that is busy. */
vi.setConfig({ expect: { poll: { timeout: 20_000 } } })

const env = {
  SAYSO_DATABASE_URL: `file:${join(freshFolder(), 'sayso.db')}`,
  SAYSO_AUTH: 'accounts',
  SAYSO_AUTH_SECRET: 'a secret of sessions that is long enough',
}
const server = await served(env)
afterAll(() => server.stop('SIGKILL'))

const PASSWORD = 'a long enough password'
const chats = '**/api/chat'

async function makeAccount(page: Page, email: string): Promise<void> {
  await sayso(['accounts', 'add', email], { env, input: `${PASSWORD}\n` })
  await signIn(page, email)
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await composer(page).waitFor()
}

/** Something said that cannot be sent, and something half typed. */
async function leaveWaiting(page: Page): Promise<void> {
  await tell(page, 'add buy milk')
  const log = page.getByRole('log')
  await log.getByText('Added #1 “buy milk”.').waitFor()
  await page.route(chats, (route) => route.abort())
  await tell(page, 'add a present for bob')
  await log.getByText('Sent as soon as Sayso is back.').waitFor()
  await composer(page).fill('what bob must not')
}

const titlesOn = (page: Page) => page.getByRole('complementary', { name: 'Tasks' }).getByRole('checkbox')
const keptIn = (page: Page) => page.evaluate('JSON.stringify({ ...localStorage })') as Promise<string>

test('a session that ended: the next one finds nothing, and the first all of it', async () => {
  const { page } = await openPage(server.url)
  await makeAccount(page, 'ann1@example.com')
  await leaveWaiting(page)
  await page.context().clearCookies()
  await page.unroute(chats)
  await page.reload()
  await makeAccount(page, 'bob1@example.com')
  await page.getByRole('heading', { name: 'Say what is on your mind' }).waitFor()
  await tell(page, 'add water the plants')
  await page.getByRole('log').getByText('Added #1 “water the plants”.').waitFor()
  expect(await composer(page).inputValue()).toBe('')
  await expect.poll(() => titlesOn(page).count()).toBe(1)

  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('heading', { name: 'Sign in to Sayso' }).waitFor()
  expect(await keptIn(page)).not.toContain('water')
  await page.goto(server.url)
  await signIn(page, 'ann1@example.com')
  await page.getByRole('log').getByText('Added #2 “a present for bob”.').waitFor()
  expect(await composer(page).inputValue()).toBe('what bob must not')
})

test('signing out takes along what waited and what was half typed', async () => {
  const { page } = await openPage(server.url)
  await makeAccount(page, 'ann2@example.com')
  await leaveWaiting(page)
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('heading', { name: 'Sign in to Sayso' }).waitFor()
  expect(await keptIn(page)).toBe('{}')
})

test('two pages: one that is still open sends nothing in the name of who signed in since', async () => {
  const { page: ann } = await openPage(server.url)
  await makeAccount(ann, 'ann3@example.com')
  await leaveWaiting(ann)
  await ann.context().clearCookies()
  const bob = await ann.context().newPage()
  await bob.goto(server.url)
  await makeAccount(bob, 'bob3@example.com')
  await ann.unroute(chats)
  // The page that was ann's starts anew, as bob's.
  await ann.getByRole('heading', { name: 'Say what is on your mind' }).waitFor()
  expect(await composer(ann).inputValue()).toBe('')
  await tell(bob, 'add water the plants')
  await bob.getByRole('log').getByText('Added #1 “water the plants”.').waitFor()
  await expect.poll(() => titlesOn(ann).count()).toBe(1)
  await expect.poll(() => titlesOn(bob).count()).toBe(1)
})

test('signing out in one page closes the others, with all they held', async () => {
  const { page } = await openPage(server.url)
  await makeAccount(page, 'ann4@example.com')
  const other = await page.context().newPage()
  await other.goto(server.url)
  await composer(other).fill('half a secret')
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await other.getByRole('heading', { name: 'Sign in to Sayso' }).waitFor()
  expect(await keptIn(other)).toBe('{}')
})
