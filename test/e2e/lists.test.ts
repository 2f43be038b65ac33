/** Lists and labels: the side bar, what is chosen there, and how a task gets from one list to another. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from './axe.ts'
import { listOf, openWithTasks, PHONE, picture, tell } from './page.ts'

const sideOf = (page: Page) => page.getByRole('navigation', { name: 'Lists and labels' })

const TASKS = [
  { title: 'eggs', list: 'Shopping', labels: ['food'] },
  { title: 'milk', list: 'Shopping' },
  { title: 'the slides', list: 'Work', labels: ['talk'] },
  { title: 'call mum' },
]

const titles = (page: Page) => listOf(page).locator('.task-title').allInnerTexts()

test('the side bar counts, and leads to what is on a list, on none, or under a label', async () => {
  const { page, complaints } = await openWithTasks(TASKS)
  const side = sideOf(page)
  await side.getByRole('button', { name: 'All tasks 4' }).waitFor()
  await side.getByRole('button', { name: 'Shopping 2' }).click()
  await expect.poll(() => titles(page)).toEqual(['eggs', 'milk'])
  await listOf(page).getByRole('heading', { name: 'Shopping' }).waitFor()
  await picture(page, 'lists-light')
  expect(await axeFindings(page)).toEqual([])
  await side.getByRole('button', { name: 'Inbox 1' }).click()
  await expect.poll(() => titles(page)).toEqual(['call mum'])
  await side.getByRole('button', { name: 'talk 1' }).click()
  await expect.poll(() => titles(page)).toEqual(['the slides'])
  await side.getByRole('button', { name: 'All tasks 4' }).click()
  await listOf(page).getByRole('button', { name: 'Show everything labelled food' }).click()
  await expect.poll(() => titles(page)).toEqual(['eggs'])
  expect(complaints).toEqual([])
})

test('what is added within a list is on it; the sentence may say more', async () => {
  const { page, complaints } = await openWithTasks(TASKS)
  await sideOf(page).getByRole('button', { name: 'Shopping 2' }).click()
  const add = listOf(page).getByLabel('Add a task to Shopping')
  await add.fill('flour tomorrow')
  await add.press('Enter')
  await sideOf(page).getByRole('button', { name: 'Shopping 3' }).waitFor()
  await listOf(page).getByRole('heading', { name: 'Tomorrow' }).waitFor()
  expect(await titles(page)).toContain('flour')
  expect(await add.inputValue()).toBe('')
  await tell(page, 'put butter on the shopping list')
  await sideOf(page).getByRole('button', { name: 'Shopping 4' }).waitFor()
  await listOf(page).getByText('butter').waitFor()
  expect(complaints).toEqual([])
})

test('a list is made, renamed, and deleted after a question; one undo brings all of it back', async () => {
  const { page, complaints } = await openWithTasks(TASKS)
  const side = sideOf(page)
  await side.getByRole('button', { name: 'New list' }).click()
  await side.getByLabel('Name of the list').fill('Oslo')
  await page.keyboard.press('Enter')
  await listOf(page).getByText('This list is empty.').waitFor()
  await side.getByRole('button', { name: 'More for the list Oslo' }).click()
  await side.getByRole('button', { name: 'Rename', exact: true }).click()
  await side.getByLabel('New name').fill('Bergen')
  await page.keyboard.press('Enter')
  await listOf(page).getByRole('heading', { name: 'Bergen' }).waitFor()

  await side.getByRole('button', { name: 'More for the list Shopping' }).click()
  await side.getByRole('button', { name: 'Delete…' }).click()
  await side.getByText('Delete “Shopping” and the 2 tasks on it?').waitFor()
  await picture(page, 'list-question-light')
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  expect(await page.evaluate('document.activeElement.ariaLabel')).toBe('More for the list Shopping')
  await page.keyboard.press('Enter')
  await side.getByRole('button', { name: 'Delete…' }).click()
  await side.getByRole('button', { name: 'Delete the list' }).click()
  await side.getByRole('button', { name: 'All tasks 2' }).waitFor()
  await page.getByLabel('Notices').getByRole('button', { name: 'Undo' }).last().click()
  await side.getByRole('button', { name: 'Shopping 2' }).waitFor()
  await side.getByRole('button', { name: 'All tasks 4' }).waitFor()
  expect(complaints).toEqual([])
})

test('a name that is taken is refused in words, and stays to be said better', async () => {
  const { page } = await openWithTasks(TASKS)
  const side = sideOf(page)
  await side.getByRole('button', { name: 'New list' }).click()
  await side.getByLabel('Name of the list').fill('the shopping list')
  await page.keyboard.press('Enter')
  await page
    .getByLabel('Notices')
    .getByText(/Shopping|already|list/iu)
    .first()
    .waitFor()
  expect(await side.getByLabel('Name of the list').inputValue()).toBe('the shopping list')
})

test('a task is carried to another list and under another day; so are all that are selected', async () => {
  const { page, complaints } = await openWithTasks([...TASKS, { title: 'water', due_date: '2031-05-12' }])
  const side = sideOf(page)
  const list = listOf(page)
  await list
    .getByRole('button', { name: 'Edit call mum' })
    .dragTo(side.getByRole('button', { name: 'Work 1' }))
  await side.getByRole('button', { name: 'Work 2' }).waitFor()
  await list
    .getByRole('button', { name: 'Edit water' })
    .dragTo(list.getByRole('heading', { name: 'No date' }))
  await list.getByRole('heading', { name: 'Later' }).waitFor({ state: 'hidden' })
  await list.getByRole('button', { name: 'Edit eggs' }).click({ modifiers: ['Control'] })
  await list.getByRole('button', { name: 'Select milk' }).click()
  await list.getByRole('button', { name: 'Select milk' }).dragTo(side.getByRole('button', { name: 'Work 2' }))
  await side.getByRole('button', { name: 'Work 4' }).waitFor()
  expect(complaints).toEqual([])
})

test('a label is given to what is put down on it, and renamed on all that have it', async () => {
  const { page, complaints } = await openWithTasks(TASKS)
  const side = sideOf(page)
  await listOf(page)
    .getByRole('button', { name: 'Edit milk' })
    .dragTo(side.getByRole('button', { name: 'food 1' }))
  await side.getByRole('button', { name: 'food 2' }).click()
  await expect.poll(() => titles(page)).toEqual(['eggs', 'milk'])
  await side.getByRole('button', { name: 'Rename the label food' }).click()
  await side.getByLabel('New name').fill('kitchen')
  await page.keyboard.press('Enter')
  await side.getByRole('button', { name: 'kitchen 2' }).waitFor()
  await listOf(page).getByRole('heading', { name: '#kitchen' }).waitFor()
  await expect.poll(() => titles(page)).toEqual(['eggs', 'milk'])
  expect(complaints).toEqual([])
})

test('the same without a pointer: M, a name, Enter', async () => {
  const { page } = await openWithTasks(TASKS)
  await listOf(page).getByText('call mum').waitFor()
  await listOf(page).getByRole('button', { name: 'Edit call mum' }).focus()
  await page.keyboard.press('m')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Move “call mum” to…').fill('work')
  await page.keyboard.press('Enter')
  await sideOf(page).getByRole('button', { name: 'Work 2' }).waitFor()
  expect(await page.evaluate('document.activeElement.ariaLabel')).toBe('Edit call mum')
})

test('on a phone the lists come from the bar at the bottom, and go when one was chosen', async () => {
  const { page, complaints } = await openWithTasks(TASKS, PHONE)
  await page.getByRole('button', { name: 'Lists', exact: true }).tap()
  await sideOf(page).getByRole('button', { name: 'Shopping 2' }).waitFor()
  await picture(page, 'phone-lists-light')
  expect(await axeFindings(page)).toEqual([])
  await sideOf(page).getByRole('button', { name: 'Shopping 2' }).tap()
  await expect.poll(() => titles(page)).toEqual(['eggs', 'milk'])
  expect(await sideOf(page).isVisible()).toBe(false)
  expect(complaints).toEqual([])
})
