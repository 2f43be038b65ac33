/**
 * What the list's own buttons do. Each says what it did, and offers to take it back; while the server is away it waits,
 * looks as it will be, and says so.
 */
import type { NewTask, TaskEdit } from '../api/calls.ts'
import { api } from '../api/calls.ts'
import { ApiProblem, isAway, wordsOf } from '../api/problem.ts'
import type { Task } from '../api/types.ts'
import { tasksIn } from '../words/tools.ts'
import { told } from './connection.ts'
import { showAhead } from './tasks.ts'
import { toast } from './toasts.ts'
import { lookAgain, undoLatestOf } from './undo.ts'
import { asDone, type Deed, drop, nameOf, perform, putOff, sayItWaits, waiting } from './waiting.ts'

/** As long as a tick takes to be seen; who asked for less motion waits for nothing. */
const SEEN_MS = 320

/** Tasks whose tick is on its way. Pressed again, one that comes back would be left twice, once without its rule. */
const onTheWay = new Set<string>()

export async function setDone(task: Task, completed: boolean): Promise<void> {
  const waits = waiting.get().items.find(({ deed }) => deed.kind === 'complete' && deed.task.id === task.id)
  // what nobody has heard of yet is taken back, and nothing is to be undone
  if (waits) return drop(waits.key)
  if (onTheWay.has(task.id)) return
  onTheWay.add(task.id)
  await bringOver({ kind: 'complete', task, completed })
  onTheWay.delete(task.id)
}

/** Shown at once, before the server has answered; where it could not be done, it looks open again. */
async function bringOver(deed: Extract<Deed, { kind: 'complete' }>): Promise<void> {
  const { task, completed } = deed
  const shown = showAhead(task, asDone(deed))
  const seen = completed ? aMoment() : undefined
  const done = await run(completed ? 'Done' : 'Open again', deed)
  await seen
  if (done) shown.arrived()
  else shown.takeBack()
  await lookAgain()
}

function aMoment(): Promise<void> | undefined {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
  return new Promise((resolve) => setTimeout(resolve, SEEN_MS))
}

export async function remove(task: Task): Promise<void> {
  await run('Deleted', { kind: 'remove', task })
  await lookAgain()
}

/** False: it was refused, and what was typed is still wanted. */
export async function edit(task: Task, change: TaskEdit): Promise<boolean> {
  const done = await run('Changed', { kind: 'edit', task, change })
  await lookAgain()
  return done
}

let moving: Promise<unknown> = Promise.resolve()

/** Put elsewhere by hand: there at once, one move after the other. */
export async function move(task: Task, change: TaskEdit): Promise<void> {
  const deed = { kind: 'edit', task, change } as const
  const shown = showAhead(task, asDone(deed))
  const moved = moving.then(() => run('Moved', deed))
  moving = moved
  if (await moved) shown.arrived()
  else shown.takeBack()
  await lookAgain()
}

/** False: it was refused. */
export async function add(given: NewTask): Promise<boolean> {
  const done = await run('Added', { kind: 'add', given })
  await lookAgain()
  return done
}

export async function restore(task: Task): Promise<void> {
  try {
    await told(api.restore(task.id))
    toast(`Back on the list: #${task.number} ${task.title}`)
  } catch (error) {
    toast(isAway(error) ? 'Sayso is away. Try again when it is back.' : wordsOf(error))
  }
  await lookAgain()
}

/** Pressed again, what was done before it. What still waits to be sent was done last. */
export async function undoLast(): Promise<void> {
  const { key } = waiting.get().items.at(-1) ?? {}
  if (key !== undefined) return drop(key)
  try {
    const names = tasksIn(await told(api.undo())).map(({ number, title }) => `#${number} ${title}`)
    toast(names.length === 0 ? 'Undone.' : `Undone: ${names.join(', ')}`)
  } catch (error) {
    toast(isAway(error) ? 'Sayso is away. Try again when it is back.' : wordsOf(error))
  }
  await lookAgain()
}

async function run(words: string, deed: Deed): Promise<boolean> {
  const key = crypto.randomUUID()
  try {
    const task = await told(perform(deed, key))
    toast(`${words}: #${task.number} ${nameOf(deed)}`, {
      label: 'Undo',
      run: () => void undoLatestOf([task]),
    })
    return true
  } catch (error) {
    if (isAway(error)) {
      putOff(deed, key)
      sayItWaits(`${words} as soon as Sayso is back: ${nameOf(deed)}`, [key])
      return true
    }
    const stale = error instanceof ApiProblem && error.status === 412
    toast(
      stale ? `“${nameOf(deed)}” was changed elsewhere just now. Have another look first.` : wordsOf(error),
    )
    return false
  }
}
