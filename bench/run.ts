/** `npm run bench`: figures, never verdicts; machines differ, ratios and limits are printed beside them. `-- page` adds the page. */
import { benchUnderstand } from './understand.ts'

type Figure = readonly [what: string, figure: string, limit: string]

function print(figures: readonly Figure[]): void {
  for (const [what, figure, limit] of figures) {
    console.log(`${what.padEnd(56)} ${figure.padStart(10)}${limit === '' ? '' : `   (limit ${limit})`}`)
  }
}

print(benchUnderstand())
if (process.argv.includes('page')) print(await (await import('./page.ts')).benchPage())
