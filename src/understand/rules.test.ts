/** Every rule proves itself: its examples are read by it, its near misses are not. */
import { describe, expect, test } from 'vitest'
import type { Interpretation } from '../domain/command.ts'
import { rules } from './rules/all.ts'
import { understand } from './understand.ts'

const now = { epoch_ms: Date.UTC(2026, 2, 4, 9), timezone: 'Europe/Berlin' }
const read = (text: string): Interpretation => understand(text, { now })

describe.each(rules.map((rule) => [rule.name, rule] as const))('%s', (name, rule) => {
  test.each(rule.examples.map(([say, params]) => [say, params ?? {}] as const))(
    'reads “%s”',
    (say, params) => {
      const reading = read(say)
      const at = reading.rules.indexOf(name)
      expect(reading.rules, say).toContain(name)
      expect(reading.commands[at]?.params).toMatchObject(params)
    },
  )

  test.each(rule.nearMisses.map((say) => [say]))('leaves “%s” alone', (say) => {
    expect(read(say).rules).not.toContain(name)
  })

  test('has proof', () => {
    expect(rule.examples.length).toBeGreaterThan(0)
    expect(rule.nearMisses.length).toBeGreaterThan(0)
  })
})

test('every rule has a name of its own', () => {
  expect(new Set(rules.map((rule) => rule.name)).size).toBe(rules.length)
})
