/** Writes docs/cli.md, docs/api.md, the page for man and the code map. A test fails when one is out of date. */
import { writeFileSync } from 'node:fs'
import { generated } from './docs-site/generated.ts'

for (const [file, text] of generated()) writeFileSync(new URL(`../${file}`, import.meta.url), text)
