/** Which addresses show something new, for as long as someone wants to know: whoever made the change, in whatever process. */
import { ACCESS_CHANGED } from '../domain/access.ts'
import type { Store } from '../store/contract.ts'
import type { StoredEvent } from '../store/contract-service.ts'
import { LISTS, listAddress, views } from './resources.ts'

const AT_ONCE = 100

export interface Watch {
  readonly store: Store
  readonly user_id: string
  /** Asked when somebody was let in or put out; false, and nothing more is told. */
  mayStill?: (() => Promise<boolean>) | undefined
  changed(uris: readonly string[]): void
  fault(error: unknown): void
}

export interface Watching {
  /** From now on nothing is missed. Never rejected: whoever is told of faults is told of it. */
  readonly ready: Promise<void>
  stop(): void
}

export function watchChanges({ store, user_id, mayStill, changed, fault }: Watch): Watching {
  let ended = false
  const headOf = async () => (await store.eventHeads([user_id])).get(user_id) ?? 0
  const isOut = async () => (await mayStill?.()) === false
  const look = async (after: number): Promise<number> => {
    const events = ended ? [] : await store.events(user_id, after, AT_ONCE)
    const last = events.at(-1)?.seq ?? after
    // What followed may have been forgotten, and with it that somebody was put out.
    const asks = events.length === 0 ? !ended && (await headOf()) !== after : events.some(isAboutAccess)
    ended ||= asks && (await isOut())
    if (ended || events.length === 0) return last
    await tell(events)
    return await look(last)
  }
  const tell = async (events: readonly StoredEvent[]) => {
    const ids = events.flatMap(({ task_id }) => (task_id === null ? [] : [task_id]))
    if (ids.length > 0 || events.some(({ kind }) => kind.startsWith('list_')))
      changed(await addresses(store, user_id, new Set(ids)))
  }
  // Whoever was put out while it was found out where to begin is not told by an event any more: so it is asked.
  const begin = async () => {
    const head = await headOf()
    ended ||= await isOut()
    return head
  }
  let seen = begin()
  const ready = seen.then(() => undefined, fault)
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
  const stop = () => {
    ended = true
    leave()
  }
  return { ready, stop }
}

function isAboutAccess({ kind }: StoredEvent): boolean {
  return kind === ACCESS_CHANGED
}

async function addresses(store: Store, user_id: string, ids: ReadonlySet<string>): Promise<string[]> {
  const tasks = store.reader(user_id)
  const found = await Promise.all([...ids].map(async (id) => (await tasks.find(id)) ?? tasks.findDeleted(id)))
  const each = found.flatMap((task) => (task ? [`task://${task.number}`, `task://${task.id}`] : []))
  // Where a task came from is not known any more: each list may show something new.
  const { lists } = await tasks.groupings()
  return [...views.map(({ uri }) => uri), LISTS, ...lists.map(({ name }) => listAddress(name)), ...each]
}
