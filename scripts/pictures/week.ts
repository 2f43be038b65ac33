/** A week's plan of somebody who lives with it: lists, labels, dates, repetition, and some talk. */
import type { Page } from 'playwright-core'
import { addDays } from '../../src/domain/calendar.ts'
import { localToday } from '../../web/words/due.ts'

const today = localToday(new Date())
const day = (by: number) => addDays(today, by)
/** The next Friday, or the next first of a month: what comes back on a day is due on one. */
const next = (isIt: (date: string) => boolean) =>
  Array.from({ length: 40 }, (_, at) => day(at + 1)).find(isIt)
const isFriday = (date: string) => new Date(`${date}T12:00Z`).getUTCDay() === 5

const TASKS: readonly object[] = [
  { title: 'Return the library books', due_date: day(-3), list: 'Home' },
  { title: 'Call mum', due_date: `${day(0)}T23:30` },
  { title: 'Send the slides to Priya', due_date: day(0), priority: 'high', list: 'Work', labels: ['talk'] },
  { title: 'Water the plants', due_date: day(0), list: 'Home', recurrence: 'FREQ=DAILY;INTERVAL=3' },
  { title: 'Buy milk and bread', due_date: day(1), list: 'Shopping' },
  { title: 'Team lunch: book a table for six', due_date: `${day(1)}T12:30`, list: 'Work' },
  {
    title: 'Weekly review',
    description: 'Inbox to zero, look at the calendar, choose three things for next week.',
    due_date: next(isFriday),
    list: 'Work',
    labels: ['habit'],
    recurrence: 'FREQ=WEEKLY;BYDAY=FR',
  },
  { title: 'Pay the electricity bill', due_date: day(4), priority: 'high', list: 'Home', labels: ['money'] },
  { title: 'Renew the passport', due_date: day(15), priority: 'medium', list: 'Home' },
  {
    title: 'Rent',
    due_date: next((date) => date.endsWith('-01')),
    list: 'Home',
    labels: ['money'],
    recurrence: 'FREQ=MONTHLY;BYMONTHDAY=1',
  },
  { title: 'Eggs', list: 'Shopping' },
  { title: 'Flour', list: 'Shopping' },
  { title: 'Read “The Timeless Way of Building”', labels: ['someday'] },
  { title: 'Plan the weekend in Oslo', list: 'Oslo', description: 'https://www.visitoslo.com' },
  { title: 'Tent and sleeping bags', list: 'Oslo' },
]

const SAID = [
  'add book the dentist on tuesday at 10',
  'move the dentist to thursday',
  'what is due this week?',
  'done eggs',
]

export async function fillWeek(page: Page): Promise<void> {
  for (const data of TASKS) await page.request.post(new URL('/api/tasks', page.url()).href, { data })
  const { id } = await (
    await page.request.post(new URL('/api/tasks', page.url()).href, {
      data: { title: 'Old idea nobody needs' },
    })
  ).json()
  await page.request.delete(new URL(`/api/tasks/${id}`, page.url()).href)
  for (const [at, words] of SAID.entries()) {
    await page.getByLabel('What should be done?').fill(words)
    await page.getByLabel('What should be done?').press('Enter')
    await page.locator('.reply').nth(at).waitFor()
  }
}
