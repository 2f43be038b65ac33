/** What a first visit costs, in bytes as they travel. */
import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

const FOLDER = 'dist/web'
const KB = 1000

const packed = (name: string) => gzipSync(readFileSync(`${FOLDER}/${name}`)).length
const files = () =>
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => /\.\w+$/u.test(name))

test('first load: at most 110 KB of script; everything: at most 150 KB', () => {
  const first = readFileSync(`${FOLDER}/index.html`, 'utf8').matchAll(/src="\/([\w./-]{1,80}\.js)"/gu)
  const scripts = [...first].map(([, name = '']) => packed(name))
  expect(scripts).toHaveLength(2)
  expect(scripts.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(110 * KB)
  expect(files().reduce((sum, name) => sum + packed(name), 0)).toBeLessThanOrEqual(150 * KB)
})

test('no script or style inside the page itself', () => {
  const html = readFileSync(`${FOLDER}/index.html`, 'utf8')
  expect(html).not.toMatch(/<script(?![^>]*\bsrc=)|<style|style=|\son\w+=/u)
})
