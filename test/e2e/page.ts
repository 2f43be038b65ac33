/** A real browser on a real server: each test gets a database, a process and a page of its own. */
import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, inject, onTestFinished } from 'vitest'
import { type Served, served } from '../support/cli.ts'
import { tokenFor } from '../support/http-app.ts'
import { freshFolder } from '../support/stores.ts'
import { TOKEN_MODE } from './token-mode.ts'

const ARTEFACTS = 'test-artefacts'

let browser: Promise<Browser> | undefined
afterAll(async () => await (await browser)?.close())

function theBrowser(): Promise<Browser> {
  browser ??= chromium.connect(inject('browserAddress'))
  return browser
}

/** `local` mode, as most people run it. */
export async function localServer(env: Readonly<Record<string, string>> = {}): Promise<Served> {
  const server = await served({ SAYSO_DATABASE_URL: `file:${join(freshFolder(), 'sayso.db')}`, ...env })
  onTestFinished(() => void server.stop('SIGKILL'))
  return server
}

/** One that can be killed and started again without anyone having to sign in anew. */
export function tokenServer(database: string, port = '0'): Promise<Served> {
  return localServer({ ...TOKEN_MODE, SAYSO_DATABASE_URL: database, SAYSO_PORT: port })
}

export async function tokenHeaders(user_id: string): Promise<Record<string, string>> {
  return { authorization: `Bearer ${await tokenFor(user_id)}` }
}

export interface Opened {
  readonly page: Page
  /** Everything the browser complained about: errors, blocked scripts, dialogs. */
  readonly complaints: string[]
}

export async function openPage(url: string, options: BrowserContextOptions = {}): Promise<Opened> {
  const context = await (await theBrowser()).newContext({
    viewport: { width: 1280, height: 800 },
    timezoneId: 'Europe/Berlin',
    locale: 'en-GB',
    // What a service worker fetches no test could hold back; the one about it lets it in.
    serviceWorkers: 'block',
    ...options,
  })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (line) => line.type() === 'error' && complaints.push(line.text()))
  page.on('dialog', (dialog) => {
    complaints.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.setDefaultTimeout(10_000)
  await page.goto(url)
  return { page, complaints }
}

/** Someone new on the server that all tests share. */
export async function openAsNew(options: BrowserContextOptions = {}): Promise<Opened> {
  const extraHTTPHeaders = await tokenHeaders(randomUUID())
  return await openPage(inject('pageAddress'), { extraHTTPHeaders, ...options })
}

/** Someone new who has these tasks already. */
export async function openWithTasks(
  tasks: readonly object[],
  options: BrowserContextOptions = {},
  part = '',
): Promise<Opened> {
  const extraHTTPHeaders = await tokenHeaders(randomUUID())
  const headers = { ...extraHTTPHeaders, 'content-type': 'application/json' }
  for (const task of tasks) {
    const body = JSON.stringify(task)
    const answer = await fetch(`${inject('pageAddress')}/api/tasks`, { method: 'POST', headers, body })
    if (answer.status !== 201) throw new Error(await answer.text())
  }
  return await openPage(`${inject('pageAddress')}/${part}`, { extraHTTPHeaders, ...options })
}

export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
}

/** A day so many days from today, where the browser of the tests is. */
export function dayFromNow(days: number): string {
  const there = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' })
  return there.format(new Date(Date.now() + days * 86_400_000))
}

/** Alone on a phone it is the main thing, elsewhere it stands beside the talk. */
export const listOf = (page: Page) => page.getByLabel('Tasks', { exact: true })

/** The composer's label is what a screen reader reads out. */
export const composer = (page: Page) => page.getByLabel('What should be done?')

export async function tell(page: Page, words: string): Promise<void> {
  await composer(page).fill(words)
  await composer(page).press('Enter')
}

/** What the server has, each as "#2 2031-05-19 FREQ=WEEKLY open". */
export async function keptTasks(page: Page): Promise<readonly string[]> {
  const answer = await page.request.get(new URL('/api/tasks?limit=100', page.url()).href)
  const { tasks } = (await answer.json()) as { tasks: readonly Record<string, unknown>[] }
  return tasks.map(({ number, due_date, recurrence, completed }) =>
    [`#${number}`, due_date, recurrence, completed ? 'done' : 'open'].join(' '),
  )
}

/** Kept for people to look at; not compared. */
export async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(ARTEFACTS, { recursive: true })
  await page.screenshot({ path: join(ARTEFACTS, `${name}.png`), animations: 'disabled' })
}
