import { expect, test } from 'vitest'
import { labelKey, listKey } from './name-key.ts'

test.each([
  ['Shopping', 'the shopping list'],
  ['shopping', 'my SHOPPING lists'],
  ['Café', 'cafe list'],
  ['movies', 'the movie list'],
  ['to-do', 'to do'],
  ["mum's", 'mums'],
])('“%s” and “%s” are the same list', (one, other) => {
  expect(listKey(one)).toBe(listKey(other))
})

test.each([
  ['Oslo', 'Osaka'],
  ['boss', 'bo'],
  ['work', 'homework'],
  ['a list of lists to read', 'a list'],
])('“%s” and “%s” are two', (one, other) => {
  expect(listKey(one)).not.toBe(listKey(other))
})

test.each(['list', 'the list', 'My Lists', ' '])('“%s” says no name', (words) => {
  expect(listKey(words)).toBe('')
})

test('scripts whose marks are letters keep them', () => {
  expect(listKey('सूची')).not.toBe(listKey('सच'))
})

test('a label is the same with its sign, in capitals, and however its words are joined', () => {
  expect(['#Tax_Return', 'tax-return', '@tax return'].map(labelKey)).toEqual([
    'tax return',
    'tax return',
    'tax return',
  ])
})
