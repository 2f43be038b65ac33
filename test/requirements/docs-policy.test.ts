/** The page about the policy says what the policy says. */
import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('the table of opinions is fresh', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/docs-policy.ts', '--check'], {
    encoding: 'utf8',
  })
  expect(status, stderr).toBe(0)
})
