/** Add at once what has a title; ask for one that is missing, and whether a list of things is one task or several. */
import type { CreateTask } from '../../domain/command.ts'
import { markOf, taskOf } from '../outcome-data.ts'
import { asks, type CommandEnd, failure, type Plan } from '../plan.ts'

export function* create(command: CreateTask): Plan<CommandEnd> {
  const question = { tasks: [], commands: [command] }
  if (command.params.title === undefined) {
    return asks({ say: 'need_title', command }, { ...question, action_type: 'NEED_TITLE' })
  }
  if (command.split)
    return asks({ say: 'one_or_several', command }, { ...question, action_type: 'SPLIT_TASKS' })
  const outcome = yield { tool: 'add_task', params: { ...command.params }, intent: command.intent }
  const task = taskOf(outcome)
  if (!task) return failure(outcome)
  const named = command.list_name === undefined ? {} : { list_name: command.list_name }
  return { says: [{ say: 'added', outcome: outcome.sequence, ...named }], task: markOf(task) }
}
