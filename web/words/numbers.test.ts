import { expect, test } from 'vitest'
import { numbersIn } from './numbers.ts'

const withoutNumbers = (text: string) =>
  numbersIn(text)
    .filter(({ number }) => !number)
    .map((piece) => piece.text)
    .join('')

test.each([
  ['Added #1 “buy milk”, due tomorrow.', 'Added “buy milk”, due tomorrow.'],
  ['You have 2 open tasks:\n#1 buy milk\n#12 call mum', 'You have 2 open tasks:\nbuy milk\ncall mum'],
  ['Done: #3 feed the cat', 'Done: feed the cat'],
  ['Added: #3 feed the cat', 'Added: feed the cat'],
  ['Done: #1 “a” and #2 “b”.', 'Done: “a” and “b”.'],
  ['Which one: #1 buy milk or #2 buy soy milk?', 'Which one: #1 buy milk or #2 buy soy milk?'],
])('%s', (text, shown) => {
  expect(withoutNumbers(text)).toBe(shown)
})
