/** What holds for every message whatsoever: it is read, the same way each time, quickly, and spans point into it. */

import { performance } from 'node:perf_hooks'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const now = { epoch_ms: Date.UTC(2026, 2, 4, 9), timezone: 'Europe/Berlin' }
const words =
  "add delete task 3 my list remind me to and then yes no tomorrow 'quoted' \" ' , . ? : ; - the it all done change to from show what is milk 🍎 日本".split(
    ' ',
  )
const messages = fc.oneof(
  fc.string({ maxLength: 300, unit: 'grapheme' }),
  fc.array(fc.constantFrom(...words), { maxLength: 60 }).map((parts) => parts.join(' ')),
)

test('every message is read, with spans inside it, the same way twice', () => {
  fc.assert(
    fc.property(messages, (text) => {
      const reading = understand(text, { now })
      expect(reading.commands.length).toBeGreaterThan(0)
      expect(reading.confidence).toBeGreaterThanOrEqual(0)
      expect(reading.confidence).toBeLessThanOrEqual(1)
      for (const [start, end] of reading.commands.flatMap(({ spans }) => Object.values(spans))) {
        expect(start).toBeGreaterThanOrEqual(0)
        expect(end).toBeLessThanOrEqual(text.length)
        expect(start).toBeLessThanOrEqual(end)
      }
      expect(understand(text, { now })).toEqual(reading)
    }),
    { numRuns: 300 },
  )
})

test('an open question changes nothing about that', () => {
  fc.assert(
    fc.property(messages, (text) => {
      const reading = understand(text, {
        now,
        pending: { action_type: 'CHOOSE_TASK', options: [{ value: '2', label: '#2 a b' }] },
      })
      expect(reading.commands.length).toBeGreaterThan(0)
    }),
    { numRuns: 200 },
  )
})

test.each(['done for today', 'tick tasks'])(
  '“%s” completes nothing by itself: it does not say which',
  (text) => {
    expect(understand(text, { now }).commands).toMatchObject([{ params: { completed: true } }])
    expect(understand(text, { now }).commands[0]?.params).not.toHaveProperty('reference')
  },
)

const hostile = [
  'and ',
  'add milk and ',
  'change to ',
  'show my list ',
  "' ",
  "'a ",
  '"',
  'remind me to ',
  'delete task 3, ',
  ',',
  'what task ',
  'a',
  'tomorrow ',
  '1 ',
  'mark it done ',
  'go. ',
  '\n',
  'is my list ',
  'add a, b, ',
  '~ ',
  '🍎',
  'from 1 to ',
]

test.each(hostile)('4,000 characters of “%s” are read at once', (part) => {
  const text = part.repeat(4000).slice(0, 4000)
  understand(text, { now })
  const isFast = () => {
    const start = performance.now()
    understand(text, { now })
    return performance.now() - start < 25
  }
  // generous, and once is enough: the figure itself is measured by the benchmark, on a quiet machine
  expect(Array.from({ length: 30 }).some(isFast)).toBe(true)
})

/** Beside a list of the user's own, where pieces of a message are weighed against each other. */
const list = Array.from({ length: 40 }, (_, index) => ({
  id: `task-${index}`,
  number: index + 1,
  title: `${['milk and bread for friday', 'TKT-8841 the report', 'call mum', 'a b c d e'][index % 4]} ${index}`,
  completed: false,
  priority: null,
  due_date: null,
}))

test.each([
  ['remind me to ', 'in 3 * so ', ' high priority'],
  ['put ', "and 2 friday's ", ' except the last'],
  ['show ', '1) ', ' note: x'],
])(
  'a head, a body and a tail (“%s…%s…%s”): four times the length is not a hundred times the work',
  (head, unit, tail) => {
    const beside = {
      now,
      tasks: list,
      pointing: true,
      focus: 3,
      choices: [],
      shown: [1, 2, 3],
      previous: null,
    }
    const quickest = (length: number) => {
      const text = head + unit.repeat(length).slice(0, length - head.length - tail.length) + tail
      const times = Array.from({ length: 5 }, () => {
        const start = performance.now()
        understand(text, beside)
        return performance.now() - start
      })
      return Math.min(...times)
    }
    quickest(1000)
    // it was 34 and 82 times as much; what else the machine does meanwhile is in both of them
    expect(quickest(4000) / quickest(1000)).toBeLessThan(20)
  },
)
