/** One page of Markdown → HTML, with an anchor at each heading, and its sections as plain text for the search. */
import { Marked, type Token, type Tokens } from 'marked'
import { escaped } from '../../src/http/docs/escaped.ts'
import type { Section } from '../../src/http/docs/search.ts'
import { Slugs } from './slug.ts'

export interface Rendered {
  readonly title: string
  readonly html: string
  readonly sections: readonly Omit<Section, 'path' | 'page'>[]
}

/** Turns the address of another page of the repository into one of this site; null where there is none. */
type Link = (href: string) => string | null

export function rendered(markdown: string, link: Link): Rendered {
  const slugs = new Slugs()
  const marked = new Marked({ gfm: true })
  marked.use({
    renderer: {
      heading({ tokens, depth, text }) {
        const anchor = slugs.of(plain(text))
        return `<h${depth} id="${anchor}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      link({ href, tokens }) {
        const address = link(href)
        const text = this.parser.parseInline(tokens)
        return address === null ? text : `<a href="${escaped(address)}">${text}</a>`
      },
      image({ href, text }) {
        return `<img src="${escaped(link(href) ?? href)}" alt="${escaped(text)}">`
      },
      // Our pages need none; what stands there is shown, not obeyed. Comments are for whoever edits the page.
      html: ({ text }) => (text.trimStart().startsWith('<!--') ? '' : escaped(text)),
    },
  })
  const tokens = marked.lexer(markdown)
  const sections = sectionsOf(tokens)
  return { title: sections[0]?.heading ?? '', html: marked.parser(tokens), sections }
}

/** The words of a heading without the marks around them. */
export function plain(text: string): string {
  return text.replaceAll(/[`*]/gu, '').replaceAll(/\[([^\]]*)\]\([^)]*\)/gu, '$1')
}

function isHeading(token: Token): token is Tokens.Heading {
  return token.type === 'heading'
}

function sectionsOf(tokens: readonly Token[]): Rendered['sections'] {
  const slugs = new Slugs()
  const sections: { anchor: string; heading: string; text: string }[] = []
  for (const token of tokens) {
    if (isHeading(token))
      sections.push({ anchor: slugs.of(plain(token.text)), heading: plain(token.text), text: '' })
    else if (token.type !== 'html') {
      const section = sections.at(-1)
      if (section) section.text += `${plain(token.raw).replaceAll(/[|\s]+(?:-{3,}[|\s]+)*/gu, ' ')} `
    }
  }
  return sections
}
