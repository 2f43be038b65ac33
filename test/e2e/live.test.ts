/** Several pages, other programs, and a server that goes away. */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { byRules } from '../../src/llm/fake/by-rules.ts'
import { sayso } from '../support/cli.ts'
import { stagedModel } from '../support/fake-model.ts'
import { tokenFor } from '../support/http-app.ts'
import { called, clientOf, overHttp } from '../support/mcp.ts'
import { freshFolder } from '../support/stores.ts'
import {
  composer,
  listOf,
  localServer,
  openAsNew,
  openPage,
  tell,
  tokenHeaders,
  tokenServer,
} from './page.ts'
import { TOKEN_MODE } from './token-mode.ts'

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
  // A minute later: what waited says when it was typed.
  const later = Date.now() + 60_000
  await page.clock.setFixedTime(later)
  const sent: { readonly message: string; readonly timestamp: string }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/chat')) sent.push(request.postDataJSON())
  })

  await tokenServer(database, new URL(first.url).port)
  await log.getByText('Added #2 “water the plants”, due tomorrow.').waitFor()
  await log.getByText('Added #3 “feed the cat”.').waitFor()
  await page.getByText('Sayso is away.').waitFor({ state: 'hidden' })
  const list = page.getByRole('complementary', { name: 'Tasks' })
  await expect.poll(() => list.getByRole('checkbox').count()).toBe(3)
  expect(sent.map(({ message }) => message)).toEqual(
    expect.arrayContaining(['add water the plants tomorrow', 'add feed the cat']),
  )
  for (const { timestamp } of sent) expect(Date.parse(timestamp)).toBeLessThan(later)
  await page.reload()
  await log.getByText('Added #3').waitFor()
  expect(await composer(page).inputValue()).toBe('half a tho')
})

test('a server that is started again knows who was signed in by its link', async () => {
  const SAYSO_DATABASE_URL = `file:${join(freshFolder(), 'sayso.db')}`
  const first = await localServer({ SAYSO_DATABASE_URL })
  const { page } = await openPage(first.link ?? '')
  await tell(page, 'add buy milk')
  await page.getByRole('log').getByText('Added #1 “buy milk”.').waitFor()
  await first.stop('SIGKILL')
  await page.getByText('Sayso is away.').waitFor()
  await localServer({ SAYSO_DATABASE_URL, SAYSO_PORT: new URL(first.url).port })
  await page.getByText('Sayso is away.').waitFor({ state: 'hidden' })
  await tell(page, 'add water the plants')
  await page.getByRole('log').getByText('Added #2 “water the plants”.').waitFor()
  await page.reload()
  await page.getByRole('complementary').getByText('water the plants').waitFor()
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

test('a model that takes its time: the page says that it reads, then who has read', async () => {
  const model = await stagedModel()
  let answer = () => undefined as unknown
  model.play(async (asked) => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    return byRules(asked)
  })
  const user_id = randomUUID()
  const database = `file:${join(freshFolder(), 'sayso.db')}`
  const env = {
    ...TOKEN_MODE,
    SAYSO_DATABASE_URL: database,
    SAYSO_ENGINE: 'llm',
    OPENAI_BASE_URL: model.url,
    SAYSO_MODEL_DEADLINE_MS: '60000',
  }
  const server = await localServer(env)
  const { page, complaints } = await openPage(server.url, { extraHTTPHeaders: await tokenHeaders(user_id) })
  const log = page.getByRole('log')
  const asked = model.next()
  await tell(page, 'add buy milk')
  await asked
  await log.getByText('The model is reading it…').waitFor()
  expect(await log.getByText('Added #1').count()).toBe(0)
  answer()
  await log.getByText('Added #1 “buy milk”.').waitFor()
  await log.getByText('read by a model').waitFor()
  expect(await log.getByText('The model is reading it…').count()).toBe(0)
  await log.getByText('Why?').click()
  await log.getByText(/^Read by a language model/u).waitFor()
  expect(complaints).toEqual([])
})

test('a time that has come rings once: a word that stays, a notification where allowed', async () => {
  const address = inject('pageAddress')
  // Not on the page itself: it may look between two steps here, and then has rung already.
  const extraHTTPHeaders = await tokenHeaders(randomUUID())
  const { page } = await openPage(`${address}/docs`, { extraHTTPHeaders })
  // A browser without a window refuses notifications whatever it was told, so this one stands in for it.
  await page.addInitScript(`
    window.Notification = class {
      static permission = 'granted'
      constructor(_, { body }) {
        localStorage.setItem('notified', (localStorage.getItem('notified') ?? '') + body)
      }
    }`)
  const due_date = await page.evaluate("new Date().toLocaleString('sv-SE').slice(0, 16).replace(' ', 'T')")
  const data = { title: 'call mum', due_date, timezone: 'Europe/Berlin' }
  expect((await page.request.post(`${address}/api/tasks`, { data })).status()).toBe(201)
  await page.goto(address)
  const notices = page.getByLabel('Notices')
  await notices.getByText(`Reminder: #1 call mum, due at ${String(due_date).slice(11)}`).waitFor()
  await page.reload()
  await listOf(page).getByRole('button', { name: 'Today 1', exact: true }).click()
  await page.getByRole('complementary').getByText('call mum').waitFor()
  expect(await notices.getByText('call mum').count()).toBe(0)
  expect(await page.evaluate("localStorage.getItem('notified')")).toBe(
    `Reminder: #1 call mum, due at ${String(due_date).slice(11)}`,
  )
})
