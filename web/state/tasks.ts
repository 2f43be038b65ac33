/**
 * The list as the server has it, in the view that is open. Never computed here: a change, whoever made it, is
 * followed by a fresh look, so that list and conversation cannot disagree.
 */
import { api } from '../api/calls.ts'
import type { Task } from '../api/types.ts'
import { told } from './connection.ts'
import { timeZone } from './settings.ts'
import { createStore } from './store.ts'

export const views = {
  open: { label: 'Open', filter: { status: 'pending' } },
  today: { label: 'Today', filter: { status: 'pending', due: 'today' } },
  overdue: { label: 'Overdue', filter: { status: 'pending', due: 'overdue' } },
  done: { label: 'Done', filter: { status: 'completed' } },
} as const
export type View = keyof typeof views
export const viewNames = Object.keys(views) as readonly View[]

/** A view as it was last seen, from its beginning. */
interface Seen {
  readonly tasks: readonly Task[]
  readonly next_cursor: string | null
  readonly total: number
}

interface List extends Seen {
  readonly view: View
  readonly search: string
  /** Every view: there at once when it is opened, also while the server is away. */
  readonly seen: Readonly<Partial<Record<View, Seen>>>
  readonly loaded: boolean
}

const PAGE = 100
const nothing: Seen = { tasks: [], next_cursor: null, total: 0 }

export const list = createStore<List>({ ...nothing, view: 'open', search: '', seen: {}, loaded: false })

/** The latest question wins: an answer to an older one is not shown any more. */
let asked = 0

export async function refreshTasks(): Promise<void> {
  asked += 1
  const mine = asked
  const { view, search, tasks } = list.get()
  const isWaitedFor = () => mine === asked
  const wanted = Math.max(PAGE, tasks.length)
  const [seen, found] = await told(
    Promise.all([
      allViews((name) => (search === '' && name === view ? wanted : PAGE), isWaitedFor),
      search === '' ? null : pages({ query: search }, wanted, isWaitedFor),
    ]),
  )
  if (!isWaitedFor()) return
  const { tasks: fresh, ...rest } = found ?? seen[view]
  list.set({ ...rest, tasks: fresh.map((task) => ahead.get(task.id) ?? task), seen, loaded: true })
}

/** Changes that are on their way: a look that began before them does not take them off the screen. */
const ahead = new Map<string, Task>()

/** Until the returned function is called. */
export function showAhead(task: Task): () => void {
  ahead.set(task.id, task)
  show(task)
  return () => ahead.delete(task.id)
}

export function show(task: Task): void {
  list.set(({ tasks }) => ({ tasks: tasks.map((one) => (one.id === task.id ? task : one)) }))
}

export function look(change: Partial<Pick<List, 'view' | 'search'>>): void {
  const { view, search, seen } = { ...list.get(), ...change }
  const before = search === '' ? seen[view] : undefined
  list.set({ ...change, ...(before ?? nothing), loaded: before !== undefined })
  void refreshTasks().catch(() => undefined)
}

export async function moreTasks(): Promise<void> {
  const { next_cursor, tasks, view, search } = list.get()
  if (next_cursor === null) return
  const mine = asked
  const page = await told(onePage(search === '' ? views[view].filter : { query: search }, next_cursor))
  if (mine === asked) list.set({ ...page, tasks: [...tasks, ...page.tasks] })
}

type Filter = Parameters<typeof api.tasks>[0]

function onePage(filter: Filter, cursor: string | null) {
  return api.tasks({ ...filter, limit: PAGE, cursor }, timeZone())
}

/** Goes no further than anyone still waits for. */
async function pages(filter: Filter, wanted: number, isWaitedFor: () => boolean): Promise<Seen> {
  let page = await onePage(filter, null)
  const tasks = [...page.tasks]
  while (tasks.length < wanted && page.next_cursor !== null && isWaitedFor()) {
    page = await onePage(filter, page.next_cursor)
    tasks.push(...page.tasks)
  }
  return { tasks, next_cursor: page.next_cursor, total: page.total }
}

async function allViews(
  wanted: (name: View) => number,
  isWaitedFor: () => boolean,
): Promise<Readonly<Record<View, Seen>>> {
  const all = await Promise.all(
    viewNames.map(
      async (name) => [name, await pages(views[name].filter, wanted(name), isWaitedFor)] as const,
    ),
  )
  return Object.fromEntries(all) as Record<View, Seen>
}
