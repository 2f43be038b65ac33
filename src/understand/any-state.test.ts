/** A plain order means the same whatever was said, asked or shown before. */
import { expect, test } from 'vitest'
import { listOf } from '../../test/support/known-tasks.ts'
import type { Intent } from '../domain/command.ts'
import { type ReadingContext, understand } from './understand.ts'

const orders: Readonly<Record<string, readonly [Intent, object]>> = {
  'add parcel f': ['CREATE_TASK', { title: 'parcel f' }],
  'add parcel a': ['CREATE_TASK', { title: 'parcel a' }],
  'add buy milk tomorrow': ['CREATE_TASK', { title: 'buy milk', due_date: '2026-03-05' }],
  'mark task 2 done': ['COMPLETE_TASK', { reference: { number: 2 }, completed: true }],
  'mark task 9 done': ['COMPLETE_TASK', { reference: { number: 9 }, completed: true }],
  'reopen task 3': ['COMPLETE_TASK', { reference: { number: 3 }, completed: false }],
  'delete task 1': ['DELETE_TASK', { reference: { number: 1 } }],
  'rename task 2 to thing x': ['UPDATE_TASK', { reference: { number: 2 }, title: 'thing x' }],
  'move task 1 to friday': ['UPDATE_TASK', { reference: { number: 1 }, due_date: '2026-03-06' }],
  'show my tasks': ['LIST_TASKS', {}],
  undo: ['UNDO', {}],
}

const now = { epoch_ms: Date.UTC(2026, 2, 4, 9), timezone: 'Europe/Berlin' }
const lists = [[], ['parcel a', 'parcel b', 'parcel f', 'thing x', 'parcel f']]
const questions = [null, 'DELETE_TASK', 'CHOOSE_TASK', 'CHOOSE_READING', 'OFFER_CREATE', 'BULK'] as const
const before: readonly (readonly Intent[])[] = [
  [],
  ['CREATE_TASK'],
  ['DELETE_TASK'],
  ['UPDATE_TASK'],
  ['CONFIRM_NO'],
]

const inMind = [
  { focus: null, shown: [] },
  { focus: 2, shown: [1, 2, 3] },
]
const talks = questions.flatMap((asked) => before.map((intents) => ({ asked, intents })))

const states = lists.flatMap((titles) =>
  talks.flatMap(({ asked, intents }) =>
    inMind.map(
      (mind): ReadingContext => ({
        now,
        tasks: listOf(titles),
        ...mind,
        choices: asked ? [1] : [],
        previous: { intents },
        pointing: true,
        pending: asked ? { action_type: asked, options: [], title: 'parcel a' } : null,
      }),
    ),
  ),
)

test.each(Object.entries(orders))('%s', (say, [intent, params]) => {
  for (const state of states) {
    const { commands, answer, correction } = understand(say, state)
    const told = { commands: commands.map((one) => [one.intent, one.params]), answer, correction }
    expect(told, JSON.stringify({ ...state, tasks: state.tasks?.length })).toEqual({
      commands: [[intent, params]],
      answer: undefined,
      correction: undefined,
    })
  }
})
