/** The docs in a real browser: the search without a script, and a request sent from the try-it page. */
import { expect, inject, test } from 'vitest'
import { axeFindings } from './axe.ts'
import { openAsNew, openPage } from './page.ts'

test('the search works without JavaScript, from the keyboard', async () => {
  const { page, complaints } = await openPage(`${inject('pageAddress')}/docs`, { javaScriptEnabled: false })
  await page.getByLabel('Search the docs').fill('deleting needs a person')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: /Deleting needs a person/u }).click()
  expect(new URL(page.url()).pathname).toBe('/docs/mcp')
  expect(complaints).toEqual([])
})

test('a form of the try-it page sends a real request under the strict policy', async () => {
  const { page, complaints } = await openAsNew()
  await page.goto(`${inject('pageAddress')}/docs/architecture`)
  expect(await axeFindings(page)).toEqual([])
  await page.goto(`${inject('pageAddress')}/docs/try`)
  expect(await axeFindings(page)).toEqual([])
  const form = page.locator('details', { hasText: 'POST /api/tasks Add a task' })
  await form.locator('summary').click()
  await form.getByLabel('Body').fill('{ "title": "<b>milk</b>" }')
  await form.getByRole('button', { name: 'Send' }).click()
  const answer = form.locator('output')
  await answer.getByText('201').waitFor()
  expect(await answer.textContent()).toContain('"title": "<b>milk</b>"')
  const list = page.locator('details', { hasText: 'GET /api/tasks/{id} One task' })
  await list.locator('summary').click()
  await list.getByLabel('id').fill('1')
  await list.getByRole('button', { name: 'Send' }).click()
  await list.locator('output').getByText('200').waitFor()
  expect(complaints).toEqual([])
})
