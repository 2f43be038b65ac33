/** Titles that would like to be code stay text: shown as they are, and nothing runs. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, inject, test } from 'vitest'
import { openAsNew, tell } from './page.ts'

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

test('hostile titles are text in the list, in the conversation and in questions', async () => {
  const { page, complaints } = await openAsNew()
  const given = titles()
  const added = (await page.evaluate(
    `Promise.all(${JSON.stringify(given)}.map((title) => fetch('/api/tasks', { method: 'POST',
      headers: { 'content-type': 'application/json' }, body: JSON.stringify({ title }) }).then((answer) => answer.status)))`,
  )) as readonly number[]
  const kept = given.filter((_, index) => added[index] === 201)
  expect(kept).toEqual(expect.arrayContaining(SAMPLE))
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
  const shown = (await list.locator('.task-title').allTextContents()).map((text) =>
    text.slice('Edit '.length),
  )
  if (kept.length <= 100) for (const title of SAMPLE) expect(shown).toContain(title)
  expect(await page.evaluate('window.hit')).toBeUndefined()
  expect(
    await page.evaluate('document.querySelectorAll("#root script, #root iframe, #root img[onerror]").length'),
  ).toBe(0)
  expect(complaints).toEqual([])
})

test('the page is served under a policy that would stop what slipped through', async () => {
  const { headers } = await fetch(inject('pageAddress'))
  expect(headers.get('content-security-policy')).toMatch(
    /default-src 'none'.*script-src 'self'.*style-src 'self'/u,
  )
  expect(headers.get('content-security-policy')).not.toMatch(/unsafe|data:|blob:/u)
})
