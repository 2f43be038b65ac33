/** Add at once what has a title; ask for one that is missing, and whether a list of things is one task or several. */
import type { CreateTask } from '../../domain/command.ts'
import type { Saying } from '../../domain/saying.ts'
import { askHowOften } from '../how-often.ts'
import type { Manners } from '../manners.ts'
import { filed } from '../named-list.ts'
import { markOf, taskOf } from '../outcome-data.ts'
import { asks, type CommandEnd, failure, type Plan } from '../plan.ts'

/** Several that go on the same list: if it is not there, that is asked once for all of them. */
export function* createAll(commands: readonly CreateTask[], manners: Manners): Plan<CommandEnd> {
  const says: Saying[] = []
  let end: CommandEnd = { says }
  for (const command of commands) {
    end = yield* create(command, commands, manners)
    says.push(...end.says)
    if (end.stop) break
  }
  return { ...end, says }
}

function* create(command: CreateTask, together: readonly CreateTask[], { now }: Manners): Plan<CommandEnd> {
  const question = { tasks: [], commands: [command] }
  if (command.params.title === undefined) {
    return asks({ say: 'need_title', command }, { ...question, action_type: 'NEED_TITLE' })
  }
  if (command.split)
    return asks({ say: 'one_or_several', command }, { ...question, action_type: 'SPLIT_TASKS' })
  const place = yield* filed(command, together)
  if ('end' in place) return place.end
  const outcome = yield { tool: 'add_task', params: { ...place.command.params }, intent: command.intent }
  const task = taskOf(outcome)
  if (!task) return failure(outcome)
  const made = place.made ? { made_list: true as const } : {}
  const then = askHowOften(task, now)
  return {
    says: [{ say: 'added', outcome: outcome.sequence, ...made }],
    task: markOf(task),
    ...(then && { then }),
  }
}
