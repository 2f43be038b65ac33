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

interface List {
  readonly view: View
  readonly search: string
  readonly tasks: readonly Task[]
  readonly next_cursor: string | null
  readonly total: number
  readonly counts: Readonly<Partial<Record<View, number>>>
  readonly loaded: boolean
}

const PAGE = 100

export const list = createStore<List>({
  view: 'open',
  search: '',
  tasks: [],
  next_cursor: null,
  total: 0,
  counts: {},
  loaded: false,
})

/** The latest question wins: an answer to an older one is not shown any more. */
let asked = 0

export async function refreshTasks(): Promise<void> {
  asked += 1
  const mine = asked
  const wanted = Math.max(PAGE, list.get().tasks.length)
  const [page, counts] = await told(Promise.all([pages(wanted, () => mine === asked), countAll()]))
  if (mine === asked) list.set({ ...page, counts, loaded: true })
}

export function look(change: Partial<Pick<List, 'view' | 'search'>>): void {
  list.set({ ...change, tasks: [], next_cursor: null, loaded: false })
  void refreshTasks().catch(() => undefined)
}

export async function moreTasks(): Promise<void> {
  const { next_cursor, tasks } = list.get()
  if (next_cursor === null) return
  const mine = asked
  const page = await told(onePage(next_cursor))
  if (mine === asked) list.set({ ...page, tasks: [...tasks, ...page.tasks] })
}

function onePage(cursor: string | null) {
  const { view, search } = list.get()
  const filter = search === '' ? views[view].filter : { query: search }
  return api.tasks({ ...filter, limit: PAGE, cursor }, timeZone())
}

/** Goes no further than anyone still waits for. */
async function pages(
  wanted: number,
  isWaitedFor: () => boolean,
): Promise<Pick<List, 'tasks' | 'next_cursor' | 'total'>> {
  let page = await onePage(null)
  const tasks = [...page.tasks]
  while (tasks.length < wanted && page.next_cursor !== null && isWaitedFor()) {
    page = await onePage(page.next_cursor)
    tasks.push(...page.tasks)
  }
  return { tasks, next_cursor: page.next_cursor, total: page.total }
}

async function countAll(): Promise<List['counts']> {
  const totals = await Promise.all(
    viewNames.map(
      async (name) =>
        [name, (await api.tasks({ ...views[name].filter, limit: 1 }, timeZone())).total] as const,
    ),
  )
  return Object.fromEntries(totals)
}
