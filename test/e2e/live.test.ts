/** Several pages, other programs, and a server that goes away. */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { sayso } from '../support/cli.ts'
import { tokenFor } from '../support/http-app.ts'
import { called, clientOf, overHttp } from '../support/mcp.ts'
import { freshFolder } from '../support/stores.ts'
import { composer, localServer, openAsNew, openPage, tell, tokenHeaders, tokenServer } from './page.ts'

test('two pages and a terminal are one truth, within a second', async () => {
  const env = { SAYSO_DATABASE_URL: `file:${join(freshFolder(), 'sayso.db')}` }
  const server = await localServer(env)
  const { page: one } = await openPage(server.link ?? '')
  await tell(one, 'add buy milk')
  await one.getByRole('log').getByText('Added #1').waitFor()
  const two = await one.context().newPage()
  await two.goto(server.url)
  const list = two.getByRole('complementary', { name: 'Tasks' })
  await list.getByText('buy milk').waitFor()
  await two.getByRole('log').getByText('Added #1').waitFor()

  await tell(one, 'add water the plants')
  await list.getByText('water the plants').waitFor({ timeout: 1500 })
  await two.getByRole('log').getByText('Added #2').waitFor({ timeout: 1500 })
  await list.getByRole('checkbox', { name: 'Done: buy milk' }).check()
  await one.getByRole('log').getByText('completed #1 buy milk').waitFor({ timeout: 1500 })

  await sayso(['add feed the cat'], { env })
  await list.getByText('feed the cat').waitFor({ timeout: 3000 })
  await one
    .getByRole('log')
    .getByText(/terminal.*added #3 feed the cat/u)
    .waitFor({ timeout: 3000 })
})

test('what another assistant does appears by itself, with its name', async () => {
  const user_id = randomUUID()
  const { page } = await openPage(inject('pageAddress'), { extraHTTPHeaders: await tokenHeaders(user_id) })
  await page.getByRole('heading', { name: 'Say what is on your mind' }).waitFor()
  const assistant = clientOf('Claude', '2026-07-28')
  await overHttp(assistant, inject('pageAddress'), await tokenFor(user_id))
  await called(assistant, 'add_task', { title: 'water the plants' })
  await page.getByRole('complementary').getByText('water the plants').waitFor({ timeout: 1500 })
  await page
    .getByRole('log')
    .getByText('Claude (assistant) added #1 water the plants')
    .waitFor({ timeout: 1500 })
  await assistant.close()
})

test('the server is killed in the middle: what was said waits, and is done once, when it is back', async () => {
  const database = `file:${join(freshFolder(), 'sayso.db')}`
  const first = await tokenServer(database)
  const { page } = await openPage(first.url, { extraHTTPHeaders: await tokenHeaders('ann') })
  const log = page.getByRole('log')
  await tell(page, 'add buy milk')
  await log.getByText('Added #1 “buy milk”.').waitFor()
  await first.stop('SIGKILL')
  await tell(page, 'add water the plants tomorrow')
  await tell(page, 'add feed the cat')
  await log.getByText('Sent as soon as Sayso is back.').first().waitFor()
  await page.getByText('Sayso is away.').waitFor()
  await composer(page).fill('half a tho')

  await tokenServer(database, new URL(first.url).port)
  await log.getByText('Added #2 “water the plants”, due tomorrow.').waitFor()
  await log.getByText('Added #3 “feed the cat”.').waitFor()
  await page.getByText('Sayso is away.').waitFor({ state: 'hidden' })
  const list = page.getByRole('complementary', { name: 'Tasks' })
  await expect.poll(() => list.getByRole('checkbox').count()).toBe(3)
  await page.reload()
  await log.getByText('Added #3').waitFor()
  expect(await composer(page).inputValue()).toBe('half a tho')
})

test('an answer that never came: Retry sends the very same message, and it is done once', async () => {
  const { page } = await openAsNew()
  const log = page.getByRole('log')
  const ids: string[] = []
  await page.route('**/api/chat', async (route) => {
    ids.push(route.request().postDataJSON().message_id)
    if (ids.length > 1) return await route.continue()
    // It arrives and is done; only the answer is lost on the way back.
    await route.fetch()
    await route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{"detail":"Lost."}' })
  })
  await tell(page, 'add buy milk')
  await log.getByText('Lost.').waitFor()
  await log.getByRole('button', { name: 'Retry' }).click()
  await log.getByText('Added #1 “buy milk”.').waitFor()
  expect(ids).toEqual([ids[0], ids[0]])
  const list = page.getByRole('complementary', { name: 'Tasks' })
  await expect.poll(() => list.getByRole('checkbox').count()).toBe(1)
})

test('a browser the server does not know is shown the way in', async () => {
  const server = await localServer()
  const { page } = await openPage(server.url)
  await page.getByRole('heading', { name: 'Open the link in your terminal' }).waitFor()
})

test('with accounts: make one, come in, leave; nothing stays behind', async () => {
  const secret = 'a secret of sessions that is long enough'
  const server = await localServer({
    SAYSO_AUTH: 'accounts',
    SAYSO_AUTH_SECRET: secret,
    SAYSO_SIGN_UP: 'open',
  })
  const { page } = await openPage(server.url)
  await page.getByRole('button', { name: 'I have no account yet' }).click()
  await page.getByLabel('E-mail').fill('ann@example.com')
  await page.getByLabel('Password').fill('a long enough password')
  await page.getByRole('button', { name: 'Make the account' }).click()
  await tell(page, 'add buy milk')
  await page.getByRole('log').getByText('Added #1').waitFor()
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('heading', { name: 'Sign in to Sayso' }).waitFor()
  expect(await page.evaluate('localStorage.length')).toBe(0)
  await page.getByLabel('E-mail').fill('ann@example.com')
  await page.getByLabel('Password').fill('not the password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('alert').filter({ hasText: /\w/u }).waitFor()
})
