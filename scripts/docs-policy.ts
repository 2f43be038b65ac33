/** Writes the table of opinions in docs/policy.md from src/decide/policies.ts; with --check it only tells whether it is fresh. */
import { readFileSync, writeFileSync } from 'node:fs'
import { policies } from '../src/decide/policies.ts'

const PAGE = 'docs/policy.md'
const START = '<!-- opinions: written by node scripts/docs-policy.ts -->'
const END = '<!-- end of opinions -->'

function withOpinions(page: string): string {
  const [before, rest = ''] = page.split(START)
  const [, after = ''] = rest.split(END)
  const rows = policies.map(({ name, opinion }, index) => `| ${index + 1} | \`${name}\` | ${opinion} |`)
  const table = ['| | name | opinion |', '|---|---|---|', ...rows].join('\n')
  return `${before}${START}\n\n${table}\n\n${END}${after}`
}

const page = readFileSync(PAGE, 'utf8')
const fresh = withOpinions(page)
if (process.argv.includes('--check')) {
  if (fresh !== page) console.error(`${PAGE} is not fresh: run node scripts/docs-policy.ts`)
  process.exit(fresh === page ? 0 : 1)
}
writeFileSync(PAGE, fresh)
