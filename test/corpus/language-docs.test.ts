/** The page on the language says what the rules say: it is generated, and never left behind. */
import { execFileSync } from 'node:child_process'
import { test } from 'vitest'

test('docs/language.md is fresh', () => {
  execFileSync(process.execPath, ['scripts/docs-language.ts', '--check'], { stdio: 'pipe' })
})
