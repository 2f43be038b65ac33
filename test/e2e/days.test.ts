/** The list in days, and what can be done with several tasks: groups, adding under one, order, selection, the bin, the search. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from './axe.ts'
import { dayFromNow, listOf, openWithTasks, picture } from './page.ts'

const TASKS = [
  { title: 'late', due_date: dayFromNow(-2) },
  { title: 'now', due_date: dayFromNow(0), priority: 'low' },
  { title: 'soon', due_date: dayFromNow(1) },
  { title: 'far', due_date: dayFromNow(40), priority: 'high' },
  { title: 'whenever', description: 'about the zebra' },
]

const titles = (page: Page) => listOf(page).locator('.task-title').allInnerTexts()
const groups = (page: Page) => listOf(page).getByRole('heading', { level: 3 }).allInnerTexts()

test('under the days they are due on; each heading adds a task of its own day', async () => {
  const { page, complaints } = await openWithTasks(TASKS)
  const list = listOf(page)
  await expect.poll(() => groups(page)).toEqual(['Overdue', 'Today', 'Tomorrow', 'Later', 'No date'])
  expect(await axeFindings(page)).toEqual([])
  await list.getByRole('button', { name: 'Add under Today' }).click()
  await page.keyboard.type('feed the cat')
  await page.keyboard.press('Enter')
  await list.getByRole('button', { name: 'Today 2' }).waitFor()
  await page.keyboard.press('Escape')
  await list.getByText('feed the cat').waitFor()
  await list.getByRole('button', { name: 'Add under No date' }).click()
  await page.keyboard.type('some day')
  await page.keyboard.press('Enter')
  await list.getByText('some day').waitFor()
  expect(await list.getByRole('button', { name: 'Add under Overdue' }).count()).toBe(0)
  expect(complaints).toEqual([])
})

test('in another order there are no days, and the order holds, also when the page is opened again', async () => {
  const { page } = await openWithTasks(TASKS)
  const list = listOf(page)
  await list.getByText('late', { exact: true }).waitFor()
  await list.getByLabel('Sort').selectOption('By priority')
  await expect.poll(async () => (await titles(page)).slice(0, 2)).toEqual(['far', 'now'])
  expect(await groups(page)).toEqual([])
  await list.getByLabel('Sort').selectOption('By title')
  await expect.poll(() => titles(page)).toEqual(['far', 'late', 'now', 'soon', 'whenever'])
  await page.reload()
  await expect.poll(() => titles(page)).toEqual(['far', 'late', 'now', 'soon', 'whenever'])
  expect(await list.getByLabel('Sort').inputValue()).toBe('title')
})

test('several at once: done, moved, given a date, deleted after a question; each can be taken back', async () => {
  const { page, complaints } = await openWithTasks([...TASKS, { title: 'paper', list: 'Work' }])
  const list = listOf(page)
  const notices = page.getByLabel('Notices')
  const select = async (...names: readonly string[]) => {
    await list.getByRole('button', { name: 'Select several' }).click()
    for (const name of names) await list.getByRole('button', { name: `Select ${name}` }).click()
  }
  await list.getByText('late', { exact: true }).waitFor()
  await select('late', 'now')
  await list.getByText('2 selected').waitFor()
  await picture(page, 'several-light')
  expect(await axeFindings(page)).toEqual([])
  await list.getByLabel('Move to a list').selectOption('Work')
  await notices.getByText('Changed: 2 tasks').waitFor()
  await page.getByRole('button', { name: 'Work 3' }).waitFor()
  await select('soon', 'far')
  await list.getByLabel('Give a date').selectOption('Today')
  await list.getByRole('button', { name: 'Today 3' }).waitFor()
  await select('soon', 'whenever')
  await list.getByLabel('Give a priority').selectOption('high')
  await expect.poll(() => list.locator('.task[data-priority="high"]').count()).toBe(3)
  await select('soon', 'far')
  await list.getByRole('button', { name: 'Done', exact: true }).click()
  await list.getByRole('button', { name: 'Done 2' }).waitFor()
  await select('late', 'whenever')
  await list.getByRole('button', { name: 'Delete…' }).click()
  await list.getByText('Delete these 2 tasks?').waitFor()
  await list.getByRole('button', { name: 'Keep' }).click()
  await list.getByRole('button', { name: 'Delete…' }).click()
  await list.getByRole('button', { name: 'Delete', exact: true }).click()
  await list.getByRole('button', { name: 'Open 2' }).waitFor()
  await notices.getByRole('button', { name: 'Undo' }).last().click()
  await list.getByRole('button', { name: 'Open 4' }).waitFor()
  expect(complaints).toEqual([])
})

test('what was deleted is in the bin, and comes back from there', async () => {
  const { page, complaints } = await openWithTasks(TASKS)
  const list = listOf(page)
  await list.getByRole('button', { name: /^Delete #\d+ soon/u }).click()
  await list.getByRole('button', { name: 'Delete', exact: true }).click()
  await list.getByRole('button', { name: 'Open 4' }).waitFor()
  await page.getByRole('button', { name: 'Bin' }).click()
  await list.getByText('soon').waitFor()
  await picture(page, 'bin-of-tasks-light')
  expect(await axeFindings(page)).toEqual([])
  await list.getByRole('button', { name: 'Restore soon' }).click()
  await list.getByText('The bin is empty.').waitFor()
  await page.getByRole('button', { name: 'All tasks 5' }).click()
  await list.getByText('soon').waitFor()
  expect(complaints).toEqual([])
})

test('the search finds what is in titles and in notes', async () => {
  const { page } = await openWithTasks(TASKS)
  const list = listOf(page)
  await list.getByLabel('Search tasks').fill('soon')
  await expect.poll(() => titles(page)).toEqual(['soon'])
  await list.getByLabel('Search tasks').fill('zebra')
  await expect.poll(() => titles(page)).toEqual(['whenever'])
})
