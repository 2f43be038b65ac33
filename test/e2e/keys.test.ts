/** Everything by keys: what they are, a line that finds and does anything, and the way through the list. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from './axe.ts'
import { dayFromNow, listOf, openWithTasks, picture } from './page.ts'

const TASKS = [{ title: 'buy milk' }, { title: 'call mum' }, { title: 'the slides', list: 'Work' }]

const focused = (page: Page) =>
  page.evaluate('document.activeElement?.getAttribute("aria-label") || document.activeElement?.id')

async function open(): Promise<Page> {
  const { page } = await openWithTasks(TASKS)
  await listOf(page).getByText('the slides').waitFor()
  return page
}

test('? shows them, Escape closes, and the focus is where it was', async () => {
  const page = await open()
  await page.keyboard.press('j')
  expect(await focused(page)).toBe('Edit buy milk')
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keys' }).getByText('Find or do anything').waitFor()
  await picture(page, 'keys-light')
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  expect(await focused(page)).toBe('Edit buy milk')
})

test('down and up the list; done, today, selected, asked about, changed, all on the row in focus', async () => {
  const page = await open()
  const list = listOf(page)
  await page.keyboard.press('j')
  await page.keyboard.press('ArrowDown')
  expect(await focused(page)).toBe('Edit call mum')
  await page.keyboard.press('k')
  expect(await focused(page)).toBe('Edit buy milk')
  await page.keyboard.press('t')
  await list.getByRole('button', { name: 'Today 1' }).waitFor()
  expect(await (await page.request.get(new URL('/api/tasks/1', page.url()).href)).json()).toMatchObject({
    due_date: dayFromNow(0),
  })
  await expect.poll(() => focused(page)).toBe('Edit buy milk')
  await page.keyboard.press('Delete')
  await list.getByText('Delete “buy milk”?').waitFor()
  await page.keyboard.press('Escape')
  await list.getByRole('button', { name: 'Edit buy milk' }).focus()
  await page.keyboard.press('e')
  expect(await list.getByLabel('Task', { exact: true }).inputValue()).toBe('buy milk')
  await page.keyboard.press('Escape')
  expect(await focused(page)).toBe('Edit buy milk')
  await page.keyboard.press('d')
  await list.getByRole('button', { name: 'Done 1' }).waitFor()
  await expect.poll(() => focused(page)).toBe('Edit call mum')
  await page.keyboard.press('x')
  await list.getByText('1 selected').waitFor()
  await page.keyboard.press('Escape')
  await list.getByText('1 selected').waitFor({ state: 'hidden' })
  expect(await focused(page)).toBe('Edit call mum')
})

test('N is a new task, wherever one is', async () => {
  const page = await open()
  await page.keyboard.press('n')
  expect(await focused(page)).toBe('Add a task')
  await page.keyboard.type('n is for new')
  await page.keyboard.press('Enter')
  await listOf(page).getByText('n is for new').waitFor()
})

test('Ctrl+Z takes back what was done last, then what was done before it; in a field it is the field’s own', async () => {
  const page = await open()
  const list = listOf(page)
  for (const title of ['call mum', 'buy milk']) {
    await list.getByRole('button', { name: `Edit ${title}` }).focus()
    await page.keyboard.press('d')
    await list.getByLabel(`Done: ${title}`).waitFor({ state: 'detached' })
  }
  await page.locator('#add-task').focus()
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+z')
  await list.getByText('buy milk').waitFor()
  expect(await list.getByText('call mum').count()).toBe(0)
  await page.keyboard.press('Control+z')
  await list.getByText('call mum').waitFor()
})

test('Ctrl+Enter saves from within the note, where Enter begins a line', async () => {
  const page = await open()
  const list = listOf(page)
  await list.getByRole('button', { name: 'Edit call mum' }).click()
  await list.getByLabel('Note').focus()
  await page.keyboard.type('first')
  await page.keyboard.press('Enter')
  await page.keyboard.type('second')
  await page.keyboard.press('Control+Enter')
  await list.locator('.task-note').getByText('first second').waitFor()
  expect(await focused(page)).toBe('Edit call mum')
})

test('in the palette, a beginning and Enter at once open the task that is still looked for', async () => {
  const page = await open()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').waitFor()
  await page.keyboard.type('mu')
  await page.keyboard.press('Enter')
  await listOf(page).getByLabel('Task', { exact: true }).waitFor()
  expect(await listOf(page).getByLabel('Task', { exact: true }).inputValue()).toBe('call mum')
  expect(await page.locator('.mine').count()).toBe(0)
})

test('Ctrl+K finds a list, a part, a task, and says what is none of them', async () => {
  const page = await open()
  const ask = async (words: string) => {
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').fill(words)
  }
  await ask('work')
  await picture(page, 'palette-light')
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Enter')
  await listOf(page).getByRole('heading', { name: 'Work' }).waitFor()
  await ask('activ')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Activity' }).waitFor()
  await ask('call mum')
  await page.getByRole('option', { name: 'call mum', exact: true }).click()
  expect(await listOf(page).getByLabel('Task', { exact: true }).inputValue()).toBe('call mum')
  await page.keyboard.press('Escape')
  await ask('add water the plants')
  await page.getByRole('option', { name: 'Say “add water the plants”' }).click()
  await page.getByRole('log').getByText('Added #4 “water the plants”.').waitFor()
})
