/** The examples run, and check themselves. At the same time: most of theirs is waiting for servers to start. */
import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const folder = fileURLToPath(new URL('../examples/', import.meta.url))
const names = readdirSync(folder).filter((name) => name.endsWith('.ts'))
const run = promisify(execFile)
/** None of the settings of whoever runs the tests. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([key]) => !/^(?:SAYSO|OPENAI)_/u.test(key)),
)

test.concurrent.each(names)('%s', { timeout: 120_000 }, async (name) => {
  const { stdout } = await run(process.execPath, [`${folder}${name}`], { env })
  expect(stdout.trim().endsWith('ok')).toBe(true)
})
