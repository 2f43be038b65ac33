/** Today: what is due and what is late, from wherever one is. And the way back to where one was. */
import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { axeFindings } from './axe.ts'
import { dayFromNow, listOf, openWithTasks, PHONE, picture, tokenHeaders } from './page.ts'

const TASKS = [
  { title: 'books', due_date: dayFromNow(-2), list: 'Home' },
  { title: 'slides', due_date: dayFromNow(0), list: 'Work' },
  { title: 'rent', due_date: dayFromNow(5) },
]

const sideOf = (page: Page) => page.getByRole('navigation', { name: 'Lists and labels' })
const titles = (page: Page) => listOf(page).locator('.task-title').allInnerTexts()
const place = (page: Page) => listOf(page).locator('.list-name')

test('today has what is late and what is due; what is added or put there is due today', async () => {
  const { page, complaints } = await openWithTasks(TASKS)
  const side = sideOf(page)
  await side.getByRole('button', { name: 'Today 2' }).click()
  await listOf(page).getByLabel('Add a task for today').waitFor()
  await listOf(page).getByText('slides').waitFor()
  expect(await titles(page)).toEqual(['books', 'slides'])
  expect(await listOf(page).getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(['Overdue', 'Today'])
  await picture(page, 'today-light')
  expect(await axeFindings(page)).toEqual([])
  const add = listOf(page).getByLabel('Add a task for today')
  await add.fill('stamps')
  await add.press('Enter')
  await side.getByRole('button', { name: 'Today 3' }).waitFor()
  await side.getByRole('button', { name: 'All tasks 4' }).click()
  await listOf(page).getByText('stamps').waitFor()
  await listOf(page)
    .getByRole('button', { name: 'Edit rent' })
    .dragTo(side.getByRole('button', { name: 'Today 3' }))
  await side.getByRole('button', { name: 'Today 4' }).click()
  await listOf(page).getByRole('checkbox', { name: 'Done: slides' }).click()
  await listOf(page).getByRole('button', { name: 'Done 1' }).click()
  await expect.poll(() => titles(page)).toEqual(['slides'])
  await side.getByRole('button', { name: 'Today 3' }).waitFor()
  expect(complaints).toEqual([])
})

test('back leads to the place before, and a page that is loaded again is where it was', async () => {
  const { page, complaints } = await openWithTasks(TASKS)
  await sideOf(page).getByRole('button', { name: 'Work 1' }).click()
  await sideOf(page).getByRole('button', { name: 'Home 1' }).click()
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('heading', { name: 'Settings' }).waitFor()
  await page.reload()
  await listOf(page).getByText('books').waitFor()
  expect(await titles(page)).toEqual(['books'])
  await page.goBack()
  await page.goBack()
  await listOf(page).getByRole('heading', { name: 'Work' }).waitFor()
  await listOf(page).getByText('slides').waitFor()
  expect(await titles(page)).toEqual(['slides'])
  await page.goBack()
  await listOf(page).getByRole('heading', { name: 'All tasks' }).waitFor()
  await page.goForward()
  await listOf(page).getByRole('heading', { name: 'Work' }).waitFor()
  // The names of lists are nobody's business who uses the browser next.
  expect(page.url()).toBe(`${inject('pageAddress')}/`)
  expect(complaints).toEqual([])
})

test('whoever signs in next does not come back to the places of the one before', async () => {
  const { page } = await openWithTasks(TASKS)
  await sideOf(page).getByRole('button', { name: 'Work 1' }).click()
  await listOf(page).getByRole('heading', { name: 'Work' }).waitFor()
  await page.setExtraHTTPHeaders(await tokenHeaders(randomUUID()))
  await page.reload()
  await listOf(page).getByText('Nothing to do. Enjoy it.').waitFor()
  expect(await place(page).innerText()).toBe('All tasks')
})

test('on a phone the conversations can be reached from the lists', async () => {
  const { page } = await openWithTasks(TASKS, PHONE, '#tasks')
  await page.getByRole('button', { name: 'Lists', exact: true }).tap()
  await sideOf(page).getByRole('button', { name: 'All conversations' }).tap()
  await page.getByRole('heading', { name: 'Conversations' }).waitFor()
  expect(await sideOf(page).isVisible()).toBe(false)
})

test('an empty page has something to begin with, and a press adds it', async () => {
  const { page, complaints } = await openWithTasks([], PHONE, '#tasks')
  await page.getByText('Nothing to do. Enjoy it.').waitFor()
  await picture(page, 'phone-empty-light')
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'gym every thursday at 7' }).tap()
  await listOf(page).locator('.tasks').getByText('every Thursday').waitFor()
  expect(await titles(page)).toEqual(['gym'])
  expect(complaints).toEqual([])
})
