/** No cell of an exported table is a formula for any program, and each comes back as it was. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { limits } from '../../src/domain/words.ts'
import type { Carried } from '../../src/transfer/carried.ts'
import { csvHead, csvOf, readCsv } from '../../src/transfer/csv.ts'

const task = (title: string, description: string | null = null): Carried => ({
  ...{ id: 'x', title, description, priority: null, due_date: null, timezone: null },
  ...{ completed: false, created_at: null, completed_at: null, list: null, labels: [] },
  ...{ recurrence: null, recurs_from: null, recurs_except: [], recurs_on: null },
  ...{ reminders: null, snoozed_until: null, position: null, series: null },
})

/** As the cells of the second line are written, without quotes. */
const written = (carried: Carried) => csvOf(carried).replaceAll('"', '')

/** Blanks and what nobody sees, then what begins a formula, also full-width: at the head of a line, or of a cell. */
const DANGEROUS = /(?:^|[,\r\n])[\s\p{Cf}]*[=+\-@＝＋－＠]/u

const formulas = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  ' =1+1',
  '\t=1+1',
  '\u00a0=1+1',
  '\u200b=1+1',
  '\ufeff＝1+1',
  '\n=1+1',
  '\r=1+1',
  'note\n=1+1',
  'note\r\n@SUM(A1)',
  'note\n ＝1+1',
]

test.each(formulas)('%j is text', (text) => {
  const carried = task('title', text)
  expect(written(carried).slice('x,'.length)).not.toMatch(DANGEROUS)
  expect(readCsv(csvHead + csvOf(carried)).found[0]?.task.description).toBe(text)
})

const pieces = fc.constantFrom("'", '=', '＝', '+', '-', '@', '\n', '\r', '\r\n', '\t', ' ', '\u200b', 'a')

test('whatever is in a cell comes back', () => {
  fc.assert(
    fc.property(fc.array(pieces, { minLength: 1, maxLength: 12 }), (parts) => {
      const text = parts.join('').slice(0, limits.title)
      const carried = task('t', text)
      expect(written(carried).slice('x,'.length)).not.toMatch(DANGEROUS)
      expect(readCsv(csvHead + csvOf(carried)).found[0]?.task.description).toBe(text)
    }),
    { numRuns: 3000 },
  )
})
