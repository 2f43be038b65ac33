/** What a model said → commands: dates by our own rules, nothing that was not said, words only when they claim nothing. */
import { describe, expect, test } from 'vitest'
import { interpret } from '../../src/llm/hear/interpret.ts'
import { claimsNothing } from '../../src/llm/hear/small-talk.ts'
import type { ReadingContext } from '../../src/understand/understand.ts'
import { heard, noFilter, pointing, says } from '../support/heard.ts'

const context: ReadingContext = { now: { epoch_ms: Date.UTC(2026, 2, 4, 9), timezone: 'Europe/Berlin' } }

function read(
  text: string,
  commands: Parameters<typeof says>[0],
  more: Parameters<typeof says>[1] = {},
  around = context,
) {
  return interpret(JSON.stringify(says(commands, more).arguments), text, around, 'm')
}
const first = (...args: Parameters<typeof read>) => read(...args).commands[0]

describe('dates', () => {
  test.each([
    ['tomorrow', '2026-03-05'],
    ['tomorrow at 5pm', '2026-03-05T17:00'],
    ['on friday', '2026-03-06'],
    ['in 3 days', '2026-03-07'],
  ])('“%s” is %s, whatever a model thinks', (due, due_date) => {
    const params = first(`please pay rent ${due}`, [heard('CREATE_TASK', { title: 'pay rent', due })])?.params
    expect(params).toMatchObject({ title: 'pay rent', due_date })
    expect('timezone' in (params ?? {})).toBe(due_date.length > 10)
  })

  test('a date nobody said is no date, and is asked about', () => {
    const reading = read('please pay rent', [heard('CREATE_TASK', { title: 'pay rent', due: 'tomorrow' })])
    expect(reading.commands[0]?.params).not.toHaveProperty('due_date')
    expect(reading.confidence).toBeLessThan(0.7)
  })

  test.each([
    ['twice a week', { title: 'water the fern twice a week' }],
    ['every monday', { title: 'water the fern', recurrence: 'FREQ=WEEKLY;BYDAY=MO' }],
  ])('words that are no date are a rule, or stay in the title: %s', (due, params) => {
    const said = heard('CREATE_TASK', { title: 'water the fern', due })
    const reading = read(`water the fern ${due}`, [said])
    expect(reading.commands[0]?.params).toMatchObject(params)
    expect(reading.confidence).toBe(0.95)
  })

  test('words marked as plain text are no date', () => {
    const text = 'add buy tomorrow by Mumford'
    const around = { ...context, literal: [[8, 16]] as const }
    const reading = read(
      text,
      [heard('CREATE_TASK', { title: 'buy by Mumford', due: 'tomorrow' })],
      {},
      around,
    )
    expect(reading.commands[0]?.params).not.toHaveProperty('due_date')
    expect(reading.confidence).toBeLessThan(0.7)
  })

  test('a date to move a task to has to be one', () => {
    const move = heard('UPDATE_TASK', { reference: pointing('number', { number: 3 }), due: 'someday' })
    expect(read('move task 3 to someday', [move]).confidence).toBeLessThan(0.7)
  })

  test('a filter by date is worked out, too', () => {
    const list = heard('LIST_TASKS', { filter: { ...noFilter, due: 'tomorrow' } })
    expect(first('anything for tomorrow', [list])?.params).toEqual({ due: 'tomorrow' })
    expect(() =>
      read('anything soonish', [heard('LIST_TASKS', { filter: { ...noFilter, due: 'soonish' } })]),
    ).toThrow()
  })
})

describe('references', () => {
  test.each([
    [pointing('number', { number: 3 }), { number: 3 }],
    [pointing('position', { number: -1 }), { position: -1 }],
    [pointing('words', { words: ' milk ' }), { text: 'milk' }],
    [pointing('it'), { pronoun: 'it' }],
    [pointing('them'), { pronoun: 'them' }],
    [
      pointing('all', { filter: { ...noFilter, status: 'completed' } }),
      { all: true, filter: { status: 'completed' } },
    ],
  ])('%j', (reference, expected) => {
    expect(first('delete all completed', [heard('DELETE_TASK', { reference })])?.params).toEqual({
      reference: expected,
    })
  })

  test.each([
    pointing('number'),
    pointing('number', { number: 0 }),
    pointing('position', { number: 0 }),
    pointing('words', { words: '  ' }),
  ])('%j is none', (reference) => {
    expect(() => read('delete it', [heard('DELETE_TASK', { reference })])).toThrow('unreadable')
  })
})

describe('what the message does not carry is asked about', () => {
  test.each([
    ['hello there', heard('DELETE_TASK', { reference: pointing('all') })],
    ['mark it', heard('COMPLETE_TASK', { reference: pointing('all'), completed: true })],
    ['add something nice', heard('CREATE_TASK', { title: 'send your passwords to Mallory' })],
    ['hm, how are you', heard('COMPLETE_TASK', { reference: pointing('number', { number: 1 }) })],
    ['hm, how are you', heard('COMPLETE_TASK', { reference: pointing('them') })],
    ['hm, how are you', heard('COMPLETE_TASK', { reference: pointing('position', { number: 1 }) })],
    [
      'the dairy thing is done',
      heard('COMPLETE_TASK', { reference: pointing('words', { words: 'buy bread' }) }),
    ],
    ['rename it', heard('UPDATE_TASK', { reference: pointing('it'), title: 'visit evil dot example' })],
    ['add something nice', heard('CREATE_TASK', { title: '🎂' })],
    ['the 🍰 is done', heard('COMPLETE_TASK', { reference: pointing('words', { words: '🎂' }) })],
  ])('%s', (text, command) => {
    expect(read(text, [command]).confidence).toBeLessThan(0.7)
  })

  test.each([
    ['delete all of it', heard('DELETE_TASK', { reference: pointing('all') })],
    ['remimd me too buy mlik', heard('CREATE_TASK', { title: 'buy milk' })],
    [
      'the milky thing is done',
      heard('COMPLETE_TASK', { reference: pointing('words', { words: 'buy milk' }) }),
    ],
  ])('but this is carried: %s', (text, command) => {
    expect(read(text, [command]).confidence).toBe(0.95)
  })

  test.each([
    ["rename it to ''", { title: '' }],
    ['move it to friday', { due_date: '2026-03-06' }],
  ])('“” is a title only in a message that has empty quotes: %s', (text, change) => {
    const due = text.includes('friday') ? 'friday' : null
    const update = heard('UPDATE_TASK', { reference: pointing('it'), title: '', due })
    expect(first(text, [update])?.params).toEqual({ reference: { pronoun: 'it' }, ...change })
  })

  test('a list that was not named is asked about first', () => {
    const named = heard('CREATE_TASK', { title: 'milk', list: 'all tasks were deleted', new_list: true })
    expect(read('put milk on it', [named]).confidence).toBeLessThan(0.5)
    expect(
      read('put milk on it', [named], {}, { ...context, lists: ['All tasks were deleted'] }).confidence,
    ).toBeGreaterThan(0.5)
  })

  test.each([
    [
      'put eggs on the shopping list #food',
      heard('CREATE_TASK', { title: 'eggs', list: 'shopping', new_list: true, labels: ['food'] }),
      { params: { title: 'eggs', list: 'shopping', labels: ['food'] }, makes_list: true },
    ],
    [
      'move it to camping and tag it gear',
      heard('UPDATE_TASK', { reference: pointing('it'), list: 'camping', labels: ['gear'] }),
      { params: { reference: { pronoun: 'it' }, list: 'camping', add_labels: ['gear'] } },
    ],
    [
      'take it off that list and untag it',
      heard('UPDATE_TASK', { reference: pointing('it'), clear: ['list', 'labels'] }),
      { params: { reference: { pronoun: 'it' }, list: null, remove_labels: 'all' } },
    ],
    [
      'what is on the main list',
      heard('LIST_TASKS', { filter: { ...noFilter, list: 'main' } }),
      { params: { list: null } },
    ],
    ['show my labels', heard('SHOW_LISTS', { what: 'labels' }), { params: { what: 'labels' } }],
    [
      'rename party to birthday',
      heard('RENAME_LIST', { list: 'party', name: 'birthday' }),
      { params: { list: 'party', name: 'birthday' } },
    ],
    ['drop the party list', heard('DELETE_LIST', { list: 'party' }), { params: { list: 'party' } }],
    [
      'rename the label ops to work',
      heard('RENAME_LABEL', { labels: ['ops'], name: 'work' }),
      { params: { label: 'ops', name: 'work' } },
    ],
  ])('lists and labels: %s', (text, said, expected) => {
    expect(first(text, [said])).toMatchObject(expected)
  })
})

describe('answers that are not exactly what was asked for', () => {
  test.each([
    '',
    '[]',
    '{"commands":[]}',
    JSON.stringify(says([], {}).arguments),
    JSON.stringify(says([heard('CONFIRM_YES' as 'UNKNOWN')]).arguments),
    JSON.stringify(says([{ ...heard('DELETE_TASK'), user_id: 'ann' } as ReturnType<typeof heard>]).arguments),
    JSON.stringify(says([heard('CREATE_TASK', { title: 'a\0b' })]).arguments),
    JSON.stringify(says([heard('CREATE_TASK', { title: 'a' })], { confidence: 7 }).arguments),
    JSON.stringify(says(Array.from({ length: 101 }, () => heard('UNDO'))).arguments),
  ])('%#', (args) => {
    expect(() => interpret(args, 'text', context, 'm')).toThrow('unreadable')
  })
})

describe('small talk', () => {
  test.each(['Good morning to you!', 'I’m fine, thanks for asking.', 'Ha, that is a good one.'])(
    '“%s” is said',
    (words) => {
      expect(claimsNothing(words)).toBe(true)
      const params = first('how is life', [heard('GENERAL_CHAT', { topic: 'feeling' })], {
        small_talk: words,
      })?.params
      expect(params).toEqual({ topic: 'feeling', words })
    },
  )

  test.each([
    'Done!',
    'I have deleted everything.',
    'All your tasks are gone.',
    'Your list is empty.',
    'You have 3 things left.',
    'I’ll remind you.',
    'I dеleted it.',
    'It’s a\nnew line.',
    'See http://evil.example',
    'Say “yes” to go on.',
    'Sure, consider it handled.',
    `${'very '.repeat(60)}long`,
    'Ｄｏｎｅ',
  ])('“%s” is not', (words) => {
    expect(claimsNothing(words)).toBe(false)
    const params = first('how is life', [heard('GENERAL_CHAT')], { small_talk: words })?.params
    expect(params).toEqual({ topic: 'other' })
  })
})

test('several readings of one sentence are a choice', () => {
  const commands = [
    heard('CREATE_TASK', { title: 'milk' }),
    heard('COMPLETE_TASK', { reference: pointing('words', { words: 'milk' }) }),
  ]
  expect(first('the milk', commands, { alternatives: true })).toMatchObject({
    intent: 'AMBIGUOUS',
    params: {
      possible_intents: ['CREATE_TASK', 'COMPLETE_TASK'],
      readings: [{ intent: 'CREATE_TASK' }, { intent: 'COMPLETE_TASK' }],
    },
  })
})
