/** Show the list, or just how many. What was shown is kept in mind, so "the first one" means something next. */
import type { Filter, ListTasks } from '../../domain/command.ts'
import type { Outcome } from '../../domain/decision.ts'
import { pageAbout } from '../../domain/page-about.ts'
import type { Saying } from '../../domain/saying.ts'
import type { TaskPage } from '../../domain/task.ts'
import { rowsThatFit } from '../../domain/wording.ts'
import { limits } from '../../domain/words.ts'
import { rowOf } from '../../repeat/row.ts'
import type { Manners } from '../manners.ts'
import { filterNamed } from '../named-list.ts'
import { markOf, pageOf } from '../outcome-data.ts'
import { type CommandEnd, failure, type Mind, type Plan } from '../plan.ts'
import { leftOut } from '../targets.ts'

const ROWS = 20

export function* list(command: ListTasks, mind: Mind, { now }: Manners): Plan<CommandEnd> {
  const { count, except, limit = ROWS, after = 0, ...said } = command.params
  const place = yield* filterNamed(command, said)
  if ('end' in place) return place.end
  const { filter: asked } = place
  const without = yield* leftOut(command, except, mind)
  if ('end' in without) return without.end
  const wanted = Math.min(Math.max(limit, 1), limits.page)
  const filter = { ...meant(asked), ...without.params }
  const read = yield* readOn(command, filter, { after, wanted })
  if (!('page' in read)) return failure(read.failed)
  const { page, outcome, skip } = read
  const tasks = pageAbout(page, asked).tasks.slice(skip, skip + wanted)
  const marks = (
    count
      ? tasks
      : tasks.slice(
          0,
          rowsThatFit(tasks, (task) => rowOf(task, asked, now)),
        )
  ).map(markOf)
  const [only] = marks
  return {
    says: [
      ...unknown(without.missing),
      told(
        { ...command, params: { ...command.params, ...asked } },
        { outcome: outcome.sequence, skip, rows: marks.length },
      ),
    ],
    list: marks,
    ...(only && marks.length === 1 ? { task: only } : {}),
    ...(showsAllOpen(filter, page) ? { open: outcome.sequence } : {}),
  }
}

/** "Show my tasks", "what's due today": what is done is not asked for, unless it is named or searched for. */
function meant<T extends Filter & { deleted?: true }>(asked: T): T {
  const named = asked.status ?? asked.query ?? asked.completed_during ?? asked.deleted
  return named === undefined ? { ...asked, status: 'pending' } : asked
}

type Read =
  | { readonly page: TaskPage; readonly outcome: Outcome; readonly skip: number }
  | { readonly failed: Outcome }

/** Page after page, up to the one in which the wanted rows begin. What was searched is one page, best first. */
function* readOn(
  { intent }: ListTasks,
  filter: object & { readonly query?: string },
  { after, wanted }: { readonly after: number; readonly wanted: number },
): Plan<Read> {
  let skip = Math.max(0, after)
  let from: { readonly cursor?: string } = {}
  for (;;) {
    const limit = filter.query === undefined ? Math.min(limits.page, skip + wanted) : limits.page
    const outcome = yield { tool: 'list_tasks', params: { ...filter, ...from, limit }, intent }
    const page = pageOf(outcome)
    if (!page) return { failed: outcome }
    const further = filter.query === undefined && skip >= page.tasks.length
    if (!further || page.next_cursor === null) return { page, outcome, skip }
    skip -= page.tasks.length
    from = { cursor: page.next_cursor }
  }
}

interface Rows {
  readonly outcome: number
  readonly skip: number
  readonly rows: number
}

function told({ params }: ListTasks, { outcome, skip, rows }: Rows): Saying {
  const { count, ...filter } = params
  if (count) return { say: 'counted', outcome, filter }
  return { say: 'listed', outcome, filter, rows, ...(skip > 0 ? { skip } : {}) }
}

/** Leaving out what is not there changes nothing about the list, but is worth a word. */
function unknown(missing: readonly string[]): readonly Saying[] {
  return missing.length > 0 ? [{ say: 'no_exception', wanted: missing, stops: false }] : []
}

/** Then "what is left" can be told after the next command. */
function showsAllOpen(filter: object & Pick<Filter, 'status'>, page: TaskPage): boolean {
  const { status, ...others } = filter
  const narrowed = Object.keys(others).some((key) => key !== 'order')
  if (narrowed || status === 'completed') return false
  return status === 'pending' || page.tasks.length === page.total
}
