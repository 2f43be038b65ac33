/**
 * Every regular expression of the product must run in linear time, whatever is typed.
 * Finds the literals under src and has each one judged; "unknown" counts as a failure, and so does `new RegExp`.
 */
import { globSync, readFileSync } from 'node:fs'
import { check } from 'recheck'
import { type Literal, literalsOf } from './regexes/literals.ts'

const files = globSync('src/**/*.ts').filter((file) => !file.endsWith('.test.ts'))
const found = files.flatMap((file) =>
  literalsOf(readFileSync(file, 'utf8')).map((literal) => ({ file, literal })),
)
const built = files.filter((file) => /\bnew RegExp\(|[^.\w]RegExp\(/u.test(readFileSync(file, 'utf8')))

// one at a time: judged all at once they only run into each other's time limit
const verdicts = new Map<string, string>()
const bad: string[] = built.map((file) => `${file}: builds a regular expression at run time`)
for (const { file, literal } of found) {
  const key = keyOf(literal)
  const status = verdicts.get(key) ?? (await check(literal.source, literal.flags, { timeout: 60_000 })).status
  verdicts.set(key, status)
  if (status !== 'safe') bad.push(`${file}:${literal.line} ${status}: ${key}`)
}

for (const line of bad) console.error(line)
console.log(`${verdicts.size} regular expressions in ${files.length} files, ${bad.length} of them not safe`)
process.exit(bad.length === 0 ? 0 : 1)

function keyOf({ source, flags }: Literal): string {
  return `/${source}/${flags}`
}
