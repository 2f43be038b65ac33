/** Lists that are made by a sentence, with or without what is on them. */
import { expect, test } from 'vitest'
import { newList } from './new-list.ts'

test.each([
  ['make a list called Oslo', 'Oslo'],
  ["create the list 'Frankfurt 2027'", 'Frankfurt 2027'],
  ['can you start a new list for the garden please', 'the garden'],
])('%s', (text, list) => {
  expect(newList(text)?.commands).toMatchObject([{ intent: 'MAKE_LIST', params: { list } }])
})

test.each([
  [
    'start a list called Oslo with passports, adapters and wool socks',
    'Oslo',
    ['passports', 'adapters', 'wool socks'],
  ],
  ["Create the list 'Frankfurt 2027' containing: hotel, cards.", 'Frankfurt 2027', ['hotel', 'cards']],
  ['make a list called santa n chuck draw names and buy paper in it', 'santa', ['draw names', 'buy paper']],
  ['new list Scrap: old Micra & the engine', 'Scrap', ['old Micra', 'the engine']],
  ['begin a new list called Rome, with tickets on it to start.', 'Rome', ['tickets']],
])('%s', (text, list, titles) => {
  expect(newList(text)?.commands).toMatchObject(
    titles.map((title) => ({ intent: 'CREATE_TASK', params: { title, list }, makes_list: true })),
  )
})

test.each([
  'make a list of everything',
  'add milk to the list',
  'list my tasks for tomorrow',
  'show a list with milk',
])('no new list: %s', (text) => {
  expect(newList(text)).toBeNull()
})
