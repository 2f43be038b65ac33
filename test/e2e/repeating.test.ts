/** A task that comes back, in the editor of the page: moved, and resting. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from './axe.ts'
import { listOf, openWithTasks, picture } from './page.ts'

async function kept(page: Page): Promise<readonly string[]> {
  const answer = await page.request.get(new URL('/api/tasks?limit=100', page.url()).href)
  const { tasks } = (await answer.json()) as { tasks: readonly Record<string, unknown>[] }
  return tasks.map(({ number, due_date, recurrence, completed }) =>
    [`#${number}`, due_date, recurrence, completed ? 'done' : 'open'].join(' '),
  )
}

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
  expect(await kept(page)).toEqual(['#1  FREQ=WEEKLY open'])
})
