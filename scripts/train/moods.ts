/** Each row with the list its message meets, and what the agent has in mind by then. */
import { isDeepStrictEqual } from 'node:util'
import { epochOf, today } from '../../src/domain/calendar.ts'
import type { Task } from '../../src/domain/task.ts'
import { type ReadingContext, understand } from '../../src/understand/understand.ts'
import { fairDays } from './days.ts'
import { taskOf } from './foreseen.ts'
import { type Row, tasksOf, ZONE } from './rows.ts'
import { CALM, MOMENT, type Mood, meet, moodAfter, openStage, type Stage } from './scenes.ts'

export const NOW = { epoch_ms: epochOf(MOMENT), timezone: ZONE }

export interface Met {
  readonly row: Row
  readonly tasks: readonly Task[]
  /** How the list was before the last change; null: nothing was changed yet. */
  readonly earlier: readonly Task[] | null
  readonly mood: Mood
}

/** Earlier messages are plain, and read by the rules: what is learned does not depend on what was learned before. */
export async function moodsOf(rows: readonly Row[]): Promise<readonly Met[]> {
  const stage = await openStage(rulesReader)
  const met: Met[] = []
  for (const row of rows)
    met.push(
      row.before?.length ? await moodAt(row, stage) : { row, tasks: listOf(row), earlier: null, mood: CALM },
    )
  await stage.close()
  return met
}

async function moodAt(row: Row, stage: Stage): Promise<Met> {
  const person = await meet(row, stage)
  let mood = CALM
  let tasks = await person.tasks()
  let earlier: readonly Task[] | null = null
  for (const message of row.before ?? []) {
    mood = moodAfter(mood, await person.say(message))
    const now = await person.tasks()
    if (!isDeepStrictEqual(now, tasks)) earlier = tasks
    tasks = now
  }
  return { row, tasks, earlier, mood }
}

export const rulesReader = {
  version: 'rules',
  read: async (text: string, { tasks: _, ...context }: ReadingContext) => understand(text, context),
}

function listOf(row: Row): readonly Task[] {
  return tasksOf(row).map(({ title, due, time, done, priority, note, ...sorted }, at) => {
    const day = due ? (fairDays(due, today(NOW))[0] ?? null) : null
    const due_date = day !== null && time ? `${day}T${[time].flat()[0]}` : day
    const given = { id: String(at + 1), number: at + 1, title, due_date }
    const { list = null, labels = [], repeat = null } = sorted
    const rest = { list, labels: [...labels], recurrence: [repeat].flat()[0] ?? null }
    return taskOf({ ...given, priority: priority ?? null, description: note ?? null, ...rest }, done)
  })
}
