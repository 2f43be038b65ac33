/** The living list: what is open, due today, overdue or done in the place that is looked at, or whatever is searched for. */
import { useMemo } from 'react'
import type { Task } from '../api/types.ts'
import { connection } from '../state/connection.ts'
import { picked } from '../state/picked.ts'
import { settings } from '../state/settings.ts'
import { useStore } from '../state/store.ts'
import { list } from '../state/tasks.ts'
import { LongList } from '../ui/long-list.tsx'
import { useNow } from '../ui/use-now.ts'
import { dateFor, groupOf, headings } from '../words/day-groups.ts'
import { AddTask } from './add-task.tsx'
import { BinRow } from './bin-row.tsx'
import { Empty } from './empty.tsx'
import { GroupHead } from './group-head.tsx'
import { ListHead } from './list-head.tsx'
import { More } from './more.tsx'
import { PickedBar } from './picked-bar.tsx'
import { TaskRow } from './task-row.tsx'
import { WaitingAdds } from './waiting-adds.tsx'

export function TaskList({ as: Part }: { readonly as: 'aside' | 'main' }) {
  const { tasks, loaded, next_cursor, total, place, view, search } = useStore(list, (value) => value)
  const away = useStore(connection, (value) => value.away)
  const picking = useStore(picked, (value) => value.picking)
  const { now, heads, week_start } = useHeads()
  const isSaid = ({ due_date }: Task) =>
    heads !== null && ['today', 'tomorrow'].includes(groupOf(due_date, now, week_start))
  const row = (task: Task) => {
    const head = heads?.get(task.id)
    return (
      <>
        {head && <GroupHead {...head} date={dateFor(head.group, now, week_start)} />}
        {place.kind === 'bin' ? (
          <BinRow task={task} />
        ) : (
          <TaskRow task={task} now={now} dayIsSaid={isSaid(task)} />
        )}
      </>
    )
  }
  return (
    <Part className="list" aria-label="Tasks" data-picking={picking}>
      <ListHead />
      {place.kind !== 'bin' && !picking && <AddTask />}
      <div className="list-scroll" data-scrolls>
        <p className="sr-only" role="status">
          {loaded ? `${total} ${total === 1 ? 'task' : 'tasks'}` : ''}
        </p>
        <WaitingAdds />
        <LongList
          key={`${JSON.stringify(place)} ${view} ${search}`}
          as="ul"
          className="tasks"
          items={tasks}
          total={total}
          keyOf={({ id }) => id}
          guess_px={60}
          row={row}
        />
        {!loaded && !away && <Skeleton />}
        {!loaded && away && <p className="quiet empty">Sayso is away. This is looked up when it is back.</p>}
        {loaded && tasks.length === 0 && <Empty place={place} view={view} search={search} />}
        {next_cursor !== null && <More key={next_cursor} />}
        {total > tasks.length && <p className="on-paper">and {total - tasks.length} more</p>}
      </div>
      {picking && <PickedBar />}
    </Part>
  )
}

/** Headings stand only where the list is in the order of its dates. */
function useHeads() {
  const { tasks, place, view, search, order } = useStore(list, (value) => value)
  const week_start = useStore(settings, (value) => value.week_start) ?? 'monday'
  const now = useNow(30_000)
  const grouped = view === 'open' && search === '' && order === 'due' && place.kind !== 'bin'
  const heads = useMemo(
    () => (grouped ? headings(tasks, now, week_start) : null),
    [grouped, tasks, now, week_start],
  )
  return { now, heads, week_start }
}

/** Where rows will be, before they are known. */
function Skeleton() {
  return (
    <div className="skeleton" aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
    </div>
  )
}
