/** Titles that would like to be code stay text: shown as they are, and nothing runs. */
import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { openPage, tell, tokenHeaders } from './page.ts'

const SAMPLE = [
  '<script>window.hit = 1; alert(1)</script>',
  '<img src=x onerror="window.hit = 1; alert(1)">',
  '<svg/onload=alert(1)>',
  '"><iframe srcdoc="<script>parent.hit = 1</script>">',
  'javascript:alert(1)',
  '{{constructor.constructor("window.hit = 1")()}}',
  '</title></textarea></style><script>alert(1)</script>',
  '<a href="javascript:alert(1)" autofocus onfocus=alert(1)>x</a>',
  '<math><mtext></p><style><img src onerror=alert(1)>',
  '\u202e<b>right to left</b>\u2028\u2029.',
]

/** `SAYSO_HOSTILE` names a file of them, one JSON object with `text` a line: for the long proof. */
function titles(): readonly string[] {
  const file = process.env.SAYSO_HOSTILE
  if (!file || !existsSync(file)) return SAMPLE
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  return [...SAMPLE, ...lines.map((line) => (JSON.parse(line) as { text: string }).text)]
}

const url = () => inject('pageAddress')

/** Some at a time; those that are no titles (too long, nothing in them) are refused and left out. */
async function addAll(given: readonly string[], headers: Record<string, string>): Promise<readonly string[]> {
  const kept: string[] = []
  for (let from = 0; from < given.length; from += 20) {
    const some = given.slice(from, from + 20)
    const statuses = await Promise.all(some.map((title) => added(title, headers)))
    kept.push(...some.filter((_, at) => statuses[at] === 201))
    expect(statuses.filter((status) => status >= 500)).toEqual([])
  }
  return kept.map((title) => title.trim())
}

async function added(title: string, headers: Record<string, string>): Promise<number> {
  const body = JSON.stringify({ title })
  const json = { ...headers, 'content-type': 'application/json' }
  return (await fetch(`${url()}/api/tasks`, { method: 'POST', headers: json, body })).status
}

test('hostile titles are text in the list, in the conversation and in questions', {
  timeout: 600_000,
}, async () => {
  const extraHTTPHeaders = await tokenHeaders(randomUUID())
  const kept = await addAll(titles(), extraHTTPHeaders)
  expect(kept).toEqual(expect.arrayContaining(SAMPLE))
  const { page, complaints } = await openPage(url(), { extraHTTPHeaders })
  const list = page.getByRole('complementary', { name: 'Tasks' })
  await list.getByText(SAMPLE[0] ?? '').waitFor()
  await tell(page, `add ${SAMPLE[1]}`)
  await tell(page, 'delete task 1')
  await page.getByRole('button', { name: 'Delete', exact: true }).waitFor()
  await page
    .getByRole('log')
    .getByText(SAMPLE[1] ?? '')
    .first()
    .waitFor()
  await expect.poll(() => shownAfterScrolling(page), { timeout: 300_000 }).toBe(kept.length + 1)
  const shown = await list.locator('.task-title').allTextContents()
  expect(shown.map((text) => text.slice('Edit '.length)).sort()).toEqual([...kept, SAMPLE[1]].sort())
  expect(await page.evaluate('window.hit')).toBeUndefined()
  expect(
    await page.evaluate('document.querySelectorAll("#root script, #root iframe, #root img[onerror]").length'),
  ).toBe(0)
  expect(complaints).toEqual([])
})

/** The next page comes when the end is near. */
async function shownAfterScrolling(page: Page): Promise<number> {
  const rows = page.locator('.task-title')
  await rows.last().scrollIntoViewIfNeeded()
  return await rows.count()
}

test('the page is served under a policy that would stop what slipped through', async () => {
  const { headers } = await fetch(url())
  expect(headers.get('content-security-policy')).toMatch(
    /default-src 'none'.*script-src 'self'.*style-src 'self'/u,
  )
  expect(headers.get('content-security-policy')).not.toMatch(/unsafe|data:|blob:/u)
})
