/** Which addresses show something new, for as long as someone wants to know: whoever made the change, in whatever process. */
import type { Store } from '../store/contract.ts'
import { views } from './resources.ts'

const AT_ONCE = 100

export interface Watch {
  readonly store: Store
  readonly user_id: string
  changed(uris: readonly string[]): void
  fault(error: unknown): void
}

/** Gives the function that ends it. */
export function watchChanges({ store, user_id, changed, fault }: Watch): () => void {
  let ended = false
  let seen = store.eventHeads([user_id]).then((heads) => heads.get(user_id) ?? 0)
  const look = async (after: number): Promise<number> => {
    const events = ended ? [] : await store.events(user_id, after, AT_ONCE)
    const last = events.at(-1)
    if (!last) return after
    const ids = events.flatMap(({ task_id }) => (task_id === null ? [] : [task_id]))
    if (ids.length > 0) changed(await addresses(store, user_id, new Set(ids)))
    return await look(last.seq)
  }
  seen.catch(fault)
  const leave = store.watch((whose) => {
    if (whose !== null && whose !== user_id) return
    const before = seen
    seen = before.then((after) =>
      look(after).catch((error: unknown) => {
        fault(error)
        // Made up for by the next look.
        return after
      }),
    )
  })
  return () => {
    ended = true
    leave()
  }
}

async function addresses(store: Store, user_id: string, ids: ReadonlySet<string>): Promise<string[]> {
  const tasks = store.reader(user_id)
  const found = await Promise.all([...ids].map(async (id) => (await tasks.find(id)) ?? tasks.findDeleted(id)))
  const each = found.flatMap((task) => (task ? [`task://${task.number}`, `task://${task.id}`] : []))
  return [...views.map(({ uri }) => uri), ...each]
}
