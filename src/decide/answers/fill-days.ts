/** "On which days?": the rule that was said, in the place of the words that were none. */
import { timeOf } from '../../domain/calendar.ts'
import type { UpdateTask } from '../../domain/command.ts'
import { conclude } from '../commands/conclude.ts'
import { runCommands } from '../commands/run.ts'
import { daysSaid } from '../how-often.ts'
import { asks } from '../plan.ts'
import { mannersOf, mindOf, settled } from '../policy.ts'
import type { Resolver } from './resolver.ts'

export const fillDays: Resolver = ({ context, pending, answer }) => {
  const { message, now, date_order = 'month-first' } = context
  const { action_type, tasks, commands } = pending
  const [asked] = commands
  const [task] = tasks
  if (asked?.intent !== 'UPDATE_TASK' || !task) return null
  const said = daysSaid(message, now, date_order)
  if (said?.first === undefined) {
    const again = asks({ say: 'need_days', why: 'days', task }, { action_type, tasks, commands })
    return answer?.kind === 'yes' ? settled(conclude([again], [asked.intent], [])) : null
  }
  const { due_date, timezone = now.timezone } = asked.params
  const time = said.time ?? (due_date ? timeOf(due_date) : null)
  const due = time === null ? { due_date: said.first } : { due_date: `${said.first}T${time}`, timezone }
  const { recurs_from } = said
  const repeated = { recurrence: said.rule, ...(recurs_from && { recurs_from }), ...due }
  const command: UpdateTask = { ...asked, params: { ...asked.params, ...repeated } }
  return runCommands([command], mindOf(context), mannersOf(context))
}
