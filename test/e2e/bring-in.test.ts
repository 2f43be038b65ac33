/** Moving in through the page: files of other programs, and a conversation that is not flooded by them. */
import { expect, test } from 'vitest'
import { axeFindings } from './axe.ts'
import { openAsNew, picture } from './page.ts'

test('a file of another program is brought in, with what has no place here; the conversation has one line for it', async () => {
  const { page, complaints } = await openAsNew()
  await page.getByRole('link', { name: 'Settings' }).click()
  const field = page.getByLabel('Bring in a file')
  const rows = Array.from({ length: 130 }, (_, at) => `task,errand ${at + 1},4`)
  const csv = ['TYPE,CONTENT,PRIORITY', 'note,about it,', ...rows].join('\n')
  const status = page.getByRole('status').filter({ hasText: 'read' })
  await field.setInputFiles({ name: 'Home.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await status.getByText('130 tasks read').waitFor()
  await page.getByText(/^Line 2: /u).waitFor()
  await picture(page, 'brought-in-light')
  expect(await axeFindings(page)).toEqual([])
  const list = page.getByRole('complementary', { name: 'Tasks' })
  await list.getByRole('button', { name: 'Open 130' }).waitFor()
  await field.setInputFiles({ name: 'todo.txt', mimeType: 'text/plain', buffer: Buffer.from('(A) call mum') })
  await status.getByText('1 task read').waitFor()
  await field.setInputFiles({ name: 'x.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  await page.getByText('What kind of file x.pdf is cannot be seen.').waitFor()

  await page.getByRole('link', { name: 'Talk' }).click()
  const log = page.getByRole('log')
  const line = log.getByText(/^You added (?:at least )?\d+ tasks/u)
  await line.waitFor()
  expect(await log.locator('.log > li').count()).toBeLessThanOrEqual(2)
  await picture(page, 'folded-light')
  await line.click()
  await log.getByText('#100 errand 100').waitFor()
  expect(await axeFindings(page)).toEqual([])
  expect(complaints.filter((one) => !one.includes('400'))).toEqual([])
})
