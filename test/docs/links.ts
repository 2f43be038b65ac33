/** Every Markdown page of the repository, with the anchors it has and the links it makes. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { marked, type Token } from 'marked'
import { plain } from '../../scripts/docs-site/markdown.ts'
import { Slugs } from '../../scripts/docs-site/slug.ts'

export function markdownFiles(): readonly string[] {
  const top = [...readdirSync('.'), 'examples/README.md'].filter((name) => name.endsWith('.md'))
  const docs = readdirSync('docs', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.md'),
  )
  return [...top, ...docs.map((name) => join('docs', name))].sort()
}

/** Those that lead nowhere, as `file: link`. Addresses elsewhere on the web are not tried. */
export function deadLinks(): readonly string[] {
  const pages = new Map(markdownFiles().map((file) => [file, tokensOf(file)]))
  return [...pages].flatMap(([file, tokens]) =>
    linksIn(tokens)
      .filter((link) => !/^https?:/u.test(link) && !leadsSomewhere(file, link, pages))
      .map((link) => `${file}: ${link}`),
  )
}

function leadsSomewhere(file: string, link: string, pages: ReadonlyMap<string, Token[]>): boolean {
  const [path = '', anchor] = link.split('#')
  const target = path === '' ? file : normalize(join(dirname(file), path))
  if (!existsSync(target)) return false
  const tokens = pages.get(target)
  return anchor === undefined || (tokens !== undefined && anchorsIn(tokens).has(anchor))
}

function tokensOf(file: string): Token[] {
  return marked.lexer(readFileSync(file, 'utf8'))
}

function anchorsIn(tokens: readonly Token[]): ReadonlySet<string> {
  const slugs = new Slugs()
  const headings = tokens.filter(({ type }) => type === 'heading')
  return new Set(headings.map((token) => slugs.of(plain((token as { text: string }).text))))
}

const HTML_LINK = /(?:src|srcset|href)="([^"]+)"/gu

function linksIn(tokens: Token[]): readonly string[] {
  const links: string[] = []
  const note = (token: Token) => {
    if (token.type === 'link' || token.type === 'image') links.push(token.href as string)
    // A picture for light and one for dark is written in HTML.
    if (token.type === 'html') links.push(...[...token.raw.matchAll(HTML_LINK)].map(([, href = '']) => href))
  }
  void marked.walkTokens(tokens, note)
  return links
}

/** Blocks of JSON that are none, as `file: beginning`: what is meant to be copied has to work. */
export function brokenJson(): readonly string[] {
  return markdownFiles().flatMap((file) => {
    const blocks: string[] = []
    const note = (token: Token) => {
      if (token.type === 'code' && token.lang === 'json') blocks.push(token.text as string)
    }
    void marked.walkTokens(tokensOf(file), note)
    return blocks.filter((block) => !isJson(block)).map((block) => `${file}: ${block.slice(0, 40)}`)
  })
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
