/** Each row with the list its message meets, and what the agent has in mind by then. */
import { epochOf, today } from '../../src/domain/calendar.ts'
import type { KnownTask } from '../../src/domain/known-task.ts'
import { type ReadingContext, understand } from '../../src/understand/understand.ts'
import { fairDays } from './days.ts'
import { type Row, tasksOf } from './rows.ts'
import { CALM, MOMENT, type Mood, meet, moodAfter, openStage, type Stage } from './scenes.ts'

export const NOW = { epoch_ms: epochOf(MOMENT), timezone: 'Europe/London' }

export interface Met {
  readonly row: Row
  readonly tasks: readonly KnownTask[]
  readonly mood: Mood
}

/** Earlier messages are plain, and read by the rules: what is learned does not depend on what was learned before. */
export async function moodsOf(rows: readonly Row[]): Promise<readonly Met[]> {
  const stage = await openStage(rulesReader)
  const met: Met[] = []
  for (const row of rows)
    met.push(row.before?.length ? await moodAt(row, stage) : { row, tasks: listOf(row), mood: CALM })
  await stage.close()
  return met
}

async function moodAt(row: Row, stage: Stage): Promise<Met> {
  const person = await meet(row, stage)
  let mood = CALM
  for (const message of row.before ?? []) mood = moodAfter(mood, await person.say(message))
  return { row, tasks: await person.tasks(), mood }
}

export const rulesReader = {
  version: 'rules',
  read: async (text: string, { tasks: _, ...context }: ReadingContext) => understand(text, context),
}

function listOf(row: Row): readonly KnownTask[] {
  return tasksOf(row).map(({ title, due, done, priority }, at) => ({
    id: String(at + 1),
    number: at + 1,
    title,
    completed: done === true,
    due_date: due ? (fairDays(due, today(NOW))[0] ?? null) : null,
    priority: priority ?? null,
  }))
}
