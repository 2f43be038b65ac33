/** Joined tasks: which date is whose, what is said of all, and what is asked instead of guessed. */
import { describe, expect, test } from 'vitest'
import { ACT_FROM } from '../../domain/command.ts'
import { understand } from '../understand.ts'

// a Wednesday
const now = { epoch_ms: Date.UTC(2026, 2, 4, 9), timezone: 'Europe/Berlin' }
const read = (text: string) => understand(text, { now })
const MARCH = '2026-03-'

/** "title @ due": days of March 2026, "05T17:00" with an hour; " !" for a high priority. */
function tasks(text: string): string[] {
  return read(text).commands.map((command) => {
    if (command.intent !== 'CREATE_TASK') return command.intent
    const { title, due_date, priority } = command.params
    const due = due_date === undefined ? '' : ` @ ${due_date.replace(MARCH, '')}`
    return `${title}${due}${priority === 'high' ? ' !' : ''}`
  })
}

const milkAndMum = ['buy milk @ 05', 'call mum @ 06']

describe('each has its own date', () => {
  test.each([
    ['remind me to buy milk tomorrow and call mum friday', milkAndMum],
    ['remind me to buy milk tomorrow and to call mum on friday', milkAndMum],
    ['remind me to buy milk tomorrow, and call mum friday', milkAndMum],
    ['remind me to buy milk tomorrow, call mum friday', milkAndMum],
    ['remind me to buy milk tomorrow then call mum friday', milkAndMum],
    ['remind me to buy milk tomorrow and then call mum friday please', milkAndMum],
    ['remind me to buy milk tomorrow & also call mum friday', milkAndMum],
    ['remind me to buy milk tommorow and call mum firday', milkAndMum],
    ['remind me to buy milk tmrw and call mum fri', milkAndMum],
    ['remind me tomorrow to buy milk and friday to call mum', milkAndMum],
    ['tomorrow remind me to buy milk and on friday to call mum', milkAndMum],
    ['remind me to buy milk tomorrow, on friday call mum', milkAndMum],
    ['remind me to call mum friday, tomorrow to buy milk', ['call mum @ 06', 'buy milk @ 05']],
    ['remind me to buy milk tonight at 8, on friday to call mum', ['buy milk @ 04T20:00', 'call mum @ 06']],
    ['remind me to buy milk tomorrow and on the 15th call mum', ['buy milk @ 05', 'call mum @ 15']],
    ['remind me to buy milk tomorrow, on march 20 call mum', ['buy milk @ 05', 'call mum @ 20']],
    ['remind me to buy milk friday, in two weeks call mum', ['buy milk @ 06', 'call mum @ 18']],
    ['remind me to buy milk on the 15th, on friday call mum', ['buy milk @ 15', 'call mum @ 06']],
    [
      'remind me to take Finn to practice at 11 and to pick him up at 1pm',
      ['take Finn to practice @ 04T11:00', 'pick him up @ 04T13:00'],
    ],
    ['rmeind me to buy milk tmrw n call mum fri', milkAndMum],
    ['remind me about milk tomorrow and about bread on friday', ['milk @ 05', 'bread @ 06']],
    ['remind me tomorrow to drink water and on friday to swim', ['drink water @ 05', 'swim @ 06']],
    ['remind me to buy milk at 3 and at 5 call mum', ['buy milk @ 04T15:00', 'call mum @ 04T17:00']],
    ['remind me to pay the rent on the 15th plus call mum friday', ['pay the rent @ 15', 'call mum @ 06']],
    ["don't forget to buy milk tomorrow and call mum friday", milkAndMum],
    ['i need to buy milk tomorrow and call mum friday', milkAndMum],
    ['add buy milk tomorrow and call mum friday to my shopping list', milkAndMum],
    ['add "buy milk" tomorrow and "call mum" friday', milkAndMum],
    ['add milk tomorrow and call mum friday at 5', ['milk @ 05', 'call mum @ 06T17:00']],
    ['add milk for tomorrow. call mum friday', ['milk @ 05', 'call mum @ 06']],
    [
      'add dentist on monday, haircut on tuesday and gym on friday',
      ['dentist @ 09', 'haircut @ 10', 'gym @ 06'],
    ],
    [
      'remind me about the dentist tomorrow and the recital on friday',
      ['the dentist @ 05', 'the recital @ 06'],
    ],
    [
      'remind me tomorrow about the dentist and the recital on friday',
      ['the dentist @ 05', 'the recital @ 06'],
    ],
    [
      'remind me to buy milk and eggs tomorrow and call mum and dad friday',
      ['buy milk and eggs @ 05', 'call mum and dad @ 06'],
    ],
    [
      'remind me to call mum on friday and saturday and buy milk on monday',
      ['call mum @ 06', 'buy milk @ 09'],
    ],
    [
      'remind me to send the report today and book the hotel next week',
      ['send the report @ 04', 'book the hotel @ 09'],
    ],
    ['add buy milk tomorrow !! and call mum friday', ['buy milk @ 05 !', 'call mum @ 06']],
    ['add urgent: buy milk tomorrow and call mum friday', ['buy milk @ 05 !', 'call mum @ 06 !']],
    [
      'remind me to water the fern every monday and call mum friday',
      ['water the fern every monday', 'call mum @ 06'],
    ],
    ['remind me every day to stretch and call mum friday', ['stretch every day', 'call mum @ 06']],
  ])('%s', (text, expected) => {
    expect(tasks(text)).toEqual(expected)
    expect(read(text).confidence).toBeGreaterThanOrEqual(ACT_FROM)
  })

  test('a note and the list stay with what they were said of', () => {
    const { commands } = read('add buy milk tomorrow and call mum friday - the long number')
    expect(commands.map(({ params }) => ('description' in params ? params.description : null))).toEqual([
      null,
      'the long number',
    ])
    expect(read('put milk tomorrow and bread friday on my shopping list').commands).toMatchObject([
      { list_name: 'shopping' },
      { list_name: 'shopping' },
    ])
  })
})

describe('what is said of all', () => {
  test.each([
    ['remind me tomorrow to buy milk and call mum', ['buy milk @ 05', 'call mum @ 05']],
    ['remind me to buy milk and call mum tomorrow', ['buy milk @ 05', 'call mum @ 05']],
    [
      'remind me tomorrow to buy milk, call mum and on friday to pay the rent',
      ['buy milk @ 05', 'call mum @ 05', 'pay the rent @ 06'],
    ],
    ['remind me tomorrow to buy milk at 3 and call mum at 5', ['buy milk @ 05T15:00', 'call mum @ 05T17:00']],
    ['remind me to buy milk tomorrow at 3 and call mum at 5', ['buy milk @ 05T15:00', 'call mum @ 05T17:00']],
    ['remind me to buy milk tomorrow and call mum at 5', ['buy milk @ 05', 'call mum @ 05T17:00']],
    [
      'remind me to buy milk tomorrow at 9 and call mum in the evening',
      ['buy milk @ 05T09:00', 'call mum @ 05'],
    ],
    ['remind me to buy milk tonight and call mum in the morning', ['buy milk @ 04', 'call mum @ 05']],
    ['remind me to buy milk at 3 and call mum at 5 tomorrow', ['buy milk @ 05T15:00', 'call mum @ 05T17:00']],
    [
      'remind me at 5 to buy milk tomorrow and call mum friday',
      ['buy milk @ 05T17:00', 'call mum @ 06T17:00'],
    ],
    ['remind me to call Ann at 3 and call Bob at 5', ['call Ann @ 04T15:00', 'call Bob @ 04T17:00']],
    ['remind me to buy milk tomorrow and call mum', ['buy milk @ 05', 'call mum']],
  ])('%s', (text, expected) => {
    expect(tasks(text)).toEqual(expected)
  })
})

describe('still one task', () => {
  test.each([
    ['remind me to call mum on friday and saturday', 'call mum @ 06'],
    ['remind me to take my pills at 8am and at 8pm', 'take my pills @ 05T08:00'],
    ['remind me to buy milk and eggs tomorrow', 'buy milk and eggs @ 05'],
    ['remind me tomorrow about milk and eggs at 5', 'milk and eggs @ 05T17:00'],
    ['remind me next week, on friday call mum', 'call mum @ 13'],
    ['add book a table friday, march 20th call ahead', 'book a table call ahead @ 20'],
    ['remind me tomorrow, thursday, to call mum', 'call mum @ 05'],
    ['remind me on friday, the 20th to call mum', 'call mum @ 20'],
    ['add paint, and on the 3rd floor fix the lamp', 'paint, and on the 3rd floor fix the lamp'],
    ['add salt and pepper friday', 'salt and pepper @ 06'],
    ['remind me to buy milk tomorrow and "call mum friday"', 'buy milk and "call mum friday" @ 05'],
  ])('%s', (text, expected) => {
    expect(tasks(text)).toEqual([expected])
  })
})

describe('asked, not guessed', () => {
  test.each([
    // no order at all
    ['buy milk tomorrow and call mum friday', milkAndMum],
    ['on monday buy milk, on tuesday call mum', ['buy milk @ 09', 'call mum @ 10']],
    ['tomorrow buy milk at 3 and call mum at 5', ['buy milk @ 05T15:00', 'call mum @ 05T17:00']],
    ['milk tomorrow, bread friday', ['milk @ 05', 'bread @ 06']],
    // a verb is left out, or may be
    ['remind me to buy milk tomorrow and eggs friday', ['buy milk @ 05', 'eggs @ 06']],
    ['remind me to wash the car tomorrow and wax it friday', ['wash the car @ 05', 'wax it @ 06']],
    // whose date is it?
    [
      'remind me to buy milk, call mum tomorrow and pay the rent',
      ['buy milk', 'call mum @ 05', 'pay the rent'],
    ],
    ['remind me to buy milk next week and call mum at 5', ['buy milk @ 09', 'call mum @ 04T17:00']],
  ])('%s', (text, expected) => {
    expect(tasks(text)).toEqual(expected)
    expect(read(text).confidence).toBeLessThan(ACT_FROM)
  })

  test('two days said of all, and another of one', () => {
    expect(
      read('remind me on monday and tuesday to buy milk and call mum on friday').confidence,
    ).toBeLessThan(ACT_FROM)
  })

  test('a question about what is to come is no row of tasks', () => {
    expect(tasks('it was quite humid this evening. is there going to be any rain tonight')).toEqual([
      'AMBIGUOUS',
    ])
  })
})
