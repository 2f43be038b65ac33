/** Tasks put where one wants them, with the pointer and with the keys: within a day, on another, among all; offline, too. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from './axe.ts'
import { dayFromNow, listOf, openWithTasks, picture } from './page.ts'

const TASKS = [
  { title: 'rent', due_date: dayFromNow(1) },
  { title: 'call', due_date: dayFromNow(1) },
  { title: 'post', due_date: dayFromNow(1) },
  { title: 'paint' },
  { title: 'sweep' },
]

const titles = (page: Page) => listOf(page).locator('.task-title').allInnerTexts()
const row = (page: Page, title: string) => listOf(page).locator('.task', { hasText: title })
const inFocus = (page: Page) => page.evaluate('document.activeElement.ariaLabel')

async function drag(page: Page, title: string, onto: string, half: 'upper' | 'lower'): Promise<void> {
  const box = await row(page, onto).boundingBox()
  const targetPosition = { x: 80, y: half === 'upper' ? 4 : (box?.height ?? 0) - 4 }
  await row(page, title).dragTo(row(page, onto), { targetPosition })
}

test('dragged up within a day, and to a place on no day; both hold, both can be taken back', async () => {
  const { page, complaints } = await openWithTasks(TASKS)
  await row(page, 'sweep').waitFor()
  await drag(page, 'post', 'rent', 'upper')
  await expect.poll(() => titles(page)).toEqual(['post', 'rent', 'call', 'paint', 'sweep'])
  await page.getByLabel('Notices').getByText('Moved: #3 post').waitFor()
  await drag(page, 'rent', 'paint', 'lower')
  await expect.poll(() => titles(page)).toEqual(['post', 'call', 'paint', 'rent', 'sweep'])
  await page.getByLabel('Notices').getByText('Moved: #1 rent').waitFor()
  await page.reload()
  await row(page, 'sweep').waitFor()
  expect(await titles(page)).toEqual(['post', 'call', 'paint', 'rent', 'sweep'])
  await drag(page, 'sweep', 'post', 'lower')
  await expect.poll(() => titles(page)).toEqual(['post', 'sweep', 'call', 'paint', 'rent'])
  await page.getByLabel('Notices').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => titles(page)).toEqual(['post', 'call', 'paint', 'rent', 'sweep'])
  expect(complaints).toEqual([])
})

test('by hand there are no days, and any task can stand anywhere', async () => {
  const { page, complaints } = await openWithTasks(TASKS)
  await listOf(page).getByLabel('Sort').selectOption('By hand')
  await row(page, 'sweep').waitFor()
  await drag(page, 'sweep', 'call', 'upper')
  await expect.poll(() => titles(page)).toEqual(['rent', 'sweep', 'call', 'post', 'paint'])
  await page.getByLabel('Notices').getByText('Moved: #5 sweep').waitFor()
  await picture(page, 'by-hand-light')
  expect(await axeFindings(page)).toEqual([])
  expect(await row(page, 'sweep').innerText()).toBe('sweep')
  expect(complaints).toEqual([])
})

test('Alt and the arrows move the row in focus, as often as they are pressed, no further than its day', async () => {
  const { page, complaints } = await openWithTasks(TASKS)
  await row(page, 'rent').locator('.edit').focus()
  for (let presses = 0; presses < 4; presses++) {
    await page.keyboard.press('Alt+ArrowDown')
    await expect.poll(() => inFocus(page)).toBe('Edit rent')
  }
  await expect.poll(() => titles(page)).toEqual(['call', 'post', 'rent', 'paint', 'sweep'])
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(() => titles(page)).toEqual(['call', 'rent', 'post', 'paint', 'sweep'])
  expect(await inFocus(page)).toBe('Edit rent')
  await page.keyboard.press('ArrowDown')
  expect(await inFocus(page)).toBe('Edit post')
  expect(complaints).toEqual([])
})

test('moved while the server is away: it stands there at once, and is delivered', async () => {
  const { page } = await openWithTasks(TASKS)
  await row(page, 'sweep').waitFor()
  await page.route('**/api/**', (route) => route.abort())
  await drag(page, 'post', 'rent', 'upper')
  await page.getByLabel('Notices').getByText('Moved as soon as Sayso is back: post').waitFor()
  await drag(page, 'post', 'call', 'upper')
  await expect.poll(() => titles(page)).toEqual(['rent', 'post', 'call', 'paint', 'sweep'])
  await page.getByLabel('Notices').getByRole('button', { name: 'Take back' }).last().click()
  await expect.poll(() => titles(page)).toEqual(['post', 'rent', 'call', 'paint', 'sweep'])
  await page.unroute('**/api/**')
  await page.getByText('Sayso is away.').waitFor({ state: 'hidden' })
  await page.reload()
  await expect.poll(() => titles(page)).toEqual(['post', 'rent', 'call', 'paint', 'sweep'])
})

test('what was due at an hour that is over can be put on today all the same; other times stay', async () => {
  const { page } = await openWithTasks([
    { title: 'late', due_date: `${dayFromNow(-2)}T00:01` },
    { title: 'soon', due_date: `${dayFromNow(3)}T23:59` },
    { title: 'now', due_date: dayFromNow(0) },
  ])
  await drag(page, 'late', 'now', 'lower')
  await page.getByLabel('Notices').getByText('Moved: #1 late').waitFor()
  await expect.poll(() => titles(page)).toEqual(['now', 'late', 'soon'])
  await row(page, 'soon').locator('.edit').focus()
  await page.keyboard.press('t')
  await page.getByLabel('Notices').getByText('Changed: #2 soon').waitFor()
  await listOf(page).locator('li', { hasText: 'soon' }).and(page.locator('li:first-child')).waitFor()
  await row(page, 'soon').getByText('23:59', { exact: true }).waitFor()
  expect(await listOf(page).getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(['Today'])
})
