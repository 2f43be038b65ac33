/** Labels in conversation. */
import { describe, expect, test } from 'vitest'
import { add, type Bare, scriptedTalk } from '../support/scripted.ts'

describe('labels', () => {
  const it = { pronoun: 'it' } as const
  test('are put on, taken off, shown, filtered by and renamed', async () => {
    const { say, list } = await scriptedTalk()
    expect(await say('…', add('pay rent', { labels: ['finance'] }))).toBe(
      'Added #1 “pay rent”, tagged #finance.',
    )
    const tag = (params: object): Bare => ({ intent: 'UPDATE_TASK', params: { reference: it, ...params } })
    expect(await say('…', tag({ add_labels: ['Home', '#FINANCE'] }))).toBe(
      'Updated #1 “pay rent”: now tagged #Home.',
    )
    expect(await say('…', { intent: 'SHOW_LISTS', params: { what: 'labels' } })).toBe(
      'Your labels: #finance (1 open) and #Home (1 open).',
    )
    expect(await say('…', { intent: 'LIST_TASKS', params: { label: 'Finance' } })).toBe(
      'You have 1 task tagged #Finance:\n#1 pay rent #Home #finance',
    )
    expect(await say('…', { intent: 'RENAME_LABEL', params: { label: 'finance', name: 'money' } })).toBe(
      'The label #finance is now #money, on 1 task.',
    )
    expect(await list()).toEqual(['pay rent #Home #money'])
    expect(await say('…', tag({ remove_labels: ['home'] }))).toBe(
      'Updated #1 “pay rent”: no longer tagged #Home.',
    )
    expect(await say('…', tag({ remove_labels: 'all' }))).toBe(
      'Updated #1 “pay rent”: no longer tagged #money.',
    )
    expect(await say('…', { intent: 'RENAME_LABEL', params: { label: 'ops', name: 'x' } })).toBe(
      'Nothing is tagged #ops.',
    )
    await say('undo')
    expect(await list()).toEqual(['pay rent #money'])
  })
})
