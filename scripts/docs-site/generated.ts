/** The pages and pictures that are made from the program itself, by file. A test fails when one is out of date. */
import { readFileSync } from 'node:fs'
import { apiPage } from './api-page.ts'
import { cliPage } from './cli-page.ts'
import { codeMap } from './code-map.ts'
import { decisionsPage } from './decisions-page.ts'
import { manPage } from './man-page.ts'

export function generated(): ReadonlyMap<string, string> {
  const document = JSON.parse(readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8'))
  return new Map([
    ['docs/cli.md', cliPage()],
    ['man/sayso.1', manPage()],
    ['docs/api.md', apiPage(document)],
    ['docs/decisions/README.md', decisionsPage()],
    ['docs/images/code-map.svg', codeMap()],
  ])
}
