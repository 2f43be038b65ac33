/** What someone looks at stays where it is, and what happens can be seen: scrolling, following, editing on a phone, paper. */
import { randomUUID } from 'node:crypto'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { composer, listOf, openPage, openWithTasks, PHONE, picture, tell, tokenHeaders } from './page.ts'

/** A list of so many, and a conversation longer than the window. */
async function openFull(tasks: number, options: BrowserContextOptions = {}): Promise<Page> {
  const extraHTTPHeaders = await tokenHeaders(randomUUID())
  const body = Array.from({ length: tasks }, (_, at) =>
    JSON.stringify({ type: 'task', id: `one ${at}`, title: `task ${at + 1} of many` }),
  ).join('\n')
  const headers = { ...extraHTTPHeaders, 'content-type': 'application/x-ndjson' }
  await fetch(`${inject('pageAddress')}/api/import`, { method: 'POST', headers, body })
  const { page } = await openPage(`${inject('pageAddress')}/#tasks`, { extraHTTPHeaders, ...options })
  await page.getByRole('checkbox', { name: 'Done: task 1 of many', exact: true }).waitFor()
  return page
}

async function talkAtLength(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Talk' }).click()
  for (let round = 1; round <= 12; round++) await tell(page, `add pick up parcel ${round}`)
  await page.getByRole('log').getByText('“pick up parcel 12”').waitFor()
}

const documentHeight = (page: Page) => page.evaluate('document.documentElement.scrollHeight')

test.each([
  ['a window', {}],
  ['a phone', PHONE],
])('the document is as tall as %s, and nothing pulls it away', async (_, options) => {
  const page = await openFull(150, options)
  await talkAtLength(page)
  const { height } = page.viewportSize() ?? { height: 0 }
  expect(await documentHeight(page)).toBe(height)
  await page.locator('.header').hover()
  if (options === PHONE) await page.evaluate('window.scrollTo(0, 5000)')
  else await page.mouse.wheel(0, 5000)
  await page.evaluate('document.activeElement?.blur()')
  await page.keyboard.press('Space')
  await page.evaluate('new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)))')
  expect(await page.evaluate('window.scrollY')).toBe(0)
  for (const part of ['conversations', 'activity', 'settings', 'access']) {
    await page.evaluate(`location.hash = '${part}'`)
    await page.locator('.panel h2').first().waitFor()
    await expect.poll(() => documentHeight(page)).toBe(height)
  }
})

const lastLineInView = `(() => {
  const view = document.querySelector('.log-scroll').getBoundingClientRect()
  const last = document.querySelector('.log > :last-child > *').getBoundingClientRect()
  return last.bottom <= view.bottom + 1 && last.top >= view.top
})()`

const goUp = "document.querySelector('.log-scroll').scrollTop = 0"

test('what is said while reading further up is followed to the end; what others do is not, but leads there', async () => {
  const page = await openFull(1)
  await talkAtLength(page)
  await page.evaluate(goUp)
  const jump = page.getByRole('button', { name: 'To the latest' })
  await jump.waitFor()
  await page.getByRole('checkbox', { name: 'Done: task 1 of many' }).check()
  await page.getByLabel('Notices').getByText('Done: #1').waitFor()
  expect(await page.evaluate("document.querySelector('.log-scroll').scrollTop")).toBe(0)
  await picture(page, 'jump-light')
  await jump.click()
  await expect.poll(() => page.evaluate(lastLineInView)).toBe(true)
  await jump.waitFor({ state: 'hidden' })

  await page.evaluate(goUp)
  await jump.waitFor()
  await tell(page, 'add one more')
  await page.getByRole('log').getByText('Added #14 “one more”.').waitFor()
  await expect.poll(() => page.evaluate(lastLineInView)).toBe(true)
})

test('on a phone with its keyboard up, the field and Save of an edit are in view', async () => {
  const page = await openFull(30, PHONE)
  await page.getByRole('button', { name: 'Edit task 5 of many' }).tap()
  // The keyboard takes the lower part of the screen.
  await page.setViewportSize({ width: 390, height: 460 })
  const title = page.getByLabel('Task', { exact: true })
  const save = page.getByRole('button', { name: 'Save' })
  for (const part of [title, save]) {
    await expect
      .poll(async () => {
        const box = await part.boundingBox()
        return box !== null && box.y >= 0 && box.y + box.height <= 460
      })
      .toBe(true)
  }
  await picture(page, 'phone-edit-light')
  expect(await isCovered(page)).toBe(false)
  // Also from the last of its fields, far below.
  await page.getByLabel('Labels', { exact: true }).focus()
  await expect.poll(async () => (await title.boundingBox())?.y).toBeLessThan(0)
  const { y = -1, height = 0 } = (await save.boundingBox()) ?? {}
  expect(y).toBeGreaterThanOrEqual(0)
  expect(y + height).toBeLessThanOrEqual(460)
  await title.fill('task 5, said better')
  await save.tap()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('main', { name: 'Tasks' }).getByText('task 5, said better').waitFor()
})

/** Whether something else is painted where the field or the button is. */
const isCovered = (page: Page) =>
  page.evaluate(`['.editing input[name=title]', '.editing [type=submit]'].some((name) => {
    const one = document.querySelector(name)
    const { x, y, width, height } = one.getBoundingClientRect()
    return document.elementFromPoint(x + width / 2, y + height / 2) !== one
  })`)

test('on a phone no notice of what was done lies over what is done next', async () => {
  const { page } = await openWithTasks([{ title: 'buy milk' }, { title: 'call mum' }], PHONE, '#tasks')
  const notices = page.getByLabel('Notices').locator('.toast')
  const done = async (title: string) => {
    await listOf(page).getByLabel(`Done: ${title}`).tap()
    await notices.getByText(`${title}`).waitFor()
  }
  await done('buy milk')
  await page.getByRole('button', { name: 'Edit call mum' }).tap()
  await page.getByLabel('Task', { exact: true }).waitFor()
  expect(await notices.count()).toBe(0)
  await page.getByRole('button', { name: 'Cancel' }).tap()
  await done('call mum')
  await page.getByRole('link', { name: 'Talk' }).tap()
  await expect.poll(() => notices.count()).toBe(0)
})

test('on paper there is the list, all of it, and nothing else', async () => {
  const page = await openFull(120)
  await talkAtLength(page)
  const pages = async () =>
    (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/gu)?.length
  expect(await pages()).toBeLessThanOrEqual(5)
  // As wide as A4 is between its margins, which is narrower than the page is anywhere but on a phone.
  await page.setViewportSize({ width: 718, height: 1000 })
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.evaluate("window.dispatchEvent(new Event('beforeprint'))")
  expect(await page.getByRole('complementary').getByRole('checkbox').count()).toBe(100)
  await page.getByText('and 32 more').waitFor()
  expect(await page.getByRole('log').isVisible()).toBe(false)
  expect(await composer(page).isVisible()).toBe(false)
  expect(await page.getByRole('navigation', { name: 'Parts of the page' }).isVisible()).toBe(false)
  expect(await listOf(page).getByRole('heading', { name: 'All tasks' }).isVisible()).toBe(true)
  expect(await listOf(page).getByText('task 1 of many').isVisible()).toBe(true)
  expect(await page.evaluate('getComputedStyle(document.documentElement).colorScheme')).toBe('light')
  await picture(page, 'paper')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate("window.dispatchEvent(new Event('afterprint'))")
  await expect.poll(() => page.getByRole('complementary').getByRole('checkbox').count()).toBeLessThan(100)
})
