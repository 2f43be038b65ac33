/** Several tasks moved with one verb: each to its own day, or not at all without asking. */
import { expect, test } from 'vitest'
import { understand } from '../understand.ts'

const context = { now: { epoch_ms: Date.UTC(2026, 2, 4, 9), timezone: 'Europe/Berlin' } }

function moves(text: string) {
  return understand(text, context).commands.map(({ intent, params }) => {
    const { reference, due_date } = params as { reference?: { text?: string }; due_date?: string }
    return [intent, reference?.text, due_date]
  })
}

test.each([
  'move milk to friday and eggs to monday',
  'please move milk to friday and eggs to monday, thanks',
  'move milk to friday, eggs to monday',
  'delay milk until friday and eggs until monday',
])('%s', (text) => {
  expect(moves(text)).toEqual([
    ['UPDATE_TASK', 'milk', '2026-03-06'],
    ['UPDATE_TASK', 'eggs', '2026-03-09'],
  ])
})

test('two of them share a day', () => {
  expect(moves('move milk and eggs to friday and bread to monday').at(-1)).toEqual([
    'UPDATE_TASK',
    'bread',
    '2026-03-09',
  ])
})

test.each([
  'move milk to friday and eggs to monday and buy bread',
  'move milk to friday, eggs to monday, bread on tuesday',
  'reschedule the review for friday and book a room for monday',
])('%s: it is asked', (text) => {
  expect(understand(text, context).confidence).toBeLessThan(0.7)
})

test('another order may follow', () => {
  expect(moves('move milk to saturday and delete the gym one')).toEqual([
    ['UPDATE_TASK', 'milk', '2026-03-07'],
    ['DELETE_TASK', 'gym', undefined],
  ])
})

test.each([
  'move milk to friday and not to monday',
  'move milk to friday and back to monday',
  'move milk to friday and what about eggs to monday',
  'move milk to friday and everything else to monday',
  'move milk to friday and the remaining ones to monday',
  'move milk to friday, latest to monday',
  'move milk to friday, rather to monday',
  'change milk to buy milk on friday and finish the report',
  'rename milk to buy milk friday and finish it',
])('%s: nothing but milk', (text) => {
  expect(moves(text)).toHaveLength(1)
})
