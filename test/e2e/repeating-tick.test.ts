/** A task that comes back, ticked in the page: however the button is pressed, it goes on once. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { keptTasks, listOf, openWithTasks } from './page.ts'

const bins = { title: 'bins', due_date: '2031-05-12', recurrence: 'FREQ=WEEKLY' }
const once = ['#2 2031-05-19 FREQ=WEEKLY open', '#1 2031-05-12  done']

const tickOf = (page: Page) => listOf(page).getByRole('checkbox', { name: 'Done: bins' })

/** What the page asked the server to do with ticks. */
function ticksIn(page: Page): readonly string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/complete')) asked.push(request.postData() ?? '')
  })
  return asked
}

test('a double click ticks once', async () => {
  const { page } = await openWithTasks([bins])
  const asked = ticksIn(page)
  await tickOf(page).dblclick()
  await page.getByLabel('Notices').getByText('Done: #1 bins').waitFor()
  expect(asked).toEqual(['{"completed":true}'])
  expect(await keptTasks(page)).toEqual(once)
})

test('the second click of a double one, when the next has come to stand there, is none', async () => {
  const { page } = await openWithTasks([bins])
  const asked = ticksIn(page)
  const { x, y, width, height } = (await tickOf(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.click(x + width / 2, y + height / 2)
  await page.getByLabel('Notices').getByText('Done: #1 bins').waitFor()
  await listOf(page).getByRole('button', { name: 'Delete #2 bins' }).waitFor()
  const { y: next } = (await tickOf(page).boundingBox()) ?? { y: 0 }
  expect(next).toBe(y)
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await page.mouse.click(x + width / 2, y + height / 2 + 300)
  expect(asked).toEqual(['{"completed":true}'])
  expect(await keptTasks(page)).toEqual(once)
})

test('pressed again before the server has answered, it is ticked once', async () => {
  const { page } = await openWithTasks([bins])
  const asked = ticksIn(page)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/complete', async (route) => {
    await held
    await route.continue()
  })
  await tickOf(page).click()
  await listOf(page).getByRole('checkbox', { name: 'Done: bins', checked: true }).waitFor()
  await tickOf(page).click()
  answer()
  await page.getByLabel('Notices').getByText('Done: #1 bins').waitFor()
  expect(asked).toEqual(['{"completed":true}'])
  expect(await keptTasks(page)).toEqual(once)
})

test('ticked and unticked while the server is away, nothing is left to be done', async () => {
  const { page } = await openWithTasks([bins])
  await page.route('**/complete', (route) => route.abort())
  await tickOf(page).click()
  await page.getByLabel('Notices').getByText('Done as soon as Sayso is back: bins').waitFor()
  await tickOf(page).click()
  await listOf(page).getByRole('checkbox', { name: 'Done: bins', checked: false }).waitFor()
  await page
    .getByLabel('Notices')
    .getByText('Done as soon as Sayso is back: bins')
    .waitFor({ state: 'hidden' })
  expect(await page.evaluate('Object.keys(localStorage).filter((key) => key.includes("change."))')).toEqual(
    [],
  )
  await page.unroute('**/complete')
  expect(await keptTasks(page)).toEqual(['#1 2031-05-12 FREQ=WEEKLY open'])
})
