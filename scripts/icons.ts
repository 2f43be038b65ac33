/** The icons of the installed page, drawn from web/public/favicon.svg by a browser. Run when that changes. */
import { mkdirSync, readFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { BROWSER_FLAGS, unpackBrowser } from '../test/support/chromium.ts'

const OUT = 'web/public/icons'
const GROUND = '#f7f6f3'
/** A mask may cut off a fifth on every side. */
const ICONS = [
  { name: '192', size: 192, inset: 0, ground: 'transparent' },
  { name: '512', size: 512, inset: 100, ground: GROUND },
] as const

const { path, env } = await unpackBrowser()
const browser = await chromium.launch({
  executablePath: path,
  args: BROWSER_FLAGS,
  env: { ...(process.env as Record<string, string>), ...env },
})
mkdirSync(OUT, { recursive: true })
const drawn = Buffer.from(readFileSync('web/public/favicon.svg')).toString('base64')
for (const { name, size, inset, ground } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const length = size - 2 * inset
  await page.setContent(
    `<body style="margin:0;background:${ground}"><img style="display:block;margin:${inset}px" width="${length}" height="${length}" src="data:image/svg+xml;base64,${drawn}">`,
  )
  await page.screenshot({ path: `${OUT}/${name}.png`, omitBackground: true })
  await page.close()
}
await browser.close()
