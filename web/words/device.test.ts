import { expect, test } from 'vitest'
import { deviceWords } from './device.ts'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64) ${WEBKIT} Chrome/140.0 Safari/537.36 Edg/140.0`, 'Edge on Windows'],
  [`Mozilla/5.0 (Linux; Android 15) ${WEBKIT} Chrome/140.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) ${WEBKIT} Version/18 Safari/605`, 'Safari on macOS'],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) ${WEBKIT} CriOS/140.0 Mobile Safari/604`, 'Chrome on iPhone'],
  ['curl/8.5.0', 'curl'],
  ['', 'Something that did not say what it is'],
])('%s is %s', (device, words) => {
  expect(deviceWords(device)).toBe(words)
})
