/**
 * Pictures of the page in ten states, at 390 and 1440 pixels, light and dark, for people to look at. `npm run pictures`
 * puts them into test-artefacts/pictures; with `--docs`, those that the docs show go to docs/images as well.
 */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { BROWSER_FLAGS, unpackBrowser } from '../test/support/chromium.ts'
import { served } from '../test/support/cli.ts'
import { type Look, states } from './pictures/states.ts'
import { fillWeek } from './pictures/week.ts'

const OUT = 'test-artefacts/pictures'
const SHOWN: Readonly<Record<string, string>> = {
  'list-1440-light': 'page',
  'list-1440-dark': 'page-dark',
  'list-390-light': 'page-phone',
}
const only = process.argv.slice(2).find((word) => !word.startsWith('--'))

const looks: readonly Look[] = [1440, 390].flatMap((width) =>
  (['light', 'dark'] as const).map((theme) => ({ width, theme })),
)

mkdirSync(OUT, { recursive: true })
const { path, env } = await unpackBrowser()
const browser = await chromium.launch({
  executablePath: path,
  args: BROWSER_FLAGS,
  env: { ...(process.env as Record<string, string>), ...env },
})
try {
  for (const look of looks) await takeAll(look)
} finally {
  await browser.close()
}

/** A server for each look: what one has said and answered is in no picture of another. */
async function takeAll(look: Look): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'sayso-pictures-'))
  const server = await served({ SAYSO_DATABASE_URL: `file:${join(folder, 'sayso.db')}` })
  const phone = look.width < 800
  const context = await browser.newContext({
    viewport: { width: look.width, height: phone ? 844 : 900 },
    deviceScaleFactor: phone ? 2 : 1,
    isMobile: phone,
    hasTouch: phone,
    colorScheme: look.theme,
    timezoneId: 'Europe/Berlin',
    locale: 'en-GB',
  })
  try {
    const entrance = await context.newPage()
    await entrance.goto(server.link ?? '')
    await fillWeek(entrance)
    await entrance.close()
    for (const [name, show] of Object.entries(states)) {
      if (only !== undefined && only !== name) continue
      const page = await context.newPage()
      page.setDefaultTimeout(60_000)
      await page.goto(server.url)
      await show(page, look)
      await take(page, `${name}-${look.width}-${look.theme}`)
      await page.close()
    }
  } finally {
    await context.close()
    await server.stop('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

async function take(page: Page, file: string): Promise<void> {
  await page.screenshot({ path: join(OUT, `${file}.png`), animations: 'disabled' })
  const kept = SHOWN[file]
  if (kept && process.argv.includes('--docs'))
    copyFileSync(join(OUT, `${file}.png`), `docs/images/${kept}.png`)
}
