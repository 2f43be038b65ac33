/** A yes on the page is for the question the page showed, whatever comes up meanwhile. */
import { randomUUID } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { tokenFor } from '../support/http-app.ts'
import { composer, type Opened, openPage, tell, tokenHeaders } from './page.ts'

/** Two tasks, and the question whether to delete the first. */
async function asked() {
  const user_id = randomUUID()
  const opened = await openPage(inject('pageAddress'), { extraHTTPHeaders: await tokenHeaders(user_id) })
  const { page } = opened
  await tell(page, 'add buy milk')
  await tell(page, 'add keep the diary')
  await page.getByRole('log').getByText('Added #2').waitFor()
  const answer = page.waitForResponse('**/api/chat')
  await tell(page, 'delete the milk')
  const { conversation_id } = await (await answer).json()
  await page.getByRole('button', { name: 'Delete', exact: true }).waitFor()
  return { ...opened, elsewhere: await elsewhere(user_id, conversation_id) }
}

/** The same person somewhere else, in the same conversation. */
async function elsewhere(user_id: string, conversation_id: string) {
  const authorization = `Bearer ${await tokenFor(user_id)}`
  const headers = { authorization, 'content-type': 'application/json' }
  return async (message: string) => {
    const body = JSON.stringify({ message, conversation_id })
    const response = await fetch(`${inject('pageAddress')}/api/chat`, { method: 'POST', headers, body })
    expect(response.status).toBe(200)
  }
}

const list = ({ page }: Pick<Opened, 'page'>) => page.getByRole('complementary', { name: 'Tasks' })

test('typed right after being asked, it confirms', async () => {
  const opened = await asked()
  await tell(opened.page, 'yes')
  await opened.page.getByRole('log').getByText('Deleted #1 “buy milk”').waitFor()
  await expect.poll(() => list(opened).getByRole('checkbox').count()).toBe(1)
})

test('begun under one question and sent under another, it confirms neither', async () => {
  const opened = await asked()
  const { page, elsewhere } = opened
  await composer(page).pressSequentially('ye')
  await elsewhere('delete the diary')
  await page.getByText('Delete #2 “keep the diary”?').first().waitFor()
  await composer(page).press('s')
  await composer(page).press('Enter')
  await page.getByRole('log').getByText('That question is no longer open, so I did nothing.').waitFor()
  expect(await list(opened).getByRole('checkbox').count()).toBe(2)
})

test('queued while the server was away, it does not confirm what was asked meanwhile', async () => {
  const opened = await asked()
  const { page, elsewhere } = opened
  await page.route('**/api/**', (route) => route.abort())
  await tell(page, 'yes')
  await page.getByRole('log').getByText('Sent as soon as Sayso is back.').waitFor()
  await elsewhere('delete the diary')
  await page.unroute('**/api/**')
  await page.getByRole('log').getByText('That question is no longer open, so I did nothing.').waitFor()
  expect(await list(opened).getByRole('checkbox').count()).toBe(2)
})
