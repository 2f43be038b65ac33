/** What axe finds wrong with the page as it stands, in one line each. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

interface Found {
  readonly violations: readonly {
    readonly id: string
    readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[]
  }[]
}

export async function axeFindings(page: Page): Promise<readonly string[]> {
  await page.evaluate(source)
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  // Hundreds of time zones in a closed list would be looked at one by one.
  const run = `axe.run({ exclude: ['option'] }, { runOnly: ${JSON.stringify(tags)} })`
  const { violations } = (await page.evaluate(run)) as Found
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
  )
}
