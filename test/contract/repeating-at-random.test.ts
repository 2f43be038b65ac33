/**
 * Random histories of weekly tasks that are done, opened, moved, paused, ended and taken back, against a model of
 * plain logic that has none of the product's code. On both stores.
 */
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { addDays, daysBetween } from '../../src/domain/calendar.ts'
import type { Task, TaskPage } from '../../src/domain/task.ts'
import { connectTools } from '../../src/mcp/in-process.ts'
import { countOr, SEED } from '../promises/count.ts'
import { engine, freshStore } from '../support/stores.ts'
import { callerFor } from '../support/tool-calls.ts'

const store = await freshStore()
const tools = await connectTools()
afterAll(() => tools.close())

/** Days are counted from this Wednesday, which is today. */
const TODAY = '2026-03-04'
const RULE = 'FREQ=WEEKLY'

interface Known {
  readonly due: number | null
  /** The day of the series it stands for, where it is not due on it. */
  readonly on: number | null
  readonly repeats: boolean
  readonly done: boolean
}
type State = readonly (Known | null)[]
type Step = readonly [
  what: 'add' | 'done' | 'open' | 'move' | 'pause' | 'end' | 'undo',
  number: number,
  days: number,
]

/** What one step makes of the list; null where it changes nothing. */
function after(state: State, [what, number, days]: Step): State | null {
  if (what === 'add') return [...state, { due: days, on: null, repeats: true, done: false }]
  const task = state[number - 1]
  const changed = task ? changes[what](task, days) : null
  if (!changed) return null
  const [same, ...more] = changed
  return [...state.with(number - 1, same), ...more]
}

type Changed = readonly [task: Known, ...next: Known[]]

/** The task as it is then, and what comes after it. */
const changes: Readonly<Record<Step[0], (task: Known, days: number) => Changed | null>> = {
  add: () => null,
  undo: () => null,
  open: (task) => (task.done ? [{ ...task, done: false }] : null),
  end: (task) => [{ ...task, repeats: false, on: null }],
  pause: (task) => [{ ...task, due: null, on: task.repeats ? (task.on ?? task.due) : null }],
  move: (task, due) => [{ ...task, due, on: task.repeats ? standsFor(task.on ?? task.due, due) : null }],
  done: (task) => (task.done ? null : handedOn(task)),
}

function handedOn(task: Known): Changed {
  const meant = task.on ?? task.due
  if (!task.repeats || meant === null) return [{ ...task, done: true }]
  return [
    { ...task, done: true, repeats: false, on: null },
    { ...task, due: meant + 7, on: null },
  ]
}

function standsFor(meant: number | null, due: number): number | null {
  if (meant === null) return null
  return due >= meant && (due - meant) % 7 === 0 ? null : meant
}

const steps = fc.array(
  fc.tuple(
    fc.constantFrom(
      'add',
      'done',
      'done',
      'done',
      'open',
      'move',
      'pause',
      'end',
      'undo',
      'undo',
    ) as fc.Arbitrary<Step[0]>,
    fc.integer({ min: 1, max: 6 }),
    fc.integer({ min: 0, max: 30 }),
  ),
  { minLength: 4, maxLength: 16 },
)

const callOf = ([what, number, days]: Step): readonly [tool: string, params: Record<string, unknown>] => {
  const due_date = addDays(TODAY, days)
  const task_id = number
  switch (what) {
    case 'add':
      return ['add_task', { title: 'x', recurrence: RULE, due_date }]
    case 'done':
    case 'open':
      return ['complete_task', { task_id, completed: what === 'done' }]
    case 'move':
      return ['update_task', { task_id, due_date }]
    case 'pause':
      return ['update_task', { task_id, due_date: null }]
    case 'end':
      return ['update_task', { task_id, recurrence: null }]
    default:
      return ['undo', {}]
  }
}

let users = 0

async function played(all: readonly Step[]): Promise<void> {
  users += 1
  const call = callerFor(store, tools, `weekly-${users}`)
  let state: State = []
  const before: State[] = []
  for (const step of [['add', 1, 3] as const, ...all]) {
    await call(...callOf(step))
    const next = step[0] === 'undo' ? undone(state, before) : after(state, step)
    if (step[0] !== 'undo' && next !== null) before.push(state)
    state = next ?? state
  }
  const { data } = await call('list_tasks', { status: 'all', limit: 100 })
  const expected = state.flatMap((task, index) => (task === null ? [] : [[index + 1, task]]))
  expect(Object.fromEntries((data as TaskPage).tasks.map(found))).toEqual(Object.fromEntries(expected))
}

function found({ number, due_date, recurs_on, recurrence, completed }: Task): readonly [number, Known] {
  return [
    number,
    { due: dayOf(due_date), on: dayOf(recurs_on), repeats: recurrence === RULE, done: completed },
  ]
}

test('every history ends as the model has it', { timeout: 600_000 }, async () => {
  const numRuns = countOr(engine === 'postgres' ? 20 : 60)
  await fc.assert(fc.asyncProperty(steps, played), { numRuns, seed: SEED })
})

/** Numbers are never used again: what was added and taken back leaves a gap. */
function undone(state: State, before: State[]): State {
  const last = before.pop()
  return last === undefined ? state : [...last, ...state.slice(last.length).map(() => null)]
}

function dayOf(date: string | null): number | null {
  return date === null ? null : daysBetween(TODAY, date)
}
