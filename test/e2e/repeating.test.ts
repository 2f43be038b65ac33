/** A task that comes back, in the page: its picker, the talk about it, and the line that adds one. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from './axe.ts'
import { keptTasks, listOf, openWithTasks, picture, tell } from './page.ts'

test('in the editor a moved one shows the others as they come, a resting one says that it rests', async () => {
  const { page } = await openWithTasks([{ title: 'bins', due_date: '2031-05-12', recurrence: 'FREQ=WEEKLY' }])
  const list = listOf(page)
  await list.getByRole('button', { name: 'Edit bins' }).click()
  await list.getByText('Next: Mon 12 May, Mon 19 May, Mon 26 May.').waitFor()
  await list.getByLabel('Due').fill('2031-05-14')
  await list.getByText('Next: Wed 14 May, Mon 19 May, Mon 26 May.').waitFor()
  await picture(page, 'repeat-moved-light')
  await list.getByRole('button', { name: 'No date', exact: true }).click()
  await list.getByText('Comes back every week. It rests until it has a date.').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await list.getByRole('button', { name: 'Save' }).click()
  await list.getByLabel('Task', { exact: true }).waitFor({ state: 'hidden' })
  expect(await keptTasks(page)).toEqual(['#1  FREQ=WEEKLY open'])
})

const NOTICES = 'Notices'
const saved = async (page: Page) => {
  await listOf(page).getByRole('button', { name: 'Save' }).click()
  await listOf(page).getByLabel('Task', { exact: true }).waitFor({ state: 'hidden' })
}

test('the picker: by name, put together by hand, refused with a word, and none again', async () => {
  const { page, complaints } = await openWithTasks([{ title: 'gym', due_date: '2031-05-26' }])
  const list = listOf(page)
  const edit = () => list.getByRole('button', { name: 'Edit gym' }).click()
  await edit()
  await list.getByLabel('Repeat').selectOption('on the last Monday of every month')
  await list.getByText('Next: Mon 26 May, Mon 30 Jun, Mon 28 Jul.').waitFor()
  await list.getByLabel('Repeat').selectOption('otherwise…')
  await list.getByLabel('Unit').selectOption('weeks')
  await list.getByText('Comes back every Monday. Next: Mon 26 May, Mon 2 Jun, Mon 9 Jun.').waitFor()
  await list.getByLabel('Every', { exact: true }).fill('2')
  await list.getByRole('button', { name: 'Thursday' }).click()
  await list.getByLabel('Ends').selectOption('after so many')
  await list.getByLabel('Times', { exact: true }).fill('5')
  await list
    .getByText(
      'Comes back every 2 weeks on Monday and Thursday, 5 times. Next: Mon 26 May, Thu 29 May, Mon 9 Jun.',
    )
    .waitFor()
  await picture(page, 'repeat-picker-light')
  expect(await axeFindings(page)).toEqual([])
  await saved(page)
  const kept = ['#1 2031-05-26 FREQ=WEEKLY;INTERVAL=2;COUNT=5;BYDAY=MO,TH open']
  expect(await keptTasks(page)).toEqual(kept)

  await edit()
  await list.getByLabel('Repeat').selectOption('otherwise…')
  await list.getByLabel('Ends').selectOption('on a day')
  await list.getByLabel('Last day').fill('2031-05-01')
  await list.getByText('It would end before it begins. Name a later end, or none.').waitFor()
  await list.getByRole('button', { name: 'Save' }).click()
  await page.getByLabel(NOTICES).getByText('It would end before it begins.').waitFor()
  expect(await list.getByLabel('Last day').inputValue()).toBe('2031-05-01')
  expect(await keptTasks(page)).toEqual(kept)

  await list.getByLabel('Repeat').selectOption('does not repeat')
  await saved(page)
  expect(await keptTasks(page)).toEqual(['#1 2031-05-26  open'])
  await page.getByLabel(NOTICES).getByRole('button', { name: 'Undo' }).last().click()
  await list.getByText('every 2 weeks on Monday and Thursday, 5 times').waitFor()
  expect(await keptTasks(page)).toEqual(kept)
  expect(complaints.filter((line) => !line.includes('400'))).toEqual([])
})

test('in the talk: said, moved by a button, stopped after a question, and taken back', async () => {
  const { page } = await openWithTasks([])
  const log = page.getByRole('log')
  await tell(page, 'take the bins out every monday at 7am until 2 june 2031')
  await log
    .getByText(/Added #1 “take the bins out”, due on .* every Monday, until 2 June 2031 \(then on/u)
    .waitFor()
  await tell(page, 'move it to sunday 8 june 2031')
  await log.getByText('only this one, or all from now on?').waitFor()
  await log.getByRole('button', { name: 'only this once' }).click()
  await log.getByText(/only this once, still every Monday/u).waitFor()
  await tell(page, 'what repeats?')
  await log.getByText('You have 1 repeating task').waitFor()
  await tell(page, 'stop repeating the bins')
  await log.getByText('Stop repeating #1 “take the bins out”?').waitFor()
  await log.getByRole('button', { name: 'Change it' }).click()
  await log.getByText('no longer repeating').waitFor()
  expect(await keptTasks(page)).toEqual(['#1 2031-06-08T07:00  open'])
  await tell(page, 'undo')
  await log.getByText(/Undone: #1/u).waitFor()
  expect(await keptTasks(page)).toEqual(['#1 2031-06-08T07:00 FREQ=WEEKLY;UNTIL=20310602;BYDAY=MO open'])
  await picture(page, 'repeat-talk-light')
})

test('a line typed into the list is heard as in the talk, and what cannot be a rule is said', async () => {
  const { page } = await openWithTasks([])
  const field = listOf(page).getByLabel(/^Add a task/u)
  await field.fill('water the plants every 3 days starting 12 may 2031')
  await field.press('Enter')
  await listOf(page).getByText('every 3 days').waitFor()
  expect(await keptTasks(page)).toEqual(['#1 2031-05-12 FREQ=DAILY;INTERVAL=3 open'])
  await field.fill('pay tax every 30 february')
  await field.press('Enter')
  await page.getByLabel(NOTICES).getByText('No day is ever like that').waitFor()
  await expect.poll(() => field.inputValue()).toBe('pay tax every 30 february')
  expect(await keptTasks(page)).toHaveLength(1)
})
