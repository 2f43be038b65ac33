/** What the documentation says about the tools is what they declare. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

test('docs/tools.md is fresh', async () => {
  const checked = await promisify(execFile)(process.execPath, ['scripts/docs-tools.ts', '--check'])
  expect(checked.stderr).toBe('')
})
