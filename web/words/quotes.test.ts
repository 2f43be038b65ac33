import { expect, test } from 'vitest'
import { quotesIn } from './quotes.ts'

test.each([
  ['Added #1 “buy milk”.', ['buy milk']],
  ['Done: #1 “a”, #2 “b”.', ['a', 'b']],
  ['“” and “open', []],
  ['plain', []],
])('%s', (text, found) => {
  const pieces = quotesIn(text)
  expect(pieces.filter(({ quoted }) => quoted).map((piece) => piece.text)).toEqual(found)
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
})
