/** A task changed in place: its note, its day by quick dates and a calendar, its list, its labels, and how it repeats. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from './axe.ts'
import { dayFromNow, listOf, openWithTasks, PHONE, picture } from './page.ts'

async function opened(task: object): Promise<Page> {
  const { page } = await openWithTasks([task, { title: 'eggs', list: 'Shopping' }])
  await listOf(page)
    .getByRole('button', { name: /^Edit weekly review/u })
    .click()
  return page
}

const save = (page: Page) => listOf(page).getByRole('button', { name: 'Save' }).click()

async function savedTask(page: Page): Promise<Record<string, unknown>> {
  await listOf(page).getByLabel('Task', { exact: true }).waitFor({ state: 'hidden' })
  return await (await page.request.get(new URL('/api/tasks/1', page.url()).href)).json()
}

test('note, quick dates, priority, list and labels are kept, and shown on the row', async () => {
  const page = await opened({ title: 'weekly review' })
  const list = listOf(page)
  expect(await axeFindings(page)).toEqual([])
  await list.getByLabel('Note').fill('inbox to zero\nthen the calendar')
  await list.getByRole('button', { name: 'Tomorrow', exact: true }).click()
  await list.getByLabel('Time').fill('17:30')
  await list.getByLabel('Priority').selectOption('medium')
  await list.getByLabel(/^List(?!s)/u).selectOption('Shopping')
  await list.getByLabel(/^Labels/u).fill('habit')
  await page.keyboard.press('Enter')
  await list.getByLabel(/^Labels/u).fill('work')
  await save(page)
  expect(await savedTask(page)).toMatchObject({
    description: 'inbox to zero\nthen the calendar',
    due_date: `${dayFromNow(1)}T17:30`,
    priority: 'medium',
    list: 'Shopping',
    labels: ['habit', 'work'],
  })
  await list.getByText('inbox to zero').waitFor()
  await list.getByText('17:30').waitFor()
  await list.getByRole('button', { name: 'Show everything labelled habit' }).waitFor()
  await list.getByRole('button', { name: 'Edit weekly review' }).click({ position: { x: 8, y: 14 } })
  await list.getByRole('button', { name: 'Take off the label habit' }).click()
  await list.getByRole('button', { name: 'No date', exact: true }).click()
  await list.getByLabel(/^List(?!s)/u).selectOption('New list…')
  await list.getByLabel('Name of the new list').fill('Oslo')
  await save(page)
  expect(await savedTask(page)).toMatchObject({ due_date: null, list: 'Oslo', labels: ['work'] })
  await page.getByRole('button', { name: 'Oslo 1' }).waitFor()
})

test('what was typed is kept when one looks elsewhere without a word, and gone after Escape', async () => {
  const page = await opened({ title: 'weekly review' })
  const list = listOf(page)
  await list.getByLabel('Note').fill('nobody wants this')
  await page.keyboard.press('Escape')
  await list.getByRole('button', { name: 'Edit weekly review' }).click()
  expect(await list.getByLabel('Note').inputValue()).toBe('')
  await list.getByLabel('Note').fill('a long thought')
  await page.getByRole('button', { name: 'Shopping 1' }).click()
  await list.getByText('eggs').waitFor()
  await page.getByLabel('Notices').getByText('Changed: #1 weekly review').waitFor()
  await page.getByRole('button', { name: 'All tasks 2' }).click()
  await list.getByText('a long thought').waitFor()
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'PATCH' && sent.push(request.url()))
  // Saved in the usual way, it is saved once, also where the row goes by it.
  await list.getByRole('button', { name: 'Edit eggs' }).click()
  await list.getByRole('button', { name: 'Today', exact: true }).click()
  await list.getByRole('button', { name: 'Today 0' }).click()
  await list.getByText('eggs').waitFor()
  await list.getByRole('button', { name: 'Edit eggs' }).click()
  await list.getByRole('button', { name: 'Tomorrow', exact: true }).click()
  await save(page)
  await list.getByText('eggs').waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Shopping 1' }).click()
  await list.getByText('eggs').waitFor()
  expect(sent).toHaveLength(2)
})

test('a day from the small calendar, by hand and with the arrows', async () => {
  const page = await opened({ title: 'weekly review', due_date: '2031-05-12T09:00' })
  const list = listOf(page)
  await list.getByRole('button', { name: 'Calendar' }).click()
  await list.getByText('May 2031').waitFor()
  await picture(page, 'calendar-light')
  expect(await axeFindings(page)).toEqual([])
  await list.getByRole('button', { name: 'Month after' }).click()
  await list.getByRole('button', { name: /^Sunday,? 1 June 2031$/u }).click()
  await page.keyboard.press('ArrowLeft')
  await list.getByText('May 2031').waitFor()
  await page.keyboard.press('Enter')
  await save(page)
  expect(await savedTask(page)).toMatchObject({ due_date: '2031-05-31T09:00' })
})

test('it repeats as chosen, in words with its next days; moving one date does not end that', async () => {
  const page = await opened({ title: 'weekly review', due_date: '2031-05-12' })
  const list = listOf(page)
  await list.getByLabel('Repeat').selectOption('every Monday')
  await list.getByText('Comes back every Monday. Next: Mon 12 May, Mon 19 May, Mon 26 May.').waitFor()
  await picture(page, 'repeat-light')
  await save(page)
  expect(await savedTask(page)).toMatchObject({ recurrence: 'FREQ=WEEKLY;BYDAY=MO', recurs_from: 'due' })
  await list.getByText('every Monday').waitFor()
  await list.getByRole('button', { name: 'Edit weekly review' }).click()
  await list.getByLabel('Due').fill('2031-05-14')
  await save(page)
  expect(await savedTask(page)).toMatchObject({ due_date: '2031-05-14', recurrence: 'FREQ=WEEKLY;BYDAY=MO' })
  await list.getByRole('button', { name: 'Edit weekly review' }).click()
  await list.getByLabel('Repeat').selectOption('does not repeat')
  await save(page)
  expect(await savedTask(page)).toMatchObject({ recurrence: null })
})

test('any other rule is put together: every so many, on which days, until when, counted from being done', async () => {
  const page = await opened({ title: 'weekly review', due_date: '2031-05-12' })
  const list = listOf(page)
  await list.getByLabel('Repeat').selectOption('otherwise…')
  await list.getByLabel(/^Every/u).fill('2')
  await list.getByRole('button', { name: 'Thursday' }).click()
  await list.getByLabel('Ends').selectOption('after so many')
  await list.getByRole('spinbutton', { name: 'Times' }).fill('6')
  await list.getByLabel('Counted from the day it is done').check()
  await list
    .getByText('Comes back every 2 weeks on Monday and Thursday, 6 times, after it is done.')
    .waitFor()
  expect(await axeFindings(page)).toEqual([])
  await save(page)
  expect(await savedTask(page)).toMatchObject({
    recurrence: 'FREQ=WEEKLY;INTERVAL=2;COUNT=6;BYDAY=MO,TH',
    recurs_from: 'completion',
  })
})

test('a rule without a day begins on its first one', async () => {
  const page = await opened({ title: 'weekly review' })
  await listOf(page).getByLabel('Repeat').selectOption('every day')
  await save(page)
  expect(await savedTask(page)).toMatchObject({ recurrence: 'FREQ=DAILY', due_date: dayFromNow(0) })
})

test('done, the next one stands in its place', async () => {
  const { page } = await openWithTasks([
    { title: 'water the plants', due_date: dayFromNow(0), recurrence: 'FREQ=DAILY;INTERVAL=3' },
  ])
  const list = listOf(page)
  await list.getByRole('checkbox', { name: 'Done: water the plants' }).click()
  await list.getByRole('button', { name: 'Done 1' }).waitFor()
  await list.getByRole('button', { name: 'Open 1' }).waitFor()
  await list.getByRole('checkbox', { name: 'Done: water the plants', checked: false }).waitFor()
  await list.getByText('every 3 days').waitFor()
})

test('reminders are chosen by name, shown on the row, and taken away again', async () => {
  const page = await opened({ title: 'weekly review', due_date: '2031-05-12T09:00' })
  const list = listOf(page)
  await list.getByLabel('Remind me').selectOption('30 minutes before')
  expect(await axeFindings(page)).toEqual([])
  await save(page)
  expect(await savedTask(page)).toMatchObject({ reminders: ['-PT30M'] })
  await list.getByText('30 minutes before').waitFor()
  await list.getByRole('button', { name: 'Edit weekly review' }).click()
  await list.getByLabel('Time').fill('')
  await list.getByLabel('Remind me').selectOption('the day before at 18:00')
  await save(page)
  expect(await savedTask(page)).toMatchObject({ due_date: '2031-05-12', reminders: ['-P1D@18:00'] })
  await list.getByRole('button', { name: 'Edit weekly review' }).click()
  await list.getByLabel('Remind me').selectOption('no')
  await save(page)
  expect(await savedTask(page)).toMatchObject({ reminders: null })
})

test('opened at the lower edge, all of it comes into view', async () => {
  const tasks = Array.from({ length: 16 }, (_, at) => ({ title: `task ${at + 1}` }))
  const { page } = await openWithTasks(tasks, { viewport: { width: 1280, height: 900 } })
  const list = listOf(page)
  const scroller = list.locator('.list-scroll')
  const [row, view] = [await list.getByText('task 14').boundingBox(), await scroller.boundingBox()]
  expect(row?.y).toBeGreaterThan((view?.y ?? 0) + (view?.height ?? 0) - 200)
  await list.getByRole('button', { name: 'Edit task 14' }).click()
  const title = await list.getByLabel('Task', { exact: true }).boundingBox()
  const buttons = await list.getByRole('button', { name: 'Save' }).boundingBox()
  expect((title?.y ?? 0) + (title?.height ?? 0)).toBeLessThan(buttons?.y ?? 0)
  expect(await list.getByLabel('Note').isVisible()).toBe(true)
})

test('on a phone all of it fits, and every target is large enough', async () => {
  const { page } = await openWithTasks([{ title: 'weekly review' }], PHONE, '#tasks')
  await listOf(page).getByRole('button', { name: 'Edit weekly review' }).tap()
  await listOf(page).getByRole('button', { name: 'Calendar' }).tap()
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390)
  const small =
    await page.evaluate(`[...document.querySelectorAll('.editing :is(button, input, select, textarea)')]
    .filter((one) => one.checkVisibility() && one.type !== 'checkbox')
    .map((one) => [one.className || one.name, Math.round(one.getBoundingClientRect().height)])
    .filter(([, height]) => height < 44)`)
  expect(small).toEqual([])
  await picture(page, 'phone-editor-light')
  expect(await axeFindings(page)).toEqual([])
})
