/**
 * Pictures of the page in ten states, at 390 and 1440 pixels, light and dark, for people to look at. `npm run pictures`
 * puts them into test-artefacts/pictures; with `--docs`, those that the docs show go to docs/images as well.
 */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
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
const folder = mkdtempSync(join(tmpdir(), 'sayso-pictures-'))
const server = await served({ SAYSO_DATABASE_URL: `file:${join(folder, 'sayso.db')}` })
const { path, env } = await unpackBrowser()
const browser = await chromium.launch({
  executablePath: path,
  args: BROWSER_FLAGS,
  env: { ...(process.env as Record<string, string>), ...env },
})
try {
  const first = await browser.newContext({ timezoneId: 'Europe/Berlin', locale: 'en-GB' })
  const entrance = await first.newPage()
  await entrance.goto(server.link ?? '')
  const storageState = await first.storageState()
  await fillWeek(entrance)
  for (const look of looks) {
    const phone = look.width < 800
    const context = await browser.newContext({
      storageState,
      viewport: { width: look.width, height: phone ? 844 : 900 },
      deviceScaleFactor: phone ? 2 : 1,
      isMobile: phone,
      hasTouch: phone,
      colorScheme: look.theme,
      timezoneId: 'Europe/Berlin',
      locale: 'en-GB',
    })
    for (const [name, show] of Object.entries(states)) {
      if (only !== undefined && only !== name) continue
      const page = await context.newPage()
      page.setDefaultTimeout(60_000)
      await page.goto(server.url)
      await show(page, look)
      const file = `${name}-${look.width}-${look.theme}`
      await page.screenshot({ path: join(OUT, `${file}.png`), animations: 'disabled' })
      const kept = SHOWN[file]
      if (kept && process.argv.includes('--docs'))
        copyFileSync(join(OUT, `${file}.png`), `docs/images/${kept}.png`)
      await page.close()
    }
    await context.close()
  }
} finally {
  await browser.close()
  await server.stop('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
}
