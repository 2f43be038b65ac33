/** The threat table names tests that are there. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('every test named in SECURITY.md exists', () => {
  const named = readFileSync('SECURITY.md', 'utf8').matchAll(/`((?:test|src|scripts)\/[\w./-]+)`/gu)
  const paths = [...named].map(([, path = '']) => path)
  expect(paths.length).toBeGreaterThan(20)
  expect(paths.filter((path) => globSync([path, `${path}.test.ts`]).length === 0)).toEqual([])
})
