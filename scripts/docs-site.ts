/** Writes the docs as they are served below /docs: npm run build:docs. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { docsSite } from './docs-site/site.ts'

const folder = fileURLToPath(new URL('../dist/docs', import.meta.url))
rmSync(folder, { recursive: true, force: true })
for (const [path, content] of docsSite()) {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
