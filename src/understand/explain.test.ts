import { expect, test } from 'vitest'
import { explain } from './explain.ts'
import { understand } from './understand.ts'

const now = { epoch_ms: Date.UTC(2026, 2, 4, 9), timezone: 'Europe/Berlin' }

test('a reading is drawn under its sentence', () => {
  const text = 'remind me to water the fern tomorrow'
  expect(explain(text, understand(text, { now }))).toBe(
    [
      'CREATE_TASK {"due_date":"2026-03-05","title":"water the fern"}',
      '  remind me to water the fern tomorrow',
      '               ‾‾‾‾‾‾‾‾‾‾‾‾‾‾ title',
      '                              ‾‾‾‾‾‾‾‾ due_date',
      '  read by create/remind-me',
      '',
      'It asks for a new task (create/remind-me). Confidence 0.97.',
    ].join('\n'),
  )
})
