/** The living list: what is open, due today, overdue or done, or whatever is searched for. */

import { connection } from '../state/connection.ts'
import { useStore } from '../state/store.ts'
import { list } from '../state/tasks.ts'
import { LongList } from '../ui/long-list.tsx'
import { useNow } from '../ui/use-now.ts'
import { Filters } from './filters.tsx'
import { More } from './more.tsx'
import { TaskRow } from './task-row.tsx'

export function TaskList() {
  const { tasks, loaded, next_cursor, total, view, search } = useStore(list, (value) => value)
  const away = useStore(connection, (value) => value.away)
  const now = useNow(30_000)
  return (
    <aside className="list" aria-label="Tasks">
      <Filters />
      <div className="list-scroll" data-scrolls>
        <p className="sr-only" role="status">
          {loaded ? `${total} ${total === 1 ? 'task' : 'tasks'}` : ''}
        </p>
        <LongList
          key={`${view} ${search}`}
          as="ul"
          className="tasks"
          items={tasks}
          total={total}
          keyOf={({ id }) => id}
          guess_px={66}
          row={(task) => <TaskRow task={task} now={now} />}
        />
        {!loaded && away && <p className="quiet empty">Sayso is away. This is looked up when it is back.</p>}
        {loaded && tasks.length === 0 && <p className="quiet empty">{emptyWords(view, search)}</p>}
        {next_cursor !== null && <More key={next_cursor} />}
        {total > tasks.length && <p className="on-paper">and {total - tasks.length} more</p>}
      </div>
    </aside>
  )
}

function emptyWords(view: string, search: string): string {
  if (search !== '') return 'Nothing matches these words.'
  if (view === 'done') return 'Nothing is done yet. It will come.'
  return view === 'open' ? 'Nothing to do. Enjoy it.' : 'Nothing here.'
}
