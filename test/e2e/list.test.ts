/** The list by itself: a delete asks, links lead out, words of any script read as they should, the keyboard gets there. */
import { randomUUID } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { axeFindings } from './axe.ts'
import { listOf, openPage, PHONE, picture, tell, tokenHeaders } from './page.ts'

async function openWith(...titles: readonly string[]) {
  const extraHTTPHeaders = await tokenHeaders(randomUUID())
  const headers = { ...extraHTTPHeaders, 'content-type': 'application/json' }
  for (const title of titles) {
    const body = JSON.stringify({ title })
    await fetch(`${inject('pageAddress')}/api/tasks`, { method: 'POST', headers, body })
  }
  const opened = await openPage(inject('pageAddress'), { extraHTTPHeaders })
  await listOf(opened.page)
    .getByRole('checkbox')
    .nth(titles.length - 1)
    .waitFor()
  return opened
}

test('the bin asks first, also when it is pressed twice; the focus stays in the list', async () => {
  const { page, complaints } = await openWith('buy milk', 'call mum', 'feed the cat')
  const list = listOf(page)
  await list.getByRole('button', { name: 'Delete #1 buy milk' }).dblclick()
  expect(await list.getByRole('checkbox').count()).toBe(3)
  await list.getByRole('button', { name: 'Delete #1 buy milk' }).click()
  await list.getByText('Delete “buy milk”?').waitFor()
  await picture(page, 'bin-light')
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  expect(await page.evaluate('document.activeElement.ariaLabel')).toBe('Delete #1 buy milk')
  await page.keyboard.press('Enter')
  await list.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByLabel('Notices').getByText('Deleted: #1 buy milk').waitFor()
  await expect.poll(() => list.getByRole('checkbox').count()).toBe(2)
  expect(await page.evaluate('document.activeElement.ariaLabel')).toBe('Done: call mum')
  await page.getByLabel('Notices').getByRole('button', { name: 'Undo' }).click()
  await list.getByText('buy milk').waitFor()
  expect(complaints).toEqual([])
})

test('after a delete nothing that destroys lies under the pointer', async () => {
  const { page } = await openWith('buy milk', 'call mum', 'feed the cat')
  const list = listOf(page)
  await list.getByRole('button', { name: 'Delete #1 buy milk' }).click()
  const { x = 0, y = 0 } =
    (await list.getByRole('button', { name: 'Delete', exact: true }).boundingBox()) ?? {}
  await page.mouse.click(x + 10, y + 10)
  await page.getByLabel('Notices').getByText('Deleted: #1').waitFor()
  await list.getByText('buy milk').waitFor({ state: 'hidden' })
  await page.mouse.click(x + 10, y + 10)
  await page.mouse.click(x + 10, y + 10)
  expect(await list.getByText(/^Delete “/u).count()).toBe(0)
  await list.getByText('feed the cat').waitFor()
})

test('addresses are links, in the list and in what is said; the rest of a title still opens the edit', async () => {
  const address = 'https://example.com/a_(b)?c=1&d=2'
  const { page, complaints } = await openWith(`read ${address}, soon`, 'javascript:alert(1) is no link')
  const list = listOf(page)
  const link = list.getByRole('link')
  expect(await link.count()).toBe(1)
  expect(await link.innerText()).toBe(address)
  expect(await link.getAttribute('href')).toBe(address)
  expect(await link.getAttribute('rel')).toBe('noreferrer')
  const [elsewhere] = await Promise.all([page.context().waitForEvent('page'), link.click()])
  await elsewhere.close()
  expect(await list.getByLabel('Task', { exact: true }).count()).toBe(0)
  await tell(page, `add look at ${address}`)
  await expect.poll(() => page.getByRole('log').getByRole('link', { name: address }).count()).toBe(2)
  await list.getByRole('button', { name: `Edit read ${address}, soon` }).click({ position: { x: 8, y: 14 } })
  await list.getByLabel('Task', { exact: true }).waitFor()
  expect(complaints).toEqual([])
})

/** From left to right: where each of the words begins on the screen. */
const inOrder = (selector: string, words: readonly string[]) => `(() => {
  const where = (words) => {
    for (const one of document.querySelectorAll(${JSON.stringify(selector)})) {
      const walk = document.createTreeWalker(one, NodeFilter.SHOW_TEXT)
      for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        const at = node.data.indexOf(words)
        if (at < 0) continue
        const range = document.createRange()
        range.setStart(node, at)
        range.setEnd(node, at + words.length)
        return range.getBoundingClientRect().left
      }
    }
    return NaN
  }
  const all = ${JSON.stringify(words)}.map(where)
  return all.every((left, at) => at === 0 || all[at - 1] < left)
})()`

test('a title that runs from right to left does so, and pulls nothing around it along', async () => {
  const { page } = await openWith('לקנות חלב 2', 'שיחה לאמא')
  // With the numbers that can be wished for: there is more then that could be pulled along.
  await page.evaluate("document.documentElement.dataset.numbers = 'on'")
  const gap = `(() => {
    const title = document.querySelector('.task-title')
    const range = document.createRange()
    range.selectNodeContents(title)
    return title.getBoundingClientRect().right - range.getBoundingClientRect().right
  })()`
  expect(await page.evaluate(gap)).toBeLessThan(2)
  await page.getByRole('checkbox', { name: 'Done: לקנות' }).check()
  await page.getByRole('log').locator('.note').waitFor()
  expect(await page.evaluate(inOrder('.note', ['completed', '#', 'לקנות', ':']))).toBe(true)
  const log = page.getByRole('log')
  await tell(page, 'move task 2 to 12 May 2031')
  await log.getByText('Updated #2').waitFor()
  await tell(page, 'what is open?')
  await log.getByText(/^You have/u).waitFor()
  await log.locator('> :last-child .answer').getByText('May').waitFor()
  expect(await page.evaluate(inOrder('.log > :last-child .answer', ['#2', 'May']))).toBe(true)
  await tell(page, 'reopen task 1')
  await log.getByText(/#1/u).last().waitFor()
  await tell(page, 'complete 1 and 2')
  await log.getByText(/^Done: #1.*#2/u).waitFor()
  expect(await page.evaluate(inOrder('.log > :last-child .words', ['#1', 'לקנות', '#2', 'שיחה']))).toBe(true)
  await picture(page, 'right-to-left')
  await listOf(page).getByRole('button', { name: 'Done 2' }).click()
  await listOf(page)
    .getByRole('button', { name: /^Edit שיחה/u })
    .click()
  expect(await page.evaluate('getComputedStyle(document.activeElement).direction')).toBe('rtl')
})

test.each([
  ['a window', {}, ['#composer', '#add-task']],
  ['a phone', PHONE, ['#composer']],
])('in %s a notice lies over nothing that is typed in', async (_, options, fields) => {
  const { page } = await openWith('buy milk')
  await page.setViewportSize(options.viewport ?? { width: 1280, height: 800 })
  await tell(page, 'add call mum')
  await page.getByRole('log').getByText('Added #2').waitFor()
  await page.evaluate("location.hash = 'tasks'")
  await listOf(page).getByRole('checkbox', { name: 'Done: buy milk' }).click()
  await page.getByLabel('Notices').getByText('Done: #1 buy milk').waitFor()
  await page.evaluate("location.hash = ''")
  for (const field of fields) {
    const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator(field).boundingBox()) ?? {}
    const there = `document.elementFromPoint(${x + width / 2}, ${y + height / 2}).matches('${field}')`
    expect(await page.evaluate(there), field).toBe(true)
  }
})

test('two stops of the Tab key lead to the first task', async () => {
  const { page } = await openWith('buy milk')
  for (let round = 1; round <= 5; round++) await tell(page, `add errand ${round}`)
  await page.getByRole('log').getByText('Added #6').waitFor()
  await page.reload()
  await listOf(page).getByText('buy milk').waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect(await page.evaluate('document.activeElement.ariaLabel')).toBe('Done: buy milk')
})

test('however long a title is, what is said of it leaves room for the rest, and its undo can be reached', async () => {
  const title = 'x'.repeat(500)
  const { page } = await openWith(title)
  await listOf(page).getByRole('checkbox').first().click()
  const undo = page.getByLabel('Notices').getByRole('button', { name: 'Undo' })
  await undo.waitFor()
  const { x = 0, width = 0 } = (await page.locator('.toast').boundingBox()) ?? {}
  expect(x + width).toBeLessThan(800)
  await undo.click()
  await page.getByLabel('Notices').getByText('Undone.').waitFor()
})
