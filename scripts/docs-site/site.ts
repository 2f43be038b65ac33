/** All files of the docs as they are served below /docs, by path. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, extname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { RESULTS } from '../../src/http/docs/docs.ts'
import type { Section } from '../../src/http/docs/search.ts'
import { type Entry, layout, type Menu } from './layout.ts'
import { type Rendered, rendered } from './markdown.ts'
import type { OpenApi } from './openapi.ts'
import { groups } from './pages.ts'
import { tryItPage } from './try-it.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const DOCS = join(ROOT, 'docs')

export type Site = ReadonlyMap<string, string | Uint8Array>

interface Page extends Rendered {
  /** As in the menu: decisions/index. */
  readonly name: string
  readonly path: string
}

export function docsSite(): Site {
  const menuNames = Object.values(groups).flat().filter(hasPage)
  const names = [...menuNames, ...namesIn('decisions').filter((name) => !menuNames.includes(name))]
  const pages = names.map(pageNamed)
  const menu = menuOf(pages)
  const files = new Map<string, string | Uint8Array>()
  for (const { name, path, title, html } of pages) files.set(`${name}.html`, layout(title, html, menu, path))
  const api = JSON.parse(readFileSync(join(DOCS, 'openapi.json'), 'utf8')) as OpenApi
  const script = '<script src="/docs/try.js" defer></script>\n'
  files.set('try.html', layout('Try the API', tryItPage(api), menu, '/docs/try', script))
  files.set('search.html', layout('Search', `<h1>Search</h1>\n${RESULTS}`, menu, '/docs/search'))
  files.set('sections.json', JSON.stringify(pages.flatMap(sectionsOf)))
  // What makes it look like the page.
  for (const file of ['styles/tokens.css', 'public/favicon.svg'])
    files.set(posix.basename(file), readFileSync(join(ROOT, 'web', file)))
  for (const folder of ['site', 'images']) {
    for (const file of readdirSync(join(DOCS, folder))) {
      files.set(folder === 'site' ? file : `images/${file}`, readFileSync(join(DOCS, folder, file)))
    }
  }
  return files
}

/** Pages that stand elsewhere in the repository, where people look for them. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  contributing: 'CONTRIBUTING.md',
  changelog: 'CHANGELOG.md',
  reporting: 'SECURITY.md',
  examples: 'examples/README.md',
}

/** docs/decisions/README.md is the page decisions/index, as GitHub shows it for the folder. */
function fileOf(name: string): string {
  return ELSEWHERE[name] ?? `docs/${name.replace(/(^|\/)index$/u, '$1README')}.md`
}

function nameOf(file: string): string | null {
  const elsewhere = Object.entries(ELSEWHERE).find(([, known]) => known === file)
  if (elsewhere) return elsewhere[0]
  return /^docs\/(.{1,100})\.md$/u.exec(file)?.[1]?.replace(/README$/u, 'index') ?? null
}

function hasPage(name: string): boolean {
  return existsSync(join(ROOT, fileOf(name)))
}

function namesIn(folder: string): readonly string[] {
  const files = readdirSync(join(DOCS, folder)).filter((file) => extname(file) === '.md')
  return files.flatMap((file) => nameOf(`docs/${folder}/${file}`) ?? []).sort()
}

function pathOf(name: string): string {
  return posix.join('/docs', name.replace(/(?:^|\/)index$/u, ''))
}

function pageNamed(name: string): Page {
  const file = fileOf(name)
  const made = rendered(readFileSync(join(ROOT, file), 'utf8'), (href) => addressOf(href, dirname(file)))
  return { ...made, name, path: pathOf(name) }
}

/** A link as it stands in a file of that folder → where its page is served; null for what is only in the repository. */
function addressOf(href: string, folder: string): string | null {
  if (/^(?:https?:|#)/u.test(href)) return href
  const [file = '', anchor] = href.split('#')
  const target = posix.normalize(posix.join(folder, file))
  if (target === 'docs/openapi.json') return '/api/openapi.json'
  const name = nameOf(target)
  if (name === null && !target.startsWith('docs/')) return null
  const path = name === null ? `/${target}` : pathOf(name)
  return anchor === undefined ? path : `${path}#${anchor}`
}

function menuOf(pages: readonly Page[]): Menu {
  const entries = (names: readonly string[]): readonly Entry[] =>
    names.flatMap((name) => pages.find((page) => page.name === name) ?? [])
  const tryIt = { path: '/docs/try', title: 'Try the API' }
  return Object.entries(groups).map(
    ([group, names]) => [group, [...entries(names), ...(names.includes('api') ? [tryIt] : [])]] as const,
  )
}

function sectionsOf({ path, title, sections }: Page): readonly Section[] {
  return sections.map((section) => ({ path, page: title, ...section }))
}
