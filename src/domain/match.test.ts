import { describe, expect, test } from 'vitest'
import { candidates } from './match.ts'

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
