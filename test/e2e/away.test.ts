/** While the server is away, what is done waits and is delivered once, and what was seen can still be read. */
import type { Page, Request } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { listOf, openAsNew, openWithTasks, picture, tell } from './page.ts'

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

test('a tick made while it is away waits, looks done, and is done once when it is back', async () => {
  const page = await openAway()
  const tick = listOf(page).getByRole('checkbox', { name: 'Done: buy milk' })
  await tick.click()
  const notices = page.getByLabel('Notices')
  await notices.getByText('Done as soon as Sayso is back: buy milk').waitFor()
  expect(await tick.isChecked()).toBe(true)
  await page.getByText('1 waiting to be sent').waitFor()
  await picture(page, 'away-light')
  const keys: (string | undefined)[] = []
  await page.unroute('**/api/**')
  // It arrives and is done; the first answer is lost on its way back.
  await page.route('**/complete', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return await route.continue()
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('log').getByText('completed #1 buy milk').waitFor()
  await page.getByText('Sayso is away.').waitFor({ state: 'hidden' })
  await expect.poll(() => keys.length).toBe(2)
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/u)
  expect(keys[1]).toBe(keys[0])
  await listOf(page).getByRole('button', { name: 'Done 2' }).waitFor()
  expect(await page.getByRole('log').getByText('completed #1 buy milk').count()).toBe(1)
})

test('what waits survives a reload, and can be taken back before it was ever sent', async () => {
  const page = await openAway()
  const list = listOf(page)
  await list.getByRole('checkbox', { name: 'Done: buy milk' }).click()
  await page.getByLabel('Notices').getByText('Done as soon as Sayso is back: buy milk').waitFor()
  await page.reload()
  await list.getByText('call mum').waitFor()
  expect(await list.getByRole('checkbox', { name: 'Done: buy milk' }).isChecked()).toBe(true)
  await list.getByRole('checkbox', { name: 'Done: call mum' }).click()
  await page.getByLabel('Notices').getByText('Done as soon as Sayso is back: call mum').waitFor()
  await page.getByLabel('Notices').getByRole('button', { name: 'Take back' }).last().click()
  expect(await list.getByRole('checkbox', { name: 'Done: call mum' }).isChecked()).toBe(false)
  await page.unroute('**/api/**')
  await list.getByRole('button', { name: 'Done 2' }).waitFor()
  await list.getByText('call mum').waitFor()
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

test('so do an edit and a delete; what was changed elsewhere meanwhile is not overwritten, and that is said', async () => {
  const page = await openAway()
  const list = listOf(page)
  const notices = page.getByLabel('Notices')
  await list.getByRole('button', { name: 'Edit buy milk' }).click()
  await list.getByLabel('Task', { exact: true }).fill('buy oat milk')
  await list.getByRole('button', { name: 'Save' }).click()
  await notices.getByText('Changed as soon as Sayso is back').waitFor()
  await list.getByText('buy oat milk').waitFor()
  await list.getByRole('button', { name: 'Delete #2 call mum' }).click()
  await list.getByRole('button', { name: 'Delete', exact: true }).click()
  await list.getByText('call mum').waitFor({ state: 'hidden' })
  await page.unroute('**/api/**')
  await page.getByRole('log').getByText('changed #1 buy oat milk').waitFor()
  await page.getByRole('log').getByText('deleted #2 call mum').waitFor()

  await page.route('**/api/**', (route) => route.abort())
  await list.getByRole('button', { name: 'Edit buy oat milk' }).click()
  await list.getByLabel('Task', { exact: true }).fill('buy soy milk')
  await list.getByRole('button', { name: 'Save' }).click()
  await notices.getByText('Changed as soon as Sayso is back: buy oat milk').waitFor()
  const elsewhere = await page.context().request.patch(`${inject('pageAddress')}/api/tasks/1`, {
    data: { title: 'buy rice milk' },
  })
  expect(elsewhere.status()).toBe(200)
  await page.unroute('**/api/**')
  await notices.getByText('Not done, while Sayso was away: buy oat milk').waitFor()
  await list.getByText('buy rice milk').waitFor()
})

test('several at once wait together, and are taken back or delivered together', async () => {
  const page = await openAway()
  const list = listOf(page)
  const notices = page.getByLabel('Notices')
  const doAll = async () => {
    await list.getByRole('button', { name: 'Select several' }).click()
    await list.getByRole('button', { name: 'All', exact: true }).click()
    await list.getByRole('button', { name: 'Done', exact: true }).click()
    await notices.getByText('Done as soon as Sayso is back: 2 tasks').waitFor()
    await page.getByText('2 waiting to be sent').waitFor()
  }
  await doAll()
  await notices.getByRole('button', { name: 'Take back' }).click()
  await page.getByText('2 waiting to be sent').waitFor({ state: 'hidden' })
  expect(await list.getByRole('checkbox', { name: 'Done: buy milk' }).isChecked()).toBe(false)
  await doAll()
  await page.unroute('**/api/**')
  await list.getByRole('button', { name: 'Done 3' }).waitFor()
  await page.getByText('Sayso is away.').waitFor({ state: 'hidden' })
  expect(
    await page
      .getByRole('log')
      .getByText(/^You completed #[12] /u)
      .count(),
  ).toBe(2)
})

test('what is added is seen at once, can be taken back, and is added once; while nobody answers, little is asked', async () => {
  const page = await openAway()
  const list = listOf(page)
  const waiting = list.getByLabel('Added as soon as Sayso is back')
  for (const title of ['stamps', 'string']) {
    await list.getByLabel('Add a task').fill(title)
    await list.getByLabel('Add a task').press('Enter')
    await waiting.getByText(title).waitFor()
  }
  await picture(page, 'away-added-light')
  await waiting.getByRole('button', { name: 'Take back string' }).click()
  await waiting.getByText('string').waitFor({ state: 'hidden' })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await expect.poll(() => asked.length, { timeout: 20_000 }).toBeGreaterThan(4)
  expect(asked.filter((path) => /tasks|lists|audit|messages/u.test(path))).toEqual([])
  await page.unroute('**/api/**')
  await list.getByRole('checkbox', { name: 'Done: stamps' }).waitFor()
  await waiting.waitFor({ state: 'hidden' })
  await page.getByLabel('Notices').getByText('as soon as Sayso is back').waitFor({ state: 'hidden' })
  expect(await list.getByText('string').count()).toBe(0)
})

test('a list that was never opened can be read while it is away', async () => {
  const { page } = await openWithTasks([{ title: 'eggs', list: 'Shopping' }, { title: 'rent' }])
  const side = page.getByRole('navigation', { name: 'Lists and labels' })
  await side.getByRole('button', { name: 'Shopping 1' }).waitFor()
  await page.route('**/api/**', (route) => route.abort())
  await side.getByRole('button', { name: 'Shopping 1' }).click()
  await expect.poll(() => listOf(page).locator('.task-title').allInnerTexts()).toEqual(['eggs'])
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
  await list.getByText('Nothing is late.').waitFor()
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
