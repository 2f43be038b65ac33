/** The page as an app: it can be installed, opens while nobody answers, and says how to get it onto a phone. */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { freshFolder } from '../support/stores.ts'
import { axeFindings } from './axe.ts'
import {
  listOf,
  openAsNew,
  openPage,
  openWithTasks,
  PHONE,
  picture,
  tell,
  tokenHeaders,
  tokenServer,
} from './page.ts'

test('what a browser wants to know before it installs a page', async () => {
  const url = inject('pageAddress')
  const manifest = (await (await fetch(`${url}/manifest.webmanifest`)).json()) as { icons: { src: string }[] }
  expect(manifest).toMatchObject({ name: 'Sayso', display: 'standalone', start_url: '/#tasks' })
  for (const { src } of manifest.icons) expect((await fetch(url + src)).status).toBe(200)
  const { page, complaints } = await openAsNew({ serviceWorkers: 'allow' })
  expect(await page.locator('meta[name=theme-color]').count()).toBe(2)
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  const browser = await page.context().newCDPSession(page)
  expect(await browser.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] })
  expect((await browser.send('Page.getAppManifest')).errors).toEqual([])
  expect(complaints).toEqual([])
})

test('opened while the server is gone: the list and the talk as they were last, and what is ticked is done once it is back', async () => {
  const database = `file:${join(freshFolder(), 'sayso.db')}`
  const first = await tokenServer(database)
  const { page } = await openPage(first.url, {
    extraHTTPHeaders: await tokenHeaders(randomUUID()),
    serviceWorkers: 'allow',
  })
  await tell(page, 'add buy milk')
  await tell(page, 'put eggs on the shopping list')
  await page.getByRole('log').getByText('eggs').first().waitFor()
  await listOf(page).getByText('eggs').waitFor()
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  // Also what was not needed yet is there.
  await expect
    .poll(() => page.evaluate("caches.open('sayso-page').then((c) => c.keys()).then((all) => all.length)"))
    .toBeGreaterThan(8)
  await first.stop('SIGKILL')
  await page.goto(first.url)
  await listOf(page).getByText('eggs').waitFor()
  await page.getByRole('log').getByText('Added #1 “buy milk”.').waitFor()
  const side = page.getByRole('navigation', { name: 'Lists and labels' })
  await side.getByRole('button', { name: 'Shopping 1' }).waitFor()
  await listOf(page).getByRole('checkbox', { name: 'Done: eggs' }).click()
  await page.getByText('1 waiting to be sent').waitFor()
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('heading', { name: 'Settings' }).waitFor()
  await tokenServer(database, new URL(first.url).port)
  await listOf(page).getByRole('button', { name: 'Done 1' }).waitFor()
  await page.getByText('Sayso is away.').waitFor({ state: 'hidden' })
})

test('who was put out leaves nothing to read behind', async () => {
  const { page } = await openWithTasks([{ title: 'a secret' }])
  await listOf(page).getByText('a secret').waitFor()
  await expect.poll(() => page.evaluate('JSON.stringify({ ...localStorage })')).toContain('a secret')
  await page.setExtraHTTPHeaders({ authorization: 'Bearer nobody' })
  await page.reload()
  await page.getByRole('heading', { name: 'Open the link in your terminal' }).waitFor()
  expect(await page.evaluate('JSON.stringify({ ...localStorage })')).not.toContain('a secret')
})

test('on a phone: one thing at a time, all of it within reach of a thumb', async () => {
  const { page, complaints } = await openWithTasks(
    [{ title: 'buy milk' }, { title: 'call mum' }],
    PHONE,
    '#tasks',
  )
  const bar = page.getByRole('navigation', { name: 'Parts of the page' })
  await listOf(page).getByText('buy milk').waitFor()
  const { y = 0 } = (await bar.boundingBox()) ?? {}
  expect(y).toBeGreaterThan(700)
  const add = listOf(page).getByLabel('Add a task')
  const { y: addAt = 0 } = (await add.boundingBox()) ?? {}
  expect(addAt).toBeGreaterThan(600)
  await picture(page, 'phone-tasks-light')
  expect(await axeFindings(page)).toEqual([])
  // The keyboard takes the lower part of the screen.
  await add.tap()
  await page.setViewportSize({ width: 390, height: 460 })
  await add.fill('feed the cat')
  await picture(page, 'phone-adding-light')
  const box = await add.boundingBox()
  expect(box && box.y + box.height).toBeLessThanOrEqual(460)
  await add.press('Enter')
  await listOf(page).getByText('feed the cat').waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  await bar.getByRole('link', { name: 'Talk' }).tap()
  await tell(page, 'done milk')
  await page.getByRole('log').getByText('Done: #1').waitFor()
  await bar.getByRole('link', { name: 'Tasks' }).tap()
  await expect.poll(() => listOf(page).getByRole('checkbox').count()).toBe(2)
  expect(complaints).toEqual([])
})

test('settings say in a person’s words how it gets there, with a code where the address works elsewhere', async () => {
  const { page } = await openAsNew()
  await page.goto(`${inject('pageAddress')}/#settings`)
  const settings = page.getByRole('region', { name: 'Settings' })
  await settings.getByText('This address works on this machine only').waitFor()
  expect((await page.request.get(`${inject('pageAddress')}/docs/phone`)).status()).toBe(200)
  await settings.getByRole('heading', { name: 'For assistants and programs' }).waitFor()
})

test('where the address works elsewhere, the settings have a code of it for a phone', async () => {
  const { page } = await openAsNew()
  // An address as a home has one; whoever asks there is answered by the server of the tests.
  await page.route('https://sayso.home/**', async (route) => {
    const { pathname, search } = new URL(route.request().url())
    if (pathname === '/api/events') return await route.abort()
    const { authorization = '' } = route.request().headers()
    const url = inject('pageAddress') + pathname + search
    await route.fulfill({ response: await route.fetch({ url, headers: { authorization } }) })
  })
  await page.goto('https://sayso.home/#settings')
  const code = page.getByRole('img', { name: 'QR code of https://sayso.home' })
  await code.scrollIntoViewIfNeeded()
  const { width = 0 } = (await code.boundingBox()) ?? {}
  expect(width).toBeGreaterThan(120)
  await picture(page, 'settings-code-light')
})
