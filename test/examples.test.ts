/** The examples run, and check themselves. */
import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const folder = fileURLToPath(new URL('../examples/', import.meta.url))

test.each(readdirSync(folder).filter((name) => name.endsWith('.ts')))('%s', { timeout: 60_000 }, (name) => {
  const output = execFileSync(process.execPath, [`${folder}${name}`], { encoding: 'utf8' })
  expect(output.trim().endsWith('ok')).toBe(true)
})
