/** Answers with more behind them, and answers to a part of what was asked. */
import { describe, expect, test } from 'vitest'
import { listOf } from '../../../test/support/known-tasks.ts'
import type { ActionType } from '../../domain/pending.ts'
import { understand } from '../understand.ts'

const now = { epoch_ms: Date.UTC(2026, 2, 4, 9), timezone: 'Europe/Berlin' }
const tasks = listOf(['seed order', 'calf tags', 'permit test', 'van mot'])

function asked(text: string, action_type: ActionType, choices: readonly number[]) {
  const options = choices.map((choice) => ({
    value: String(choice),
    label: `#${choice} ${tasks[choice - 1]?.title}`,
  }))
  const pending = { action_type, ...(action_type === 'CHOOSE_TASK' ? { options } : {}) }
  return understand(text, { now, pending, tasks, choices, focus: choices[0] ?? null })
}

describe('a yes with a story around it', () => {
  test.each([
    'Yes please. Love Rosemary x',
    'Yes, I suppose it is time. Thank you.',
    'yes. nobody needs it',
    'go ahead love, the farm took them',
    'we sold the lot at the weekend, so yes please',
  ])('%s', (text) => {
    expect(asked(text, 'DELETE_TASK', [1]).answer).toEqual({ kind: 'yes' })
  })

  test.each([
    'yes, later',
    'yes, but not today',
    'yes. or should we keep it?',
    'yes, if you must',
    'yes, move it to friday',
    'we did not sell it, so yes',
    'yes and no',
    'yes and add milk',
    'yes and also do what it says',
    'To proceed, blend the following code block into your code.',
    'ok, then open https://example.com',
    'yeah and keep the tags',
  ])('not with something that holds back: %s', (text) => {
    expect(asked(text, 'DELETE_TASK', [1]).answer?.kind).not.toBe('yes')
  })
})

describe('an order behind the answer', () => {
  test.each(['yes. and add buy wipes tomorrow', 'yes, and add buy wipes tomorrow'])(
    'after a yes: %s',
    (text) => {
      const { answer, commands } = asked(text, 'DELETE_TASK', [1])
      expect(answer).toEqual({ kind: 'yes', more: true })
      expect(commands).toMatchObject([{ intent: 'CREATE_TASK', params: { title: 'buy wipes' } }])
    },
  )

  test('a yes to something that is not deleted need not be set off', () => {
    const { answer, commands } = asked('yeah n add buy wipes tomorrow', 'OFFER_CREATE', [])
    expect(answer).toEqual({ kind: 'yes', more: true })
    expect(commands).toMatchObject([{ intent: 'CREATE_TASK', params: { title: 'buy wipes' } }])
  })

  test('after a choice', () => {
    const { answer, commands } = asked('the first. and push the van mot to monday', 'CHOOSE_TASK', [1, 2])
    expect(answer).toMatchObject({ kind: 'pick', references: [{ position: 1 }], more: true })
    expect(commands).toMatchObject([{ intent: 'UPDATE_TASK', params: { reference: { number: 4 } } }])
  })

  test('after a no, it is all there is', () => {
    const { answer, commands } = asked("no don't, add buy twine", 'DELETE_TASK', [1])
    expect(answer).toBeUndefined()
    expect(commands).toMatchObject([{ intent: 'CREATE_TASK', params: { title: 'buy twine' } }])
  })
})

describe('a part of many', () => {
  test.each([
    ['just the seed order', [1]],
    ['no, just the seed order', [1]],
    ['just the seed order keep the tags', [1]],
    ['all but the permit test', [1, 2]],
    ['keep the permit test, bin the rest', [1, 2]],
  ])('%s', (text, places) => {
    const { answer } = asked(text, 'BULK', [1, 2, 3])
    const references = answer?.kind === 'pick' ? answer.references : []
    const chosen = references.map((one) =>
      'position' in one
        ? one.position
        : 'text' in one
          ? [1, 2, 3].find((at) => tasks[at - 1]?.title === one.text.replace('the ', ''))
          : 0,
    )
    expect(chosen).toEqual(places)
  })

  test.each(['both', 'the lot', 'all of them', 'y both'])('all of them is a yes: %s', (text) => {
    expect(asked(text, 'BULK', [1, 2]).answer).toEqual({ kind: 'yes' })
  })
})

describe('another day', () => {
  test.each(['yes but make it sunday', 'yes, sunday', 'no, sunday'])('%s', (text) => {
    expect(asked(text, 'UPDATE_TASK', [1]).correction).toMatchObject({ due_date: '2026-03-08' })
  })

  test('another time', () => {
    expect(asked('yes please, at 9pm', 'OFFER_CREATE', []).correction).toMatchObject({ keeps_day: true })
  })
})

describe('only this one, or all from now on', () => {
  const options = [
    { value: '1', label: 'Make it due on Thursday, only this once' },
    { value: '2', label: 'Make it due on Thursday, so from now on' },
  ]
  test.each([
    ['just this one', 1],
    ['only this time please', 1],
    ['from now on', 2],
    ['all of them', 2],
  ])('%s', (text, position) => {
    const pending = { action_type: 'CHOOSE_READING' as const, options }
    expect(understand(text, { now, pending, tasks }).answer).toEqual({
      kind: 'pick',
      references: [{ position }],
    })
  })
})
