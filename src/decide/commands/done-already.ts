/**
 * "Bins done", said a second time: today's is done, and the next one, which is not due yet, is rarely meant.
 * Whoever names it by its number, or has said yes, means it.
 */
import { dateOf, today } from '../../domain/calendar.ts'
import type { CompleteTask } from '../../domain/command.ts'
import type { Task } from '../../domain/task.ts'
import type { Manners } from '../manners.ts'
import { markOf, pageOf } from '../outcome-data.ts'
import { asks, type CommandEnd, type Plan } from '../plan.ts'

export function* askIfDoneToday(
  command: CompleteTask,
  tasks: readonly Task[],
  { now, message }: Pick<Manners, 'now' | 'message'>,
): Plan<CommandEnd | null> {
  const [task, ...more] = tasks
  if (!task || more.length > 0 || !command.params.completed || saysNumber(command, message)) return null
  const { due_date, series, recurrence } = task
  if (recurrence === null || series === null || due_date === null || dateOf(due_date) <= today(now))
    return null
  const params = { series, completed_during: 'today', status: 'completed', limit: 1 } as const
  const outcome = yield { tool: 'list_tasks', params, intent: command.intent }
  const [done] = pageOf(outcome)?.tasks ?? []
  if (!done) return null
  const next = markOf(task)
  return asks(
    { say: 'done_already', done: markOf(done), next, due: due_date },
    { action_type: 'BULK', tasks: [next], commands: [command] },
  )
}

/** "Complete #2", "mark task 2 done": by its number, whoever read it. */
function saysNumber({ params: { reference } }: CompleteTask, message: string): boolean {
  const figures: readonly string[] = message.match(/\d+/gu) ?? []
  return reference !== undefined && 'number' in reference && figures.includes(String(reference.number))
}
