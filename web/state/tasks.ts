/**
 * The list as the server has it, in the place and the view that are open. Never computed here: a change, whoever made
 * it, is followed by a fresh look, so that list and conversation cannot disagree.
 */
import { handKey, sortKey } from '../../src/domain/sort-key.ts'
import type { ListOrder } from '../../src/domain/words.ts'
import { api, type TaskQuery } from '../api/calls.ts'
import type { Task } from '../api/types.ts'
import { told } from './connection.ts'
import { refreshGroupings } from './groupings.ts'
import { keepLast, lastKept, type Seen } from './last-state.ts'
import { keepOrder, orderNow } from './order.ts'
import { everything, filterOf, isIn, type Place, placeKey, today } from './place.ts'
import { timeZone } from './settings.ts'
import { createStore } from './store.ts'
import { type View, viewFilter, viewsOf } from './views.ts'

interface Where {
  readonly place: Place
  readonly view: View
  readonly search: string
  readonly order: ListOrder
}

interface List extends Seen, Where {
  /** Every view of every place that was looked at: there at once, also while the server is away. */
  readonly seen: Readonly<Record<string, Seen>>
  readonly loaded: boolean
}

const PAGE = 100
const nothing: Seen = { tasks: [], next_cursor: null, total: 0 }

export const list = createStore<List>({
  ...nothing,
  place: everything,
  view: 'open',
  search: '',
  order: orderNow(),
  seen: {},
  loaded: false,
})

export function seenKey(place: Place, view: View): string {
  return place.kind === 'bin' ? placeKey(place) : `${placeKey(place)} ${view}`
}

/** The latest question wins: an answer to an older one is not shown any more. */
let asked = 0

export async function refreshTasks(): Promise<void> {
  asked += 1
  const mine = asked
  const { place, view, search, tasks } = list.get()
  const isWaitedFor = () => mine === asked
  const wanted = Math.max(PAGE, tasks.length)
  const [fresh, found] = await told(
    Promise.all([
      looksAt(place, (name) => (search === '' && name === view ? wanted : PAGE), isWaitedFor),
      search === '' ? null : pages(filterNow(), wanted, isWaitedFor),
      refreshGroupings(),
    ]),
  )
  if (!isWaitedFor()) return
  const seen = { ...list.get().seen, ...fresh }
  const { tasks: shown, ...rest } = found ?? seen[seenKey(place, view)] ?? nothing
  list.set({ ...rest, tasks: withAhead(shown), seen, loaded: true })
  keepLast(seen)
}

/** What was there when the page was last open, for when nobody answers. */
export function showLast(): void {
  const { place, view, loaded } = list.get()
  const seen = loaded ? null : lastKept()
  if (!seen) return
  const { tasks, ...rest } = seen[seenKey(place, view)] ?? nothing
  list.set({ ...rest, tasks: withAhead(tasks), seen, loaded: true })
}

/** Changes that are on their way: no look takes them off the screen before they have arrived. null: gone. */
const ahead = new Map<string, Task | null>()

function withAhead(tasks: readonly Task[], where: Where = list.get()): readonly Task[] {
  if (ahead.size === 0) return tasks
  const shown = tasks.flatMap((task) => {
    const next = ahead.get(task.id)
    return next === undefined ? [task] : next === null ? [] : [next]
  })
  return shown.some((task, at) => task !== tasks[at]) ? arranged(shown, where) : shown
}

/** As the server will have them, where that is told by the tasks themselves. */
function arranged(tasks: readonly Task[], { place, view, search, order }: Where): readonly Task[] {
  const key = view === 'done' || order === 'due' ? sortKey : order === 'manual' ? handKey : null
  if (key === null || search !== '' || place.kind === 'bin') return tasks
  const keyed = tasks.map((task) => ({ task, key: key(task) }))
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ task }) => task)
}

/** A change on the screen before it is done: once it has arrived it stays, and the next look tells the rest. */
export interface Ahead {
  arrived(): void
  /** It was refused or taken back: it looks as it did. */
  takeBack(): void
}

export function showAhead(task: Task, next: Task | null): Ahead {
  ahead.set(task.id, next)
  list.set(({ tasks }) => ({ tasks: withAhead(tasks) }))
  const arrived = () => ahead.get(task.id) === next && ahead.delete(task.id)
  return {
    arrived,
    takeBack() {
      if (arrived())
        list.set((now) => ({
          tasks: arranged(
            now.tasks.map((one) => (one.id === task.id ? task : one)),
            now,
          ),
        }))
    },
  }
}

export function look(change: Partial<Where>): void {
  const { place, view, search, order, seen } = { ...list.get(), ...change }
  const sorted = order !== list.get().order
  if (sorted) keepOrder(order)
  const before =
    search === '' && !sorted ? (seen[seenKey(place, view)] ?? partOf(seen, place, view)) : undefined
  const { tasks, ...rest } = before ?? nothing
  list.set({
    ...change,
    ...rest,
    tasks: withAhead(tasks, { place, view, search, order }),
    ...(sorted && { seen: {} }),
    loaded: before !== undefined,
  })
  void refreshTasks().catch(() => undefined)
}

/** What was never looked at by itself may all be among what was: then nobody has to wait for it, or for a network. */
function partOf(seen: List['seen'], place: Place, view: View): Seen | undefined {
  const all = seen[seenKey(everything, view)]
  if (view !== 'open' || place.kind === 'bin' || !all || all.next_cursor !== null) return undefined
  const tasks = all.tasks.filter((task) => isIn(place, task))
  return { tasks, next_cursor: null, total: tasks.length }
}

export async function moreTasks(): Promise<void> {
  const { next_cursor, tasks } = list.get()
  if (next_cursor === null) return
  const mine = asked
  const page = await told(onePage(filterNow(), next_cursor))
  if (mine === asked) list.set({ ...page, tasks: [...tasks, ...withAhead(page.tasks)] })
}

/** Words are looked for in all of a place, whatever view is open. */
function filterNow(): TaskQuery {
  const { place, view, search, order } = list.get()
  if (search === '') return viewFilter(place, view, order)
  return { query: search, ...(place.kind === 'bin' ? { deleted: 'true' } : filterOf(place)) }
}

function onePage({ list: on, ...filter }: TaskQuery, cursor: string | null) {
  const asking: TaskQuery = { ...filter, limit: PAGE, cursor }
  return api.tasks(on === undefined ? asking : { ...asking, list: on }, timeZone())
}

/** Goes no further than anyone still waits for. */
async function pages(filter: TaskQuery, wanted: number, isWaitedFor: () => boolean): Promise<Seen> {
  let page = await onePage(filter, null)
  const tasks = [...page.tasks]
  while (tasks.length < wanted && page.next_cursor !== null && isWaitedFor()) {
    page = await onePage(filter, page.next_cursor)
    tasks.push(...page.tasks)
  }
  return { tasks, next_cursor: page.next_cursor, total: page.total }
}

/** All views of a place, so that each has its count; and what is left for today, wherever one looks. */
async function looksAt(
  place: Place,
  wanted: (name: View) => number,
  isWaitedFor: () => boolean,
): Promise<Readonly<Record<string, Seen>>> {
  const { order } = list.get()
  const here = viewsOf(place).map((name) => ({ place, name, wanted: wanted(name) }))
  const whatIsLeft = { place: today, name: 'open', wanted: PAGE } as const
  const looks = place.kind === 'today' ? here : [whatIsLeft, ...here]
  const all = await Promise.all(
    looks.map(async (one) => {
      const seen = await pages(viewFilter(one.place, one.name, order), one.wanted, isWaitedFor)
      return [seenKey(one.place, one.name), seen] as const
    }),
  )
  return Object.fromEntries(all)
}
