/** What a message is read against: the user's own tasks it may be about, and what the conversation has in mind. */
import type { Moment } from '../domain/calendar.ts'
import type { Intent } from '../domain/command.ts'
import type { DecisionContext } from '../domain/decision.ts'
import type { Beside } from '../domain/known-task.ts'
import type { LastTask, PendingAction, TaskMark } from '../domain/pending.ts'
import { isRinging } from '../understand/reminders/ringing.ts'
import type { ReadingContext } from '../understand/understand.ts'
import { relevant } from '../understand/words/matches.ts'

/** As the turn before left it. */
export interface InMind {
  readonly pending: PendingAction | null
  readonly last_list: readonly TaskMark[] | null
  readonly last_task: LastTask | null
  readonly last_intents?: readonly Intent[] | null
}

/** Small enough to be kept with every turn, so that its message can be read again as it was. */
export type View = Required<Pick<DecisionContext, 'tasks' | 'lists' | 'labels' | 'in_mind'>>

export function viewOf(message: string, { tasks, lists, labels }: Beside, mind: InMind, now: Moment): View {
  const { pending, last_list, last_task, last_intents } = mind
  const asked = pending?.tasks.map(({ number }) => number) ?? []
  const [only = null, ...more] = asked
  const listed = last_list?.map(({ number }) => number) ?? []
  return {
    tasks: tasks.filter(relevant(message, [...asked, ...spokenOf(tasks, mind), ...ringing(tasks, now)])),
    lists,
    labels,
    // what is asked about is what is talked about
    in_mind: {
      shown: more.length > 0 ? asked : listed,
      focus: only !== null && more.length === 0 ? only : (last_task?.number ?? null),
      ...(last_task?.before ? { touched: [last_task, ...last_task.before].map(({ number }) => number) } : {}),
      intents: last_intents ?? [],
    },
  }
}

/** "Five more minutes" is said of what rings. */
function ringing(tasks: Beside['tasks'], now: Moment): readonly number[] {
  return tasks.flatMap((task) => (isRinging(task, now) ? [task.number] : []))
}

/** Of a task that was done and comes back, the next one is in mind as well. */
function comingNext(tasks: Beside['tasks'], last: TaskMark | null): readonly number[] {
  return tasks.flatMap(({ title, recurrence, number }) =>
    title === last?.title && recurrence ? [number] : [],
  )
}

/** The task in mind, the two that were shown, and what comes next of one that repeats. */
function spokenOf(tasks: Beside['tasks'], { last_task, last_list }: InMind): readonly (number | undefined)[] {
  // of a longer list, the first says which list it is
  const listed = (last_list ?? []).slice(0, last_list?.length === 2 ? 2 : 1).map(({ number }) => number)
  return [last_task?.number, ...listed, ...comingNext(tasks, last_task)]
}

/** What of it is worth keeping. */
export function kept({ tasks, lists, labels, in_mind }: View): Partial<View> {
  const empty = in_mind.shown.length === 0 && in_mind.focus === null && in_mind.intents.length === 0
  return {
    ...(tasks.length > 0 ? { tasks } : {}),
    ...(lists.length > 0 ? { lists } : {}),
    ...(labels.length > 0 ? { labels } : {}),
    ...(empty ? {} : { in_mind }),
  }
}

/** As the reader is given it. */
export function seen({
  tasks = [],
  lists = [],
  labels = [],
  in_mind,
}: Partial<View>): Partial<ReadingContext> {
  const { shown, focus, touched = [], intents } = in_mind ?? { shown: [], focus: null, intents: [] }
  return { tasks, lists, labels, shown, focus, touched, previous: { intents } }
}
