import { describe, expect, test } from 'vitest'
import { moved, pieces } from './spans.ts'

describe('parts move with the words around them', () => {
  test.each([
    // before, after, span, where it is then
    ['add milk tomorrow', 'add oat milk tomorrow', [9, 17], [[13, 21]]],
    ['add milk tomorrow', 'add milk tomorrow please', [9, 17], [[9, 17]]],
    ['add milk tomorrow', 'milk tomorrow', [9, 17], [[5, 13]]],
    ['add milk tomorrow', 'add milk tomorow', [9, 17], []],
    ['add milk tomorrow', '', [9, 17], []],
    ['aaaa', 'aaa', [0, 1], [[0, 1]]],
  ] as const)('%s → %s', (before, after, span, expected) => {
    expect(moved([span], before, after)).toEqual(expected)
  })

  test('pieces put together are the text, whatever overlaps', () => {
    const parts = [{ span: [4, 8] }, { span: [6, 12] }, { span: null }, { span: [9, 17] }] as const
    const text = 'add milk tomorrow'
    const found = pieces(text, parts)
    expect(found.map((piece) => piece.text).join('')).toBe(text)
    expect(found.filter(({ part }) => part !== null).map((piece) => piece.text)).toEqual(['milk', 'tomorrow'])
  })
})
