/** The ten states that are looked at, each from a page that was just opened. */
import type { Page } from 'playwright-core'

export interface Look {
  readonly width: number
  readonly theme: 'light' | 'dark'
}

type State = (page: Page, look: Look) => Promise<void>

const isPhone = ({ width }: Look) => width < 800

async function theList(page: Page, look: Look): Promise<void> {
  if (isPhone(look)) await page.getByRole('link', { name: 'Tasks' }).click()
  await page.getByText('Send the slides to Priya').first().waitFor()
  await page.getByText('Plan the weekend in Oslo').first().waitFor()
  if (!isPhone(look)) await page.locator('.reply').last().waitFor()
}

async function openLists(page: Page, look: Look): Promise<void> {
  if (isPhone(look)) await page.getByRole('button', { name: 'Lists', exact: true }).click()
}

const tasks = (page: Page) => page.getByLabel('Tasks', { exact: true })

export const states: Readonly<Record<string, State>> = {
  list: theList,
  shopping: async (page, look) => {
    await openLists(page, look)
    await page
      .getByRole('navigation', { name: 'Lists' })
      .getByRole('button', { name: /^Shopping/u })
      .click()
    await tasks(page).getByText('Flour').waitFor()
  },
  editor: async (page, look) => {
    await theList(page, look)
    await page.getByRole('button', { name: 'Edit Weekly review' }).click()
    await page.getByRole('button', { name: 'Calendar' }).click()
    await page.getByText('Comes back every Friday').waitFor()
  },
  select: async (page, look) => {
    await theList(page, look)
    await page.getByRole('button', { name: 'Select several' }).click()
    await page.getByRole('button', { name: 'Select Call mum' }).click()
    await page.getByRole('button', { name: 'Select Water the plants' }).click()
  },
  palette: async (page, look) => {
    await theList(page, look)
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').fill('os')
    await page.getByRole('option', { name: 'Plan the weekend in Oslo' }).waitFor()
  },
  bin: async (page, look) => {
    await openLists(page, look)
    await page.getByRole('button', { name: 'Bin' }).click()
    await tasks(page).getByText('Old idea nobody needs').waitFor()
  },
  lists: async (page, look) => {
    await openLists(page, look)
    await page.getByRole('button', { name: 'More for the list Oslo' }).click()
    await page.getByRole('button', { name: 'Delete…' }).click()
    await page.getByText(/Delete “Oslo”/u).waitFor()
  },
  settings: async (page) => {
    await page.goto(`${new URL(page.url()).origin}/#settings`)
    await page.getByRole('heading', { name: 'Settings' }).waitFor()
  },
  // The last two: one leaves words half typed, the other a question open.
  talk: async (page) => {
    await page.locator('.reply').last().waitFor()
    await page.getByLabel('What should be done?').fill('add call the plumber tomorrow at 9am, high priority')
    await page.getByLabel('Understood so far').waitFor()
  },
  question: async (page) => {
    await page.getByLabel('What should be done?').fill('delete the library books')
    await page.getByLabel('What should be done?').press('Enter')
    await page.getByRole('button', { name: 'Delete', exact: true }).waitFor()
  },
}
