/** A week's plan of somebody who lives with it: lists, labels, dates, repetition, and some talk. */
import type { Page } from 'playwright-core'

const day = (by: number) => {
  const date = new Date(Date.now() + by * 86_400_000)
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`
}

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
    due_date: day(3),
    list: 'Work',
    labels: ['habit'],
    recurrence: 'FREQ=WEEKLY;BYDAY=FR',
  },
  { title: 'Pay the electricity bill', due_date: day(4), priority: 'high', list: 'Home', labels: ['money'] },
  { title: 'Renew the passport', due_date: day(15), priority: 'medium', list: 'Home' },
  {
    title: 'Rent',
    due_date: day(20),
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
