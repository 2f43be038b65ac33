/** Writes docs/settings.md from the settings' own schema. A test fails when it is out of date. */
import { writeFileSync } from 'node:fs'
import { settingsPage } from '../src/compose/settings-page.ts'

writeFileSync(new URL('../docs/settings.md', import.meta.url), settingsPage())
