/** The list of all decisions, by their own titles. */
import { readdirSync, readFileSync } from 'node:fs'

const FOLDER = new URL('../../docs/decisions/', import.meta.url)

export function decisionsPage(): string {
  const files = readdirSync(FOLDER).filter((name) => /^\d{4}-.*\.md$/u.test(name))
  return `# Decisions

One page each: what was decided, why, and what else was tried. This list is written by \`scripts/docs-pages.ts\`.

${files.sort().map(lineOf).join('\n')}
`
}

/** Its number is in the name of the file, its title in the first line: “# 7. A program cannot say yes”. */
function lineOf(file: string): string {
  const [first = ''] = readFileSync(new URL(file, FOLDER), 'utf8').split('\n')
  const title = first.replace(/^# (?:\d{1,4}[.:]? )?/u, '')
  return `${Number(file.slice(0, 4))}. [${title}](${file})`
}
