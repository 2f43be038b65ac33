import { describe, expect, test } from 'vitest'
import { about, titled as byTitle, candidates, found } from './match.ts'

const titled = (...titles: string[]) => titles.map((title) => ({ title }))

describe('which tasks a phrase can mean', () => {
  test.each([
    // phrase, titles, what it can mean
    ['milk', ['buy milk', 'call mum'], ['buy milk']],
    ['milk', ['buy milk', 'buy soy milk'], ['buy milk', 'buy soy milk']],
    ['buy milk', ['buy milk', 'buy soy milk'], ['buy milk']],
    ['bought the groceries', ['buy groceries', 'call mom'], ['buy groceries']],
    ['buying groceries', ['buy groceries'], ['buy groceries']],
    ['the grocery one', ['grocery shopping', 'call mom'], ['grocery shopping']],
    ['grocceries', ['buy groceries', 'pay rent'], ['buy groceries']],
    ['prepared for test', ['prepare for test'], ['prepare for test']],
    ['call', ['call dentist', 'call mom'], ['call dentist', 'call mom']],
    ['call mom', ['call mom', 'call tom'], ['call mom']],
    ['book', ['cook dinner'], []],
    ['walk the dog', ['buy milk'], []],
    ['old task', ['Old task', 'older things'], ['Old task']],
    ['日本', ['日本語 を 勉強'], ['日本語 を 勉強']],
    ['🍎', ['🍎', '🍐'], ['🍎']],
    ['paid the bills', ['pay bills'], ['pay bills']],
    ['invoice 1199', ['invoice 119', 'invoice 1199'], ['invoice 1199']],
    ['the constructor', ['write a constructor', 'toString'], ['write a constructor']],
  ])('%s among %j', (phrase, titles, expected) => {
    expect(candidates(phrase, titled(...titles)).map((task) => task.title)).toEqual(expected)
  })
})

describe('what a search shows', () => {
  const tasks = [
    { title: 'visit the bank', description: 'bring milk and the blue folder' },
    { title: 'buy milk', description: null },
    { title: 'buy soy milk', description: 'blue carton' },
  ]
  const titles = (some: readonly { readonly title: string }[]) => some.map(({ title }) => title)

  test.each([
    // phrase, all that is found, those that have all of it
    ['milk', ['buy milk', 'buy soy milk', 'visit the bank'], ['visit the bank', 'buy milk', 'buy soy milk']],
    ['mlik', ['buy milk', 'buy soy milk'], ['buy milk', 'buy soy milk']],
    ['blue milk', ['buy soy milk', 'visit the bank', 'buy milk'], ['visit the bank', 'buy soy milk']],
    ['folders', ['visit the bank'], ['visit the bank']],
    ['foldre', [], []],
    ['rent', [], []],
  ])('%s', (phrase, all, whole) => {
    expect(titles(found(phrase, tasks))).toEqual(all)
    expect(titles(about(phrase, tasks))).toEqual(whole)
  })

  test('a note says nothing about which task is meant', () => {
    expect(titles(candidates('milk', tasks))).toEqual(['buy milk', 'buy soy milk'])
    expect(titles(byTitle('blue', tasks))).toEqual([])
  })
})
