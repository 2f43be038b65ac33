/** Titles that would like to be code stay text: shown as they are, and nothing runs. */
import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
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

const AT_ONCE = 50

const url = () => inject('pageAddress')

/** Those that are no titles (too long, nothing in them) are refused and left out. */
async function addAll(given: readonly string[], headers: Record<string, string>): Promise<readonly string[]> {
  const kept: string[] = []
  for (let from = 0; from < given.length; from += AT_ONCE) {
    const some = given.slice(from, from + AT_ONCE)
    const statuses = await Promise.all(some.map((title) => added(title, headers)))
    kept.push(...some.filter((_, at) => statuses[at] === 201))
    expect(statuses.filter((status) => ![201, 400].includes(status))).toEqual([])
  }
  return kept.map((title) => title.trim())
}

async function added(title: string, headers: Record<string, string>): Promise<number> {
  const body = JSON.stringify({ title })
  const json = { ...headers, 'content-type': 'application/json' }
  return (await fetch(`${url()}/api/tasks`, { method: 'POST', headers: json, body })).status
}

interface Seen {
  readonly titles: readonly string[]
  /** Elements that nobody made. */
  readonly alien: number
}

/** All the way down, a screen a frame: rows come into the page as they come near, and the next page of the list with them. */
const scrollThrough = (count: number) => `new Promise((resolve) => {
  const area = document.querySelector('.list-scroll')
  const titles = new Map()
  let alien = 0
  const step = () => {
    for (const row of area.querySelectorAll('[data-at]')) {
      const title = row.querySelector('.task-title')
      titles.set(row.dataset.at, title.textContent)
    }
    alien += document.querySelectorAll('#root script, #root iframe, #root object, #root img:not([alt=""])').length
    area.scrollTop += area.clientHeight
    if (titles.size >= ${count}) resolve({ titles: [...titles.values()], alien })
    else requestAnimationFrame(step)
  }
  step()
})`

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
  await list.getByRole('button', { name: `Open ${kept.length + 1}` }).waitFor()
  const { titles: shown, alien } = (await page.evaluate(scrollThrough(kept.length + 1))) as Seen
  expect([...shown].sort()).toEqual([...kept, SAMPLE[1]].sort())
  expect(alien).toBe(0)
  expect(await page.evaluate('window.hit')).toBeUndefined()
  expect(complaints).toEqual([])
})

test('the page is served under a policy that would stop what slipped through', async () => {
  const { headers } = await fetch(url())
  expect(headers.get('content-security-policy')).toMatch(
    /default-src 'none'.*script-src 'self'.*style-src 'self'/u,
  )
  expect(headers.get('content-security-policy')).not.toMatch(/unsafe|data:|blob:/u)
})
