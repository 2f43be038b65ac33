/** The tasks a reply is about, as rows of the list itself: each as it stands by now, to be ticked right here. */
import type { Message, Task } from '../api/types.ts'
import { useStore } from '../state/store.ts'
import { list } from '../state/tasks.ts'
import { Chips } from '../tasks/chips.tsx'
import { Tick } from '../tasks/task-row.tsx'
import { Linked } from '../ui/linked.tsx'
import { useNow } from '../ui/use-now.ts'

export interface Listed {
  readonly tasks: readonly Task[]
  readonly total: number
  /** What is said around the rows. */
  readonly before: string
  readonly after: string
}

/** null: the reply lists nothing. */
export function listedIn({ content, tool_invocations = [] }: Message): Listed | null {
  const lines = content.split('\n')
  const rows = lines.filter((line) => ROW.test(line))
  const call = tool_invocations.findLast(({ tool_name, success }) => success && tool_name === 'list_tasks')
  const { tasks = [], total = 0 } = (call?.result ?? {}) as Partial<Listed>
  if (rows.length === 0 || tasks.length < rows.length) return null
  const at = lines.findIndex((line) => ROW.test(line))
  const around = (some: readonly string[]) =>
    some.filter((line) => !ROW.test(line) && !MORE.test(line)).join('\n')
  return { tasks, total, before: around(lines.slice(0, at)), after: around(lines.slice(at)) }
}

const ROW = /^#\d{1,9} /u
const MORE = /^…and \d{1,9} more$/u

export function ListAnswer({ listed: { tasks, total } }: { readonly listed: Listed }) {
  const now = useNow(60_000)
  return (
    <>
      <ul className="answer">
        {tasks.map((task) => (
          <li key={task.id}>
            <Row task={task} now={now} />
          </li>
        ))}
      </ul>
      {total > tasks.length && <p className="quiet small">…and {total - tasks.length} more</p>}
    </>
  )
}

function Row({ task: then, now }: { readonly task: Task; readonly now: Date }) {
  const task = useStore(list, () => known(then.id)) ?? then
  return (
    <div className="task" data-done={task.completed} data-priority={task.priority}>
      <Tick task={task} />
      <div className="task-words">
        <span className="task-title" dir="auto">
          <Linked text={task.title} />
        </span>
        <Chips task={task} now={now} />
      </div>
    </div>
  )
}

/** As it was last seen in any view. */
function known(id: string): Task | undefined {
  const { tasks, seen } = list.get()
  const all = [tasks, ...Object.values(seen).map((one) => one.tasks)]
  for (const some of all) {
    const found = some.find((task) => task.id === id)
    if (found) return found
  }
  return undefined
}
