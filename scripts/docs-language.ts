/** Writes docs/language.md from the examples of the rules; with --check it only tells whether the page is fresh. */
import { readFileSync, writeFileSync } from 'node:fs'
import { rules } from '../src/understand/rules/all.ts'
import type { Rule } from '../src/understand/rules/rule.ts'

const PAGE = 'docs/language.md'
const TITLES: Readonly<Record<string, string>> = {
  create: 'Putting something on the list',
  list: 'Asking what is on it',
  get: 'Asking for one task',
  complete: 'Saying that something is done',
  update: 'Changing a task',
  delete: 'Taking something off',
  undo: 'Undoing',
  restore: 'Bringing something back',
  ambiguous: 'What is asked about instead of guessed',
  loose: 'Half understood: it asks before doing anything',
  chat: 'Talk',
}

/** Pinned by `src/understand/read/joined-tasks.test.ts`. */
const joined = [
  '## Several tasks in one sentence',
  '',
  '- “remind me to buy milk tomorrow and call mum friday”: each has its own date.',
  '- “remind me tomorrow to buy milk and call mum”, “remind me to buy milk and call mum tomorrow”: said before all of them or behind the last, it counts for all.',
  '- “remind me tomorrow to buy milk at 3 and call mum at 5”: the hours differ, the day is the same.',
  '- “remind me to buy milk tomorrow and call mum”: the call has no date.',
  '- “remind me to call mum on friday and saturday”: one task, due on Friday, with a note.',
  '- asked, not guessed: “remind me to buy milk tomorrow and eggs friday”, “remind me to buy milk, call mum tomorrow and pay the rent”.',
  '- asked as well: an hour whose day is said only behind it (“remind me to take my pills at 8 and go running tomorrow”), and a day that may only name something (“remind me to buy milk tomorrow and send the friday report”).',
  '',
]

const page = [
  '# What you can say',
  '',
  'Generated from the rules in `src/understand/rules/` by `node scripts/docs-language.ts`; every example here is a test.',
  'Where two rules fit, the one that comes first in `src/understand/rules/all.ts` reads the sentence.',
  '',
  ...Object.entries(TITLES).flatMap(([family, title]) => section(family, title)),
  ...joined,
].join('\n')

if (process.argv.includes('--check')) {
  const fresh = readFileSync(PAGE, 'utf8') === page
  if (!fresh) console.error(`${PAGE} is not fresh: run node scripts/docs-language.ts`)
  process.exit(fresh ? 0 : 1)
}
writeFileSync(PAGE, page)

function section(family: string, title: string): string[] {
  const own = rules.filter((rule) => rule.name.startsWith(`${family}/`))
  return own.length === 0 ? [] : [`## ${title}`, '', ...own.flatMap(ruleLines)]
}

function ruleLines(rule: Rule): string[] {
  const examples = rule.examples.map(
    ([say, params]) => `- “${say}”${params === undefined ? '' : ` → \`${JSON.stringify(params)}\``}`,
  )
  const misses = rule.nearMisses.map((say) => `“${say}”`).join(', ')
  return [`**${rule.name}**`, '', ...examples, `- not: ${misses}`, '']
}
