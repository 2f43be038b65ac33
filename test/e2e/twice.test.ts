/** Pressed twice where once is meant: by the mouse, by a finger. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { listOf, openAsNew, openWithTasks, PHONE } from './page.ts'

const TASKS = [{ title: 'buy milk' }, { title: 'call mum' }, { title: 'feed the cat' }]

const titles = (page: Page) => listOf(page).locator('.task-title').allInnerTexts()

/** Until all that was asked for is answered, and the list says so. */
const done = (page: Page, count: number) =>
  listOf(page)
    .getByRole('button', { name: `Done ${count}` })
    .waitFor()

async function middleOf(page: Page, title: string) {
  const { x, y, width, height } = (await listOf(page).getByLabel(`Done: ${title}`).boundingBox()) ?? fail()
  return [x + width / 2, y + height / 2] as const
}

function fail(): never {
  throw new Error('It is not in view.')
}

test('a tick is one tick: it is not taken back, and the row that moves up is left alone', async () => {
  const { page, complaints } = await openWithTasks(TASKS)
  await listOf(page).getByLabel('Done: buy milk').dblclick()
  await done(page, 1)
  await expect.poll(() => titles(page)).toEqual(['call mum', 'feed the cat'])
  const spot = await middleOf(page, 'call mum')
  await page.mouse.click(...spot)
  await done(page, 2)
  await expect.poll(() => titles(page)).toEqual(['feed the cat'])
  // The second half of a slow double click.
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await listOf(page).getByRole('button', { name: 'Edit feed the cat' }).click()
  await listOf(page).getByRole('button', { name: 'Cancel' }).click()
  expect(await listOf(page).getByLabel('Done: feed the cat').isChecked()).toBe(false)
  expect(complaints).toEqual([])
})

test('so is a double tap', async () => {
  const { page } = await openWithTasks(TASKS, PHONE, '#tasks')
  await listOf(page).getByLabel('Done: feed the cat').waitFor()
  const spot = await middleOf(page, 'buy milk')
  await page.touchscreen.tap(...spot)
  await page.touchscreen.tap(...spot)
  await done(page, 1)
  await expect.poll(() => titles(page)).toEqual(['call mum', 'feed the cat'])
})

test('an example is begun with once', async () => {
  const { page: beside } = await openAsNew()
  await listOf(beside).getByRole('button', { name: 'gym every thursday at 7' }).dblclick()
  const { page } = await openAsNew()
  await page.getByRole('button', { name: 'Add buy milk tomorrow' }).dblclick()
  for (const one of [page, beside]) {
    await listOf(one).getByRole('button', { name: 'Open 1' }).waitFor()
    expect(await listOf(one).locator('.task').count()).toBe(1)
  }
  expect(await page.locator('.mine').count()).toBe(1)
})
