/** What counts as an answer to an open question, and what only looks like one. */
import { describe, expect, test } from 'vitest'
import type { ActionType } from '../../domain/pending.ts'
import { understand } from '../understand.ts'

const now = { epoch_ms: Date.UTC(2026, 2, 4, 9), timezone: 'Europe/Berlin' }
const asked = (text: string, action_type: ActionType = 'DELETE_TASK', title = 'buy stamps') =>
  understand(text, { now, pending: { action_type, title } })

describe('a yes', () => {
  test.each([
    'yes',
    'Yes!',
    'yes please',
    'yep, go ahead',
    'sure',
    'ok',
    'do it',
    'yes, delete it',
    'delete it',
    'yes please delete it',
    'sure do it',
    'go for it',
    "that's right",
    'yes delete buy stamps',
    'please do',
    'no doubt',
    "I'm fine with that",
    '👍',
  ])('%s', (text) => {
    expect(asked(text).answer).toEqual({ kind: 'yes' })
    expect(asked(text).commands[0]?.intent).toBe('CONFIRM_YES')
  })
})

describe('a no', () => {
  test.each([
    'no',
    'nope',
    "don't",
    'cancel',
    'never mind',
    'stop',
    'no thanks',
    'keep it',
    'not now',
    "no, that's wrong",
    "that's not what I want",
    'neither',
    "I'd rather not",
    'forget it',
    "I'm fine",
  ])('%s', (text) => {
    expect(asked(text).answer).toEqual({ kind: 'no' })
    expect(asked(text).commands[0]?.intent).toBe('CONFIRM_NO')
  })
})

describe('not an answer to act on', () => {
  test.each([
    'yes and add milk',
    'yes?',
    'delete it?',
    'yes, but change it to friday',
    'yes, what does it cost?',
    "okay, that's all I need. thank you",
    "it's done",
    'show my tasks',
    'great job',
    'thanks',
    'maybe',
    'delete task 7',
    'yes to the other one',
  ])('%s', (text) => {
    expect(asked(text).answer).toBeUndefined()
  })
})

test('an order that follows a yes is read as an order', () => {
  expect(asked('yes and add milk').commands[0]).toMatchObject({
    intent: 'CREATE_TASK',
    params: { title: 'milk' },
  })
})

describe('a choice', () => {
  const options = [
    { value: '2', label: '#2 call the dentist' },
    { value: '4', label: '#4 call mum' },
  ]
  const chosen = (text: string) =>
    understand(text, { now, pending: { action_type: 'CHOOSE_TASK', options } }).answer
  test.each([
    ['the second', [{ position: 2 }]],
    ['the second one please', [{ position: 2 }]],
    ['2', [{ text: '2' }]],
    ['#4', [{ number: 4 }]],
    ['number 4', [{ number: 4 }]],
    ['both', [{ pronoun: 'them' }]],
    ['all of them', [{ pronoun: 'them' }]],
    ['the dentist one', [{ text: 'dentist' }]],
    ['mum', [{ text: 'mum' }]],
    ['2 and 4', [{ number: 2 }, { number: 4 }]],
    ['the last one', [{ position: -1 }]],
  ])('%s', (text, references) => {
    expect(chosen(text)).toEqual({ kind: 'pick', references })
  })

  test('neither is a no', () => {
    expect(chosen('neither')).toEqual({ kind: 'no' })
  })

  test.each(['show my tasks', 'add milk'])('“%s” is not one', (text) => {
    expect(chosen(text)).toBeUndefined()
  })
})

test.each(['yes', 'no', 'ok'])('without a question “%s” asks for nothing', (text) => {
  const reading = understand(text, { now })
  expect(reading.answer).toBeUndefined()
  expect(['GENERAL_CHAT', 'CONFIRM_YES', 'CONFIRM_NO']).toContain(reading.commands[0]?.intent)
})

describe('one task or several', () => {
  const said = (text: string) => asked(text, 'SPLIT_TASKS').answer
  test.each([
    'one',
    '1',
    'just one',
    'one task',
    'as one task',
    'together',
    'make it one',
    'a single task please',
  ])('%s is one', (text) => expect(said(text)).toEqual({ kind: 'pick', references: [{ text: 'one' }] }))
  test.each([
    'separate',
    'separately please',
    'three',
    '3',
    'three tasks',
    '3 separate ones',
    'split them',
    'several',
    'make them separate tasks',
  ])('%s is several', (text) =>
    expect(said(text)).toEqual({ kind: 'pick', references: [{ text: 'several' }] }),
  )
  test.each(['add call mum', 'one more thing', 'finish three'])('%s is neither', (text) =>
    expect(said(text)).toBeUndefined(),
  )
})
