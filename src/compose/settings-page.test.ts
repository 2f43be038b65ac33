import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Settings } from './settings.ts'
import { settingsPage } from './settings-page.ts'

test('docs/settings.md is fresh (else: npx node scripts/docs-settings.ts)', () => {
  expect(readFileSync(new URL('../../docs/settings.md', import.meta.url), 'utf8')).toBe(settingsPage())
})

test.each(Object.entries(Settings.shape))('%s is described', (_, schema) => {
  expect(schema.description?.length).toBeGreaterThan(10)
})
