/** Undo takes back whole turns, newest first, exactly, and never what someone else did since. */
import { describe, expect, test } from 'vitest'
import type { Task } from '../../src/domain/task.ts'
import type { Actor } from '../../src/store/actor.ts'
import type { TaskWriter } from '../../src/store/contract-tasks.ts'
import {
  AT,
  act,
  actorOf,
  add,
  adding,
  changeOf,
  ending,
  fields,
  NOW,
  newId,
  newTurn,
  nothingGathered,
  startTurn,
} from '../support/store-fixtures.ts'
import { freshStore } from '../support/stores.ts'

const store = await freshStore()
const LATER = '2026-03-04T10:00:00.000Z'

function change(who: Actor, task: Task, edit: Parameters<TaskWriter['change']>[1], turn = newId()) {
  return act(store, who, (tasks) => tasks.change(task, edit, LATER), { turn })
}

/** Undoes what can be undone and says how many tasks came back, null where one was changed since. */
function undo(who: Actor, invocation_id?: string): Promise<readonly (Task | null)[]> {
  return act(store, who, async (tasks) => {
    const back: (Task | null)[] = []
    for (const revision of await tasks.undoable(invocation_id)) {
      if ('task_id' in revision) back.push(await tasks.revert(revision, LATER))
      else await tasks.revertList(revision, LATER)
    }
    return back
  })
}

const list = async (user: string) =>
  (await store.reader(user).page({ limit: 100, now: NOW })).tasks.map(({ title }) => title)
/** Everything an undo has to bring back. */
const content = ({ version: _, updated_at: __, ...rest }: Task) => rest

describe('every kind of change comes back exactly', () => {
  const full = {
    description: 'd',
    priority: 'high',
    due_date: '2026-03-05T17:00',
    timezone: 'Asia/Tokyo',
  } as const
  test.each([
    ['rename', { title: 'other' }],
    ['fields', { description: null, priority: null, due_date: null, timezone: null }],
    ['complete', { completed: true }],
    ['delete', { deleted: true }],
  ])('%s', async (name, edit) => {
    const user = `kind ${name}`
    const task = await add(store, user, 'task', full)
    await change(actorOf(user), task, edit)
    const [back] = await undo(actorOf(user))
    expect(back).toEqual({ ...task, version: 3, updated_at: LATER })
    expect(await store.reader(user).find('1')).toEqual(back)
    expect((await store.reader(user).page({ limit: 9, now: NOW, query: 'task' })).tasks).toEqual([back])
  })

  test('reopen, with when it was completed', async () => {
    const task = await add(store, 'reopen', 'task')
    const completed = await change(actorOf('reopen'), task, { completed: true })
    await change(actorOf('reopen'), completed, { completed: false })
    await undo(actorOf('reopen'))
    const back = await store.reader('reopen').find('1')
    expect(back && content(back)).toEqual(content(completed))
  })

  test('add, and restore: the task is in the bin', async () => {
    const task = await add(store, 'add', 'task')
    await undo(actorOf('add'))
    expect(await store.reader('add').find('1')).toBeNull()
    const bin = await store.reader('add').findDeleted('1')
    expect(bin).toMatchObject({ title: 'task', version: 2 })
    await change(actorOf('add'), { ...task, version: 2 }, { deleted: false })
    await undo(actorOf('add'))
    expect(await store.reader('add').findDeleted('1')).toMatchObject({ version: 4 })
  })
})

describe('turns', () => {
  test('are undone whole, one after the other, without redo', async () => {
    const who = actorOf('ann')
    const milk = await add(store, 'ann', 'milk')
    const eggs = await add(store, 'ann', 'eggs')
    const turn = newId()
    const renamed = await act(store, who, (t) => t.change(milk, { title: 'soy' }, LATER), { turn })
    await act(store, who, (t) => t.change(renamed, { completed: true }, LATER), { turn, sequence: 2 })
    await act(store, who, (t) => t.change(eggs, { deleted: true }, LATER), { turn, sequence: 3 })
    expect(await list('ann')).toEqual(['soy'])
    expect(await undo(who)).toHaveLength(3)
    expect(await list('ann')).toEqual(['milk', 'eggs'])
    await undo(who)
    expect(await list('ann')).toEqual(['milk'])
    await undo(who)
    expect(await list('ann')).toEqual([])
    expect(await undo(who)).toEqual([])
  })

  test('by chat count once they are finished', async () => {
    const claim = await startTurn(store, newTurn('ben'))
    await store.change(changeOf(claim), adding('milk'))
    expect(await undo(actorOf('ben'))).toEqual([])
    await store.finish(claim, nothingGathered, ending())
    expect(await undo(actorOf('ben', 'cli', 'terminal'))).toHaveLength(1)
  })

  test('by invocation: just that one, and only once', async () => {
    const who = actorOf('cat')
    const id = newId()
    await act(store, who, (tasks) => tasks.add(newId(), fields('milk'), AT), { id })
    await add(store, 'cat', 'eggs')
    expect(await undo(who, id)).toHaveLength(1)
    expect(await list('cat')).toEqual(['eggs'])
    expect(await undo(who, id)).toEqual([])
    expect(await undo(actorOf('dan'), id)).toEqual([])
  })
})

describe('a task that was changed since', () => {
  test('is left alone', async () => {
    const who = actorOf('eve')
    const task = await add(store, 'eve', 'milk')
    const renamed = await change(who, task, { title: 'soy' })
    await change(actorOf('eve', 'mcp', 'claude'), renamed, { title: 'oat' })
    expect(await undo(who)).toEqual([null])
    expect(await list('eve')).toEqual(['oat'])
  })

  test('and back again counts as unchanged', async () => {
    const who = actorOf('fay')
    const program = actorOf('fay', 'mcp', 'claude')
    const task = await add(store, 'fay', 'milk')
    await change(program, await change(who, task, { title: 'soy' }), { title: 'oat' })
    await undo(program)
    expect(await list('fay')).toEqual(['soy'])
    await undo(who)
    expect(await list('fay')).toEqual(['milk'])
  })
})

describe('who may undo what', () => {
  test('a program takes back only what it did itself, a person only what was done by hand', async () => {
    const claude = actorOf('gus', 'mcp', 'claude')
    const other = actorOf('gus', 'mcp', 'other')
    await act(store, claude, (tasks) => tasks.add(newId(), fields('by claude'), AT))
    const id = newId()
    await act(store, other, (tasks) => tasks.add(newId(), fields('by other'), AT), { id })
    await add(store, 'gus', 'by hand')
    expect(await undo(claude, id)).toEqual([])
    await undo(claude)
    expect(await list('gus')).toEqual(['by other', 'by hand'])
    expect(await undo(claude)).toEqual([])
    await undo(actorOf('gus'))
    expect(await list('gus')).toEqual(['by other'])
    expect(await undo(actorOf('gus'))).toEqual([])
  })

  test('nobody undoes what another user did', async () => {
    await add(store, 'hal', 'milk')
    expect(await undo(actorOf('ida'))).toEqual([])
    expect(await list('hal')).toEqual(['milk'])
  })
})
