import { describe, expect, test } from 'vitest'
import { addressesIn } from './addresses.ts'

const links = (text: string) => addressesIn(text).flatMap(({ href }) => (href === null ? [] : [href]))

describe('addresses in a text', () => {
  test.each([
    ['read https://example.com/a', ['https://example.com/a']],
    ['(see http://example.com/b).', ['http://example.com/b']],
    ['https://en.example.org/wiki/Milk_(food), soon', ['https://en.example.org/wiki/Milk_(food)']],
    [
      'both https://a.example and HTTPS://B.EXAMPLE/x?y=1&z=2!',
      ['https://a.example', 'HTTPS://B.EXAMPLE/x?y=1&z=2'],
    ],
    ['“https://a.example/x”', ['https://a.example/x']],
    ['javascript:alert(1) data:text/html,x ftp://x.example', []],
    ['https:// and http://', []],
    ['xhttps://a.example', []],
    ['“read https://example.com/a/lo…” and https://a.example', ['https://a.example']],
    ['no address', []],
    ['', []],
  ])('%s', (text, found) => {
    expect(links(text)).toEqual(found)
  })

  test('no letter is lost', () => {
    const text = 'a https://b.example/c), d http://[ e https://f.example.'
    expect(
      addressesIn(text)
        .map(({ words }) => words)
        .join(''),
    ).toBe(text)
  })
})
