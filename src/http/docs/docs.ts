/** The docs as they were built, read once at start: pages and pictures, and what is needed to look something up. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BuiltPage, readPage } from '../page/built-page.ts'
import type { Section } from './search.ts'

export interface Docs {
  readonly files: BuiltPage
  readonly sections: readonly Section[]
  /** The page with the results, before there are any. */
  readonly results: string
}

/** Where the results go. */
export const RESULTS = '<!-- results -->'

/** null where they were not built. */
export function readDocs(folder: string): Docs | null {
  const files = readPage(folder)
  const results = files?.get('/search.html')
  if (!files || !results) return null
  const sections = JSON.parse(readFileSync(join(folder, 'sections.json'), 'utf8')) as readonly Section[]
  return { files, sections, results: new TextDecoder().decode(results.body) }
}
