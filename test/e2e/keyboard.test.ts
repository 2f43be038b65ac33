/** Without a mouse, and on a phone. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from './axe.ts'
import { composer, openAsNew, picture, tell } from './page.ts'

const focused = (page: Page) =>
  page.evaluate('document.activeElement?.getAttribute("aria-label") || document.activeElement?.id')

/** As a person would: on with Tab until it is there, never more often than there are stops. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let stops = 0; stops < 60; stops++) {
    await page.keyboard.press('Tab')
    if ((await focused(page)) === name) return
  }
  throw new Error(`Tab never reached ${name}`)
}

test('keyboard only: there, said, broken, brought back, answered, checked off', async () => {
  const { page } = await openAsNew()
  const log = page.getByRole('log')
  await page.getByRole('heading', { name: 'Say what is on your mind' }).waitFor()
  await page.keyboard.press('/')
  expect(await focused(page)).toBe('composer')
  await page.keyboard.type('add buy milk')
  await page.keyboard.press('Enter')
  await log.getByText('Added #1 “buy milk”.').waitFor()

  await page.keyboard.press('ArrowUp')
  expect(await composer(page).inputValue()).toBe('add buy milk')
  await page.keyboard.press('Shift+Enter')
  expect(await composer(page).inputValue()).toBe('add buy milk\n')
  await composer(page).fill('delete milk')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Delete', exact: true }).waitFor()
  await page.keyboard.type('no')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Delete', exact: true }).waitFor({ state: 'hidden' })

  await page.keyboard.press('Escape')
  expect(await focused(page)).not.toBe('composer')
  await tabTo(page, 'Done: buy milk')
  await page.keyboard.press('Space')
  await log.getByText('completed #1 buy milk').waitFor()
})

test.each(['light', 'dark'] as const)(
  'a phone, %s: all in view, nothing too wide, nothing too small',
  async (theme) => {
    const phone = {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      colorScheme: theme,
    }
    const { page, complaints } = await openAsNew(phone)
    const log = page.getByRole('log')
    await tell(page, 'add buy milk tomorrow')
    await tell(page, 'add pay the electricity bill on Friday, high priority')
    await tell(page, 'delete milk')
    await page.getByRole('button', { name: 'Keep' }).waitFor()
    await expect.poll(() => endInView(page)).toBe(true)
    await picture(page, `phone-${theme}`)
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Keep' }).tap()
    await log.getByText('Okay, I left everything as it is.').waitFor()
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 700 })
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
    }
    expect(await smallTargets(page)).toEqual([])
    expect(complaints).toEqual([])
  },
)

/** The latest line is wholly in view, however it came there. */
async function endInView(page: Page): Promise<unknown> {
  return await page.evaluate(`(() => {
    const view = document.querySelector('.log-scroll').getBoundingClientRect()
    const last = document.querySelector('.log > :last-child > *').getBoundingClientRect()
    return last.bottom <= view.bottom
  })()`)
}

/** WCAG 2.2 asks for 24 px; a finger wants 44. Links in running text and chips with a larger ::after aside. */
async function smallTargets(page: Page): Promise<unknown> {
  return await page.evaluate(`[...document.querySelectorAll('button, a[href], input, summary, select, textarea')]
    .filter((one) => one.checkVisibility() && !one.matches('.part, .skip, .tick input'))
    .map((one) => [one.className || one.tagName, Math.round(one.getBoundingClientRect().height)])
    .filter(([, height]) => height < 44)`)
}
