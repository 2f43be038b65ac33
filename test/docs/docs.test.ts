/** The docs: fresh, without dead links, and served by the program itself. */
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { generated } from '../../scripts/docs-site/generated.ts'
import { groups } from '../../scripts/docs-site/pages.ts'
import { docsSite } from '../../scripts/docs-site/site.ts'
import { type Docs, RESULTS } from '../../src/http/docs/docs.ts'
import { type Answer, type App, answerOf, HERE, jwtApp } from '../support/http-app.ts'
import { brokenJson, deadLinks, markdownFiles } from './links.ts'

test.each([...generated()])('%s is fresh (else: npx node scripts/docs-pages.ts)', (file, text) => {
  expect(readFileSync(file, 'utf8')).toBe(text)
})

test('no link leads nowhere', () => {
  expect(deadLinks()).toEqual([])
})

test('every block of JSON is JSON', () => {
  expect(brokenJson()).toEqual([])
})

test('every page is in the menu', () => {
  const listed = Object.values(groups).flat()
  const names = markdownFiles().filter((file) => /^docs\/(?!decisions\/\d)/u.test(file))
  const missing = names.filter(
    (file) => !listed.includes(file.slice('docs/'.length, -'.md'.length).replace('README', 'index')),
  )
  expect(missing).toEqual([])
})

describe('at /docs', () => {
  const site = docsSite()
  let app: App
  const open = async (path: string) => answerOf(await app.request(`${HERE}${path}`))

  beforeAll(async () => {
    app = (await jwtApp({ docs: asServed(site) })).app
  })

  test('every page can be reached from the first by links alone, and all of them lead somewhere', async () => {
    const { seen, broken } = await followed(open)
    expect(broken).toEqual([])
    const pages = [...site.keys()]
      .filter((name) => name.endsWith('.html'))
      .map((name) => `/docs/${name.slice(0, -5)}`)
    const reached = (path: string) => seen.has(path.replace(/\/index$/u, ''))
    expect(pages.filter((path) => !reached(path))).toEqual([])
  })

  test('under the strict policy of the page: nothing in it runs or styles by itself', async () => {
    for (const [name, content] of site) {
      if (!name.endsWith('.html')) continue
      expect({
        name,
        inline: /<script(?! src="\/docs\/try\.js")|<style| style=| on\w+=/u.exec(String(content))?.[0],
      }).toEqual({ name })
    }
    const { headers } = await open('/docs/policy')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  test('the search finds sections by all words, those named so first', async () => {
    const { status, text } = await open('/docs/search?q=Claude+desktop')
    expect(status).toBe(200)
    const first = (page: string) => /<main[\s\S]*?<a href="([^"]+)"/u.exec(page)?.[1]
    expect(first(text)).toBe('/docs/mcp#claude-desktop')
    expect(first((await open('/docs/search?q=security')).text)).toBe('/docs/security#security')
    expect((await open('/docs/search?q=xyzzy')).text).toContain('Nothing found')
    expect((await open('/docs/search')).status).toBe(200)
    const hostile = await open(`/docs/search?q=${encodeURIComponent('"><script>alert(1)</script>$&')}`)
    expect(hostile.text).not.toContain('<script>alert')
    expect(hostile.text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;$&amp;')
  })
})

type Open = (path: string) => Promise<Answer>

/** The list itself is not built here, and the search is reached by its form. */
async function followed(open: Open): Promise<{ seen: ReadonlySet<string>; broken: readonly string[] }> {
  const seen = new Set(['/', '/docs/search'])
  const broken: string[] = []
  const ahead = ['/docs']
  for (let path = ahead.pop(); path !== undefined; path = ahead.pop()) {
    if (seen.has(path)) continue
    seen.add(path)
    const { status, text, headers } = await open(path)
    if (status !== 200) broken.push(path)
    if (headers.get('content-type')?.startsWith('text/html')) ahead.push(...linksIn(text))
  }
  return { seen, broken }
}

function linksIn(html: string): readonly string[] {
  const links = [...html.matchAll(/(?:href|src)="(\/[^"#]*)/gu)].map(([, path = '']) => path)
  return links.filter((path) => !path.startsWith('/api/'))
}

/** As it would be read from dist/docs. */
function asServed(site: ReturnType<typeof docsSite>): Docs {
  const types: Record<string, string> = {
    html: 'text/html; charset=utf-8',
    css: 'text/css',
    js: 'text/javascript',
  }
  const files = [...site].map(([name, content]) => {
    const body = new Uint8Array(Buffer.from(content))
    return [
      `/${name}`,
      { body, type: types[name.split('.').at(-1) ?? ''] ?? 'image/png', lasting: false },
    ] as const
  })
  const sections = JSON.parse(String(site.get('sections.json')))
  const results = String(site.get('search.html'))
  expect(results).toContain(RESULTS)
  return { files: new Map(files), sections, results }
}
