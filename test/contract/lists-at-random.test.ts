/** Anything may be done to lists in any order: no other list is touched, and every list knows how many tasks it has. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Task } from '../../src/domain/task.ts'
import { act, actorOf, add, NOW } from '../support/store-fixtures.ts'
import { freshStore } from '../support/stores.ts'

const store = await freshStore()
const LATER = '2026-03-04T10:00:00.000Z'
const LISTS = ['red', 'green', 'blue']

async function tasksOf(user: string): Promise<readonly Task[]> {
  return (await store.reader(user).page({ limit: 100, now: NOW })).tasks
}

interface Doing {
  readonly user: string
  readonly list: string
  readonly to: string
  /** On that list. */
  readonly own: readonly Task[]
  /** One of them. */
  readonly task: Task | undefined
}

const change = (user: string, tasks: readonly (Task | undefined)[], edit: object) =>
  act(store, actorOf(user), async (on) => {
    for (const task of tasks) if (task) await on.change(task, edit, LATER)
    return true
  })

const steps: Readonly<Record<string, (doing: Doing) => Promise<unknown>>> = {
  add: ({ user, list }) => add(store, user, 'new', { list }),
  complete: ({ user, task }) => change(user, [task], { completed: !task?.completed }),
  delete: ({ user, task }) => change(user, [task], { deleted: true }),
  clear: ({ user, own }) => change(user, own, { deleted: true }),
  drop: ({ user, list }) => act(store, actorOf(user), (on) => on.deleteList(list, LATER)),
  move: ({ user, task, to }) => change(user, [task], { list: to }),
  rename: ({ user, list, to }) => act(store, actorOf(user), (on) => on.renameList(list, to, LATER)),
  undo: ({ user }) =>
    act(store, actorOf(user), async (on) => {
      for (const revision of await on.undoable()) {
        if ('task_id' in revision) await on.revert(revision, LATER)
        else await on.revertList(revision, LATER)
      }
      return true
    }),
}

/** These may put tasks on other lists. */
const REACHES_OUT = ['move', 'rename', 'undo']

async function take(
  user: string,
  { what, list, to, at }: { what: string; list: string; to: string; at: number },
) {
  const before = await tasksOf(user)
  const own = before.filter((task) => task.list === list)
  const there = (await store.reader(user).groupings()).lists.some(({ name }) => name === list)
  if (!there && what !== 'add') return
  await steps[what]?.({ user, list, to, own, task: own[at % Math.max(1, own.length)] })
  if (REACHES_OUT.includes(what)) return
  const others = (tasks: readonly Task[]) => tasks.filter((task) => task.list !== list)
  expect(others(await tasksOf(user))).toEqual(others(before))
}

async function expectCounted(user: string): Promise<void> {
  const tasks = await tasksOf(user)
  for (const { name, pending, completed } of (await store.reader(user).groupings()).lists) {
    const on = tasks.filter(({ list }) => list === name)
    const done = on.filter((task) => task.completed).length
    expect([name, pending, completed]).toEqual([name, on.length - done, done])
  }
}

test('clearing, deleting and all else touches its own list alone', async () => {
  const step = fc.record({
    what: fc.constantFrom(...Object.keys(steps)),
    list: fc.constantFrom(...LISTS),
    to: fc.constantFrom(...LISTS),
    at: fc.nat(9),
  })
  let runs = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (some) => {
      runs += 1
      const user = `random ${runs}`
      for (const list of LISTS) {
        for (const at of [1, 2]) await add(store, user, `${list} ${at}`, { list, labels: [list] })
      }
      for (const one of some) await take(user, one)
      await expectCounted(user)
    }),
    { numRuns: 25 },
  )
})
