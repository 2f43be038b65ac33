/** Looking something up in the docs. Pure: the sections with all words that were asked for, those named so first. */
import { escaped } from './escaped.ts'

export interface Section {
  /** Of the page it is on. */
  readonly path: string
  readonly page: string
  readonly anchor: string
  readonly heading: string
  readonly text: string
}

const MOST = 30
const AROUND = 80

function search(sections: readonly Section[], query: string): readonly Section[] {
  const words = wordsOf(query)
  if (words.length === 0) return []
  const found = sections.flatMap((section) => {
    const heading = `${section.page} ${section.heading}`.toLowerCase()
    const text = `${heading} ${section.text}`.toLowerCase()
    if (!words.every((word) => text.includes(word))) return []
    return [{ section, named: words.filter((word) => heading.includes(word)).length }]
  })
  return found
    .toSorted((a, b) => b.named - a.named)
    .slice(0, MOST)
    .map(({ section }) => section)
}

function wordsOf(query: string): readonly string[] {
  return query.toLowerCase().slice(0, 100).split(/\s+/u).filter(Boolean).slice(0, 8)
}

/** What was found, as HTML. The query is text like any other. */
export function resultsOf(sections: readonly Section[], query: string): string {
  const found = search(sections, query)
  const items = found.map(
    (section) =>
      `<li><a href="${section.path}#${section.anchor}">${escaped(nameOf(section))}</a><br>${escaped(around(section, query))}</li>`,
  )
  const count = found.length === 0 ? 'Nothing found' : `${found.length} found`
  return `<p role="status">${count} for “${escaped(query.slice(0, 100))}”.</p>\n<ul class="results">${items.join('\n')}</ul>`
}

function nameOf({ page, heading }: Section): string {
  return page === heading ? page : `${page}: ${heading}`
}

/** The words before and after the first that was asked for. */
function around({ text }: Section, query: string): string {
  const [word = ''] = wordsOf(query)
  const at = Math.max(0, text.toLowerCase().indexOf(word) - AROUND)
  const end = at + 2 * AROUND
  return `${at > 0 ? '…' : ''}${text.slice(at, end).trim()}${end < text.length ? '…' : ''}`
}
