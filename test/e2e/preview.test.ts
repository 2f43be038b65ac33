/** What is typed is shown as it will be read: by the same reader, beside the same list. */
import { expect, test } from 'vitest'
import { axeFindings } from './axe.ts'
import { composer, openAsNew, picture, tell } from './page.ts'

test('what each part was taken for, the task it matched, and what came next to it', async () => {
  const { page, complaints } = await openAsNew()
  const log = page.getByRole('log')
  await tell(page, 'add buy oat milk')
  await tell(page, 'add call mum about the garden')
  await log.getByText('Added #2').waitFor()
  const read = page.getByLabel('Understood so far')
  await composer(page).fill('done with the milk, move mum to friday')
  await read.getByText('Done, then Change').waitFor()
  await read.getByRole('button', { name: /^task milk.*#1 buy oat milk/u }).waitFor()
  await read.getByRole('button', { name: /^task mum.*#2 call mum about the garden/u }).waitFor()
  const why = page.locator('.why-line')
  await why.getByText('means #1 “buy oat milk”').waitFor()
  await why.getByText('The next likeliest reading').waitFor()
  await picture(page, 'preview-list-light')
  expect(await axeFindings(page)).toEqual([])
  const reason = await why.innerText()
  await composer(page).press('Enter')
  await log.getByText('Done: #1 “buy oat milk”.').waitFor()
  await log.getByText('Why?').last().click()
  expect(await log.locator('.reasons p').first().innerText()).toContain(reason)
  expect(complaints).toEqual([])
})

test('on a phone; and what “it” is', async () => {
  const { page } = await openAsNew({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await tell(page, 'add call mum')
  await page.getByRole('log').getByText('Added #1').waitFor()
  await composer(page).fill('move it to friday at 5pm')
  const read = page.getByLabel('Understood so far')
  await read.getByText('#1 call mum').waitFor()
  await page.setViewportSize({ width: 390, height: 480 })
  await picture(page, 'preview-phone-light')
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390)
})

test('while the server is away, or the words are gone, there is none; and nothing is read that was sent', async () => {
  const { page } = await openAsNew()
  const read = page.getByLabel('Understood so far')
  await composer(page).fill('add buy milk tomorrow')
  await read.waitFor()
  await composer(page).fill('')
  await read.waitFor({ state: 'hidden' })
  await page.route('**/api/understand', (route) => route.abort())
  const asked = page.waitForRequest('**/api/understand')
  await composer(page).fill('add buy bread')
  await asked
  await composer(page).press('Enter')
  await page.getByRole('log').getByText('Added #1 “buy bread”.').waitFor()
  expect(await read.count()).toBe(0)
  expect(await page.getByText('Sayso is away.').count()).toBe(0)
})

test('a part keeps its mark while more is typed around it', async () => {
  const { page } = await openAsNew()
  await composer(page).fill('add buy milk tomorrow')
  const mark = page.locator('.mirror mark')
  await mark.getByText('tomorrow').waitFor()
  await page.route('**/api/understand', (route) => route.abort())
  await composer(page).press('Home')
  await page.keyboard.type('please ')
  expect(await mark.innerText()).toBe('tomorrow')
})
