/** The other parts of the page: conversations, activity, settings. */
import { randomUUID } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { axeFindings } from './axe.ts'
import { openAsNew, openPage, picture, tell, tokenHeaders } from './page.ts'

test('conversations: begin another, find, go back, rename, save, forget', async () => {
  const { page, complaints } = await openAsNew()
  const log = page.getByRole('log')
  const nav = page.getByRole('navigation', { name: 'Parts of the page' })
  const panel = page.getByRole('region', { name: 'Conversations' })
  await tell(page, 'add buy milk')
  await log.getByText('Added #1').waitFor()
  await nav.getByRole('link', { name: 'Conversations' }).click()
  await page.getByRole('button', { name: 'New', exact: true }).click()
  await page.getByRole('heading', { name: 'Say what is on your mind' }).waitFor()
  await tell(page, 'add water the plants')
  await log.getByText('Added #2').waitFor()

  await nav.getByRole('link', { name: 'Conversations' }).click()
  await page.getByRole('button', { name: 'More for add buy milk' }).click()
  await page.getByRole('button', { name: 'Rename' }).click()
  await page.getByLabel('Name').fill('Shopping')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'More for Shopping' }).click()
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as Markdown' }).click(),
  ])
  expect(saved.suggestedFilename()).toBe('Shopping.md')
  await picture(page, 'conversations-light')
  expect(await axeFindings(page)).toEqual([])
  await page.getByLabel('Search conversations').fill('zebra')
  await page.getByText('These words were said in none of them.').waitFor()
  await page.getByLabel('Search conversations').fill('added milk')
  await panel.getByRole('button', { name: /^Shopping/u }).click()
  await log.getByText('Added #1 “buy milk”.').waitFor()

  await nav.getByRole('link', { name: 'Conversations' }).click()
  await page.getByRole('button', { name: 'More for Shopping' }).click()
  await page.getByRole('button', { name: 'Forget…' }).click()
  await page.getByRole('button', { name: 'Forget it' }).click()
  await panel.getByRole('button', { name: /^Shopping/u }).waitFor({ state: 'hidden' })
  await page.getByRole('complementary').getByText('buy milk').waitFor()
  expect(complaints).toEqual([])
})

test('activity tells who did what; settings are kept', async () => {
  const { page, complaints } = await openAsNew()
  const nav = page.getByRole('navigation', { name: 'Parts of the page' })
  await tell(page, 'add buy milk')
  await page.getByRole('checkbox', { name: 'Done: buy milk' }).check()
  await page.getByRole('log').getByText('completed #1').waitFor()
  await tell(page, 'add water the plants')
  await page.getByRole('checkbox', { name: 'Done: water the plants' }).check()
  await page.getByRole('button', { name: 'Done 2' }).click()
  await page.getByRole('checkbox', { name: 'Done: water the plants' }).uncheck()
  await page.getByRole('log').getByText('reopened #2').waitFor()
  await nav.getByRole('link', { name: 'Activity' }).click()
  const panel = page.getByRole('region', { name: 'Activity' })
  await panel.getByText('You, by talking, added #1 buy milk').waitFor()
  await panel.getByRole('img', { name: /2 added, 1 done/u }).waitFor()
  await picture(page, 'activity-light')
  expect(await axeFindings(page)).toEqual([])
  await panel.getByLabel('By').selectOption('page')
  await panel.getByText('added #1 buy milk').waitFor({ state: 'hidden' })

  await nav.getByRole('link', { name: 'Settings' }).click()
  const settings = page.getByRole('region', { name: 'Settings' })
  await settings.getByLabel('Dark').check()
  await settings.getByLabel('Time zone').selectOption('Asia/Tokyo')
  await settings.getByLabel('Before renaming, too').check()
  await settings.getByLabel('3 April').check()
  await settings.getByLabel('Sunday').check()
  await settings.getByLabel('Name of the program').fill('my script')
  await settings.getByRole('button', { name: 'Make a token' }).click()
  await settings.getByText('shown this once').waitFor()
  await settings.getByRole('button', { name: 'Revoke my script' }).waitFor()
  await settings.getByRole('button', { name: 'Make a calendar address' }).click()
  const address = await settings.getByText('.ics').innerText()
  expect((await page.request.get(address)).headers()['content-type']).toContain('text/calendar')
  await settings.getByRole('button', { name: 'Revoke Calendar feed' }).click()
  await settings.getByRole('button', { name: 'Revoke Calendar feed' }).waitFor({ state: 'hidden' })
  expect((await page.request.get(address)).status()).toBe(404)
  await picture(page, 'settings-dark')
  expect(await axeFindings(page)).toEqual([])
  await page.reload()
  expect(await settings.getByLabel('Dark').isChecked()).toBe(true)
  await expect.poll(() => settings.getByLabel('Time zone').inputValue()).toBe('Asia/Tokyo')
  expect(await settings.getByLabel('3 April').isChecked()).toBe(true)
  expect(await settings.getByLabel('Sunday').isChecked()).toBe(true)
  for (const way of ['On this machine', 'Over HTTP, with a token from above']) {
    await settings.getByLabel(way).check()
    for (const program of ['Claude Desktop', 'Cursor', 'Claude Code', 'VS Code', 'Codex']) {
      await settings.getByText(program).first().waitFor()
    }
  }
  await settings.getByRole('button', { name: 'Revoke my script' }).click()
  await settings.getByRole('button', { name: 'Revoke my script' }).waitFor({ state: 'hidden' })
  expect(complaints).toEqual([])
})

test('of a long list only what is near is in the page; what is being typed in it stays', async () => {
  const extraHTTPHeaders = await tokenHeaders(randomUUID())
  const body = Array.from({ length: 150 }, (_, at) =>
    JSON.stringify({ type: 'task', id: `long ${at}`, title: `task ${at + 1} of many` }),
  ).join('\n')
  const headers = { ...extraHTTPHeaders, 'content-type': 'application/x-ndjson' }
  await fetch(`${inject('pageAddress')}/api/import`, { method: 'POST', headers, body })
  const { page, complaints } = await openPage(inject('pageAddress'), { extraHTTPHeaders })
  const list = page.getByRole('complementary', { name: 'Tasks' })
  await list.getByRole('button', { name: 'Edit task 3 of many' }).click()
  await list.getByLabel('Task', { exact: true }).fill('half a tho')
  const toTheEnd = `(() => {
    const area = document.querySelector('.list-scroll')
    area.scrollTop = area.scrollHeight
    return [...area.querySelectorAll('[data-at]')].at(-1).getAttribute('aria-posinset')
  })()`
  await expect.poll(() => page.evaluate(toTheEnd)).toBe('150')
  await list.getByText('task 150 of many').waitFor()
  expect(await list.getByRole('checkbox').count()).toBeLessThan(100)
  await page.evaluate("document.querySelector('.list-scroll').scrollTop = 0")
  expect(await list.getByLabel('Task', { exact: true }).inputValue()).toBe('half a tho')
  await list.getByText('task 2 of many').waitFor()
  expect(complaints).toEqual([])
})
