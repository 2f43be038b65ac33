import { expect, test } from 'vitest'
import { qrCode } from './qr.ts'

const drawn = (text: string) => qrCode(text)?.map((row) => row.map((dark) => (dark ? '#' : '.')).join(''))

/** As other programs draw it, and read it. */
test('an address as a code', () => {
  expect(drawn('http://a')).toMatchSnapshot()
})

test.each([
  [17, 21],
  [18, 25],
  [106, 37],
])('%i bytes are a code of %i', (length, size) => {
  expect(qrCode('x'.repeat(length))).toHaveLength(size)
})

test('what is too long is none', () => {
  expect(qrCode('x'.repeat(107))).toBeNull()
})
