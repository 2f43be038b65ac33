/** How much one message may change: 25 at once, 100 after a yes, more never; and what stops in the middle is named. */
import { describe, expect, test } from 'vitest'
import type { Command } from '../../src/domain/command.ts'
import type { Task } from '../../src/domain/task.ts'
import { asked, contextOf, reading } from './contexts.ts'
import { PaperList, paperTask } from './paper-list.ts'

const spans = {}
const tasks = (count: number): Task[] =>
  Array.from({ length: count }, (_, index) => paperTask(index + 1, `thing ${index + 1}`))
const times = (count: number, make: (number: number) => Command) =>
  Array.from({ length: count }, (_, index) => make(index + 1))

const all: Command = {
  intent: 'COMPLETE_TASK',
  params: { reference: { all: true, filter: {} }, completed: true },
  spans,
}
const add = (number: number): Command => ({
  intent: 'CREATE_TASK',
  params: { title: `new ${number}` },
  spans,
})
const done = (number: number): Command => ({
  intent: 'COMPLETE_TASK',
  params: { reference: { number }, completed: true },
  spans,
})
const remove = (number: number): Command => ({
  intent: 'DELETE_TASK',
  params: { reference: { number } },
  spans,
})

function play(list: PaperList, said: readonly Command[]) {
  const { decision, outcomes, reply } = list.play(contextOf({ interpretation: reading(said) }))
  const changed = outcomes.filter(({ call }) => !['list_tasks', 'get_task'].includes(call.tool)).length
  return { decision, reply, changed }
}

function sayYes(list: PaperList, decision: ReturnType<typeof play>['decision']) {
  if (!decision.question) throw new Error('nothing was asked')
  const pending = asked(decision.question)
  const { outcomes, ...rest } = list.play(contextOf({ message: 'yes', pending }))
  const changed = outcomes.filter(({ call }) => !['list_tasks', 'get_task'].includes(call.tool)).length
  return { ...rest, changed }
}

describe('one order about many tasks', () => {
  test('25 are done at once', () => {
    expect(play(new PaperList(tasks(25)), [all])).toMatchObject({
      changed: 25,
      decision: { state: 'complete' },
    })
  })

  test('26 are one question naming the count and the titles that fit', () => {
    const list = new PaperList(tasks(26))
    const { changed, decision, reply } = play(list, [all])
    expect(changed).toBe(0)
    expect(decision).toMatchObject({ state: 'needs_confirmation', question: { action_type: 'BULK' } })
    expect(reply.text).toMatch(/^Mark 26 tasks as done: #1 thing 1, #2 thing 2, .* and \d+ more\? /u)
    expect(sayYes(list, decision)).toMatchObject({
      changed: 26,
      decision: { decision_type: 'EXECUTE_PENDING' },
    })
  })

  test('100 can be done after a yes; of 250 the first 100, then the next, and then the rest', () => {
    expect(sayYes(new PaperList(tasks(100)), play(new PaperList(tasks(100)), [all]).decision).changed).toBe(
      100,
    )
    const list = new PaperList(tasks(250))
    const first = play(list, [all])
    expect(first.changed).toBe(0)
    expect(first.reply.text).toMatch(/^Mark the first 100 of 250 tasks as done: #1 thing 1, /u)
    const second = sayYes(list, first.decision)
    expect(second).toMatchObject({ changed: 100, decision: { state: 'needs_confirmation' } })
    expect(second.reply.text).toMatch(/Mark the first 100 of 150 tasks as done: #101 thing 101, /u)
    const third = sayYes(list, second.decision)
    expect(third.reply.text).toMatch(/Mark 50 tasks as done: #201 thing 201, /u)
    expect(sayYes(list, third.decision)).toMatchObject({ changed: 50, decision: { question: null } })
  })
})

describe('many orders in one message', () => {
  test.each([
    ['adding', add],
    ['completing', done],
  ])('%s: 25 at once, 26 after one question', (_, make) => {
    expect(play(new PaperList(tasks(30)), times(25, make)).changed).toBe(25)
    const list = new PaperList(tasks(30))
    const { changed, decision, reply } = play(list, times(26, make))
    expect(changed).toBe(0)
    expect(decision).toMatchObject({ state: 'needs_confirmation', decision_type: 'REQUEST_CONFIRMATION' })
    expect(reply.text).toContain('Shall I make all 26 changes')
    expect(sayYes(list, decision)).toMatchObject({ changed: 26, decision: { state: 'complete' } })
  })

  test('more than 100 are not done', () => {
    const { changed, reply, decision } = play(new PaperList([]), times(101, add))
    expect([changed, decision.question]).toEqual([0, null])
    expect(reply.text).toContain('the most I do is 100')
  })

  test('a large order after small ones is counted with them', () => {
    const list = new PaperList(tasks(20))
    const { changed, decision } = play(list, [add(1), add(2), add(3), add(4), add(5), all])
    expect(changed).toBe(5)
    expect(decision.question).toMatchObject({ action_type: 'BULK' })
  })

  test('small orders after a large one are asked about once they are too many', () => {
    const { changed, decision } = play(new PaperList(tasks(24)), [all, add(1), add(2)])
    expect(changed).toBe(24)
    expect(decision.question).toMatchObject({ action_type: 'BULK', commands: [add(1), add(2)] })
  })

  test('a large order that makes more than 100 with those before it is not done', () => {
    const { changed, decision, reply } = play(new PaperList(tasks(96)), [add(1), add(2), add(3), all])
    expect([changed, decision.question]).toEqual([3, null])
    expect(reply.text).toContain('That would be 102 changes at once')
  })

  test('several deletes are one question, and more than 100 are not asked about', () => {
    const { decision } = play(new PaperList(tasks(30)), times(30, remove))
    expect(decision.question).toMatchObject({ action_type: 'BULK', tasks: { length: 30 } })
    expect(play(new PaperList(tasks(101)), times(101, remove)).decision.question).toBeNull()
  })

  test('deletes among many orders still ask for themselves', () => {
    const list = new PaperList(tasks(3))
    const { decision } = play(list, [...times(26, add), remove(1)])
    const after = sayYes(list, decision)
    expect(after.changed).toBe(26)
    expect(after.decision.question).toMatchObject({ action_type: 'DELETE_TASK' })
    expect(list.deleted).toEqual([])
  })
})

test('a failure in the middle names what was done, what was not, and what was not run', () => {
  const list = new PaperList(tasks(4))
  list.failing.set(4, { success: false, data: null, error: 'away', error_code: 'DATABASE_ERROR' })
  const { reply, decision } = play(list, [all, add(1)])
  expect(decision.state).toBe('error')
  expect(reply.text).toBe(
    'Done: 2 tasks (#1 thing 1 and #2 thing 2). Something went wrong and nothing more was changed. Please try again in a moment. Unchanged: #3 thing 3 and #4 thing 4. I haven’t done the rest yet: add “new 1”.',
  )
})
