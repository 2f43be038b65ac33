/** While the server is away, the list shows what is true, and nothing looks done that is not. */
import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { openAsNew, picture, tell } from './page.ts'

const listOf = (page: Page) => page.getByRole('complementary', { name: 'Tasks' })

/** Three tasks of which one is done, one due today; then nobody answers any more. */
async function openAway(): Promise<Page> {
  const { page } = await openAsNew()
  const log = page.getByRole('log')
  await tell(page, 'add buy milk')
  await tell(page, 'add call mum today')
  await tell(page, 'add feed the cat')
  await log.getByText('Added #3').waitFor()
  await tell(page, 'done cat')
  await log.getByText('Done: #3').waitFor()
  await listOf(page).getByRole('button', { name: 'Done 1' }).waitFor()
  await page.route('**/api/**', (route) => route.abort())
  return page
}

test('a tick made while it is away is taken back, and says so', async () => {
  const page = await openAway()
  const tick = listOf(page).getByRole('checkbox', { name: 'Done: buy milk' })
  await tick.click()
  await page.getByLabel('Notices').getByText('Sayso is away, so #1 buy milk is as it was.').waitFor()
  expect(await tick.isChecked()).toBe(false)
  await picture(page, 'away-light')
  await page.unroute('**/api/**')
  await page.getByText('Sayso is away.').waitFor({ state: 'hidden' })
  expect(await tick.isChecked()).toBe(false)
})

test('a tick stays while a look that began before it is still on its way', async () => {
  const { page } = await openAsNew()
  await tell(page, 'add buy milk')
  const tick = listOf(page).getByRole('checkbox', { name: 'Done: buy milk' })
  await tick.waitFor()
  const held: (() => void)[] = []
  const hold = () => new Promise<void>((resolve) => held.push(resolve))
  await page.route('**/complete', async (route) => {
    await hold()
    await route.continue()
  })
  await tick.click()
  await expect.poll(() => held.length).toBe(1)
  const looked = page.waitForResponse('**/api/tasks?status=pending&limit=100')
  await page.evaluate("window.dispatchEvent(new Event('online'))")
  await (await looked).finished()
  await page.evaluate('new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)))')
  expect(await tick.isChecked()).toBe(true)
  for (const go of held) go()
  await page.getByLabel('Notices').getByText('Done: #1 buy milk').waitFor()
})

test('so are an edit and a delete; what was typed in the edit is still there', async () => {
  const page = await openAway()
  const list = listOf(page)
  await list.getByRole('button', { name: 'Edit buy milk' }).click()
  await list.getByLabel('Task', { exact: true }).fill('buy oat milk')
  await list.getByRole('button', { name: 'Save' }).click()
  const notices = page.getByLabel('Notices')
  await notices.getByText('Sayso is away, so #1 buy milk is as it was.').waitFor()
  expect(await list.getByLabel('Task', { exact: true }).inputValue()).toBe('buy oat milk')
  await page.unroute('**/api/**')
  await page.getByText('Reconnecting').waitFor({ state: 'hidden' })
  await list.getByRole('button', { name: 'Save' }).click()
  await list.getByText('buy oat milk').waitFor()
  await page.getByRole('log').getByText('changed #1 buy oat milk').waitFor()

  await page.route('**/api/**', (route) => route.abort())
  await list.getByRole('button', { name: 'Delete #1 buy oat milk' }).click()
  await list.getByRole('button', { name: 'Delete', exact: true }).click()
  await notices.getByText('Sayso is away, so #1 buy oat milk is as it was.').waitFor()
  await list.getByText('buy oat milk').waitFor()
})

test('the views keep what they had; a search says that it has to wait', async () => {
  const page = await openAway()
  const list = listOf(page)
  for (const [view, task] of [
    ['Today 1', 'call mum'],
    ['Done 1', 'feed the cat'],
    ['Open 2', 'buy milk'],
  ] as const) {
    await list.getByRole('button', { name: view }).click()
    await list.getByText(task).waitFor()
  }
  await list.getByRole('button', { name: 'Overdue 0' }).click()
  await list.getByText('Nothing here.').waitFor()
  await list.getByLabel('Search tasks').fill('milk')
  await list.getByText('Sayso is away. This is looked up when it is back.').waitFor()
  await page.unroute('**/api/**')
  await list.getByText('buy milk').waitFor()
})

test('a view that was seen before is there at once, without waiting for the server', async () => {
  const { page } = await openAsNew()
  const list = listOf(page)
  await tell(page, 'add buy milk today')
  await list.getByRole('button', { name: 'Today 1' }).waitFor()
  const held: (() => void)[] = []
  await page.route('**/api/tasks**', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  const asked: Promise<Request> = page.waitForRequest('**/api/tasks**')
  await list.getByRole('button', { name: 'Today 1' }).click()
  await asked
  await list.getByText('buy milk').waitFor()
  for (const go of held) go()
})
