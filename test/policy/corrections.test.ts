/** A correction reads both tasks before it changes either, and takes nothing back for a task that is not there. */
import { describe, expect, test } from 'vitest'
import type { Command } from '../../src/domain/command.ts'
import type { PreviousTurn } from '../../src/domain/decision.ts'
import { contextOf, reading } from './contexts.ts'
import { PaperList, paperTask } from './paper-list.ts'

const spans = {}
const done: Command = {
  intent: 'COMPLETE_TASK',
  params: { reference: { number: 1 }, completed: true },
  spans,
}
const due: Command = {
  intent: 'UPDATE_TASK',
  params: { reference: { number: 1 }, due_date: '2026-03-06' },
  spans,
}

/** A list on which the first task was just changed by that command, and the turn that did it. */
function justDid(command: Command): { list: PaperList; previous: PreviousTurn } {
  const list = new PaperList([paperTask(1, 'milk'), paperTask(2, 'bread')])
  const interpretation = reading([command])
  const { outcomes, decision } = list.play(contextOf({ interpretation }))
  const changes = outcomes.filter(({ call }) => call.tool !== 'get_task')
  return { list, previous: { message: 'that', interpretation, touched: decision.touched, changes } }
}

function correct({ list, previous }: ReturnType<typeof justDid>, number: number) {
  const interpretation = reading([{ intent: 'UNKNOWN', params: {}, spans }], {
    confidence: 0.4,
    correction: { reference: { number } },
  })
  const { outcomes, decision } = list.play(contextOf({ interpretation, previous }))
  return {
    decision,
    calls: outcomes.map(({ call }) => `${call.tool} ${String(call.params.task_id).slice(-1)}`),
  }
}

describe.each([
  ['complete_task', done],
  ['update_task', due],
] as const)('of %s', (tool, command) => {
  test('invariant 13: both tasks are read in the turn that changes them', () => {
    const { calls, decision } = correct(justDid(command), 2)
    expect(calls).toEqual(['get_task 2', 'get_task 1', `${tool} 1`, 'get_task 2', `${tool} 2`])
    expect(decision).toMatchObject({ state: 'complete', answered: true })
  })

  test('nothing is taken back when the right task is not there', () => {
    const { calls, decision } = correct(justDid(command), 7)
    expect(calls.filter((call) => call.startsWith(tool))).toEqual([])
    expect(decision.state).toBe('needs_clarification')
  })
})

test('a task that changed again since is not taken back', () => {
  const turn = justDid(done)
  turn.list.play(contextOf({ interpretation: reading([due]) }))
  const { decision, calls } = correct(turn, 2)
  expect(calls).not.toContain('complete_task 2')
  expect(decision.state).toBe('error')
})
