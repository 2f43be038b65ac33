/** Tasks put where one wants them with a finger: carried by a grip, or moved on step by step. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from './axe.ts'
import { dayFromNow, listOf, openWithTasks, PHONE, picture } from './page.ts'

const TASKS = [
  { title: 'rent', due_date: dayFromNow(1) },
  { title: 'call', due_date: dayFromNow(1) },
  { title: 'post', due_date: dayFromNow(1) },
  { title: 'paint' },
  { title: 'sweep' },
]

const titles = (page: Page) => listOf(page).locator('.task-title').allInnerTexts()
const row = (page: Page, title: string) => listOf(page).locator('.task', { hasText: title })

interface Spot {
  readonly x: number
  readonly y: number
}

async function spotOf(page: Page, name: string, share: number): Promise<Spot> {
  const box = await listOf(page).locator(name).boundingBox()
  if (box === null) throw new Error(`${name} is not in view`)
  return { x: box.x + box.width / 2, y: box.y + box.height * share }
}

/** A finger that goes down, goes there and, unless it is held on, lifts. */
async function carry(page: Page, title: string, to: Spot, lift = true): Promise<() => Promise<void>> {
  const touch = await page.context().newCDPSession(page)
  const from = await spotOf(page, `.task:has-text("${title}") .grip`, 0.5)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', spots: readonly Spot[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: [...spots] })
  await send('touchStart', [from])
  await send('touchMove', [{ x: to.x, y: (from.y + to.y) / 2 }])
  await send('touchMove', [to])
  const up = async () => void (await send('touchEnd', []))
  if (lift) await up()
  return up
}

async function openPicking(tasks: readonly object[]): Promise<Page> {
  const { page } = await openWithTasks(tasks, PHONE, '#tasks')
  await listOf(page).getByRole('button', { name: 'Select several' }).tap()
  await row(page, 'sweep').locator('.grip').waitFor()
  return page
}

test('carried up within a day, and under the heading of another', async () => {
  const page = await openPicking(TASKS)
  const up = await carry(page, 'post', await spotOf(page, '.task:has-text("rent")', 0.2), false)
  await row(page, 'rent').and(page.locator('[data-beside="before"]')).waitFor()
  await picture(page, 'phone-carrying-light')
  await up()
  await expect.poll(() => titles(page)).toEqual(['post', 'rent', 'call', 'paint', 'sweep'])
  await page.getByLabel('Notices').getByText('Moved: #3 post').waitFor()
  await carry(page, 'sweep', await spotOf(page, '.group-line:has-text("Tomorrow")', 0.5))
  await page.getByLabel('Notices').getByText('Moved: #5 sweep').waitFor()
  await expect.poll(() => titles(page)).toEqual(['post', 'rent', 'call', 'sweep', 'paint'])
})

test('at the lower edge the list comes along', async () => {
  const many = Array.from({ length: 30 }, (_, at) => ({ title: `number ${at + 1}.` }))
  const page = await openPicking([...many, { title: 'sweep' }])
  const scroller = listOf(page).locator('.list-scroll')
  const view = await scroller.boundingBox()
  const edge = { x: 100, y: (view?.y ?? 0) + (view?.height ?? 0) - 20 }
  const up = await carry(page, 'number 2.', edge, false)
  await expect
    .poll(() => page.evaluate("document.querySelector('.list-scroll').scrollTop"))
    .toBeGreaterThan(300)
  await up()
  await expect.poll(async () => (await titles(page)).indexOf('number 2.')).toBeGreaterThan(8)
})

test('whoever cannot carry selects one and moves it step by step, no further than its day', async () => {
  const page = await openPicking(TASKS)
  await listOf(page).getByRole('button', { name: 'Select call' }).tap()
  expect(await axeFindings(page)).toEqual([])
  await picture(page, 'phone-selected-light')
  const down = listOf(page).getByRole('button', { name: 'Move down' })
  await down.tap()
  await expect.poll(() => titles(page)).toEqual(['rent', 'post', 'call', 'paint', 'sweep'])
  expect(await down.getAttribute('aria-disabled')).toBe('true')
  await listOf(page).getByRole('button', { name: 'Move up' }).tap()
  await expect.poll(() => titles(page)).toEqual(['rent', 'call', 'post', 'paint', 'sweep'])
})
