/** What can be done to a list as such. Deleting one asks before it comes here, and can be taken back. */
import { api } from '../api/calls.ts'
import { wordsOf } from '../api/problem.ts'
import { told } from './connection.ts'
import { everything, isSamePlace, type Place } from './place.ts'
import { list, look } from './tasks.ts'
import { toast } from './toasts.ts'
import { lookAgain, undoLatestCall } from './undo.ts'

/** True: it was done. Where it was not, the reason is said. */
async function tried(act: Promise<unknown>): Promise<boolean> {
  try {
    await told(act)
    await lookAgain()
    return true
  } catch (error) {
    toast(wordsOf(error))
    return false
  }
}

export async function makeList(name: string): Promise<boolean> {
  return await tried(api.makeList(name))
}

export async function renameList(name: string, to: string): Promise<boolean> {
  const done = await tried(api.renameList(name, to))
  if (done) leave({ kind: 'list', name }, { kind: 'list', name: to })
  return done
}

export async function renameLabel(name: string, to: string): Promise<boolean> {
  const done = await tried(api.renameLabel(name, to))
  if (done) leave({ kind: 'label', name }, { kind: 'label', name: to })
  return done
}

/** Whoever looked at it looks at the other one now. */
function leave(gone: Place, next: Place): void {
  if (isSamePlace(list.get().place, gone)) look({ place: next })
}

export async function deleteList(name: string): Promise<boolean> {
  const done = await tried(api.deleteList(name))
  if (!done) return false
  leave({ kind: 'list', name }, everything)
  toast(`Deleted the list ${name}`, { label: 'Undo', run: () => void undoLatestCall('delete_list') })
  return true
}
