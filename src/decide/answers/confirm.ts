/**
 * A yes is executed only on what was asked: each task is read again, and one that changed in any way since
 * is asked about anew. The change itself takes the question with it, in the same transaction.
 */
import type { Moment } from '../../domain/calendar.ts'
import type { Command, CreateTask } from '../../domain/command.ts'
import type { Decision } from '../../domain/decision.ts'
import type { PendingAction, Question, Rest } from '../../domain/pending.ts'
import type { Task } from '../../domain/task.ts'
import { completeAll } from '../commands/complete.ts'
import { conclude } from '../commands/conclude.ts'
import { askAboutMany } from '../commands/limits.ts'
import { removeAll } from '../commands/remove.ts'
import { runCommands } from '../commands/run.ts'
import { updateAll } from '../commands/update.ts'
import { nextStep } from '../in-steps.ts'
import { markOf, taskOf } from '../outcome-data.ts'
import { asks, type CommandEnd, failure, type Plan, unserved } from '../plan.ts'
import { mannersOf, mindOf } from '../policy.ts'
import type { TaskCommand } from '../unclear.ts'
import { chooseTask } from './choose.ts'
import type { Answered, Resolver } from './resolver.ts'

export const confirm: Resolver = (answered) => {
  // "just the milk": of many that were asked about
  if (answered.answer?.kind === 'pick' && answered.pending.action_type === 'BULK') return chooseTask(answered)
  if (answered.answer?.kind !== 'yes') return null
  return answered.pending.tasks.length === 0 ? runAll(answered) : execute(answered)
}

/** A yes to many orders at once: each is carried out as if it had been said alone. Deletes among them still ask. */
function* runAll({ context, pending: { commands } }: Answered): Plan<Decision> {
  const intents = commands.map(({ intent }) => intent)
  const manners = { ...mannersOf(context), agreed: true } as const
  return executed(yield* runCommands(commands, mindOf(context), manners, intents))
}

function* execute({ pending, context: { now } }: Answered): Plan<Decision> {
  const [command] = pending.commands
  const end = command ? yield* executeOn(pending, command, now) : unserved({ say: 'no_longer_open' })
  const next = command && !end.stop ? yield* goOn(command, pending.rest) : null
  return executed(conclude(next ? [end, next] : [end], ['CONFIRM_YES'], []))
}

/** More fit than were done at once: the next of them are offered. */
function* goOn(command: Command, rest: Rest | undefined): Plan<CommandEnd | null> {
  if (!rest || !isAboutTasks(command)) return null
  const found = yield* nextStep(command, rest)
  return 'end' in found ? null : askAboutMany(command, found.tasks, found.rest)
}

function isAboutTasks(command: Command): command is TaskCommand {
  return 'reference' in command.params
}

/** What was done is the execution of what was asked before, however many calls it took. */
export function executed(decision: Decision): Decision {
  return decision.question ? decision : { ...decision, decision_type: 'EXECUTE_PENDING' }
}

function* executeOn(pending: PendingAction, command: Command, now: Moment): Plan<CommandEnd> {
  const fresh: Task[] = []
  for (const { id } of pending.tasks) {
    const outcome = yield { tool: 'get_task', params: { task_id: id }, intent: command.intent }
    const task = taskOf(outcome)
    if (task) fresh.push(task)
    else if (outcome.result.error_code !== 'TASK_NOT_FOUND') return failure(outcome)
  }
  const same = pending.tasks.every((mark) =>
    fresh.some(({ id, version }) => id === mark.id && version === mark.version),
  )
  if (!same) return askAgain(pending, command, fresh)
  if (command.intent === 'COMPLETE_TASK') return yield* completeAll(command, fresh, pending.id)
  if (command.intent === 'UPDATE_TASK') return yield* updateAll(command, fresh, now, pending.id)
  return yield* removeAll(fresh, pending.id)
}

function askAgain(pending: PendingAction, command: Command, fresh: readonly Task[]): CommandEnd {
  if (fresh.length === 0) return unserved({ say: 'already_gone' })
  const tasks = fresh.map(markOf)
  const question: Question = { action_type: pending.action_type, tasks, commands: pending.commands }
  return asks({ say: 'changed_since', tasks, command }, question)
}

/** "Shall I add this?" */
export const offered: Resolver = ({ context, pending, answer }) =>
  answer?.kind === 'yes' ? run(pending.commands, { context, pending, answer }) : null

/** "One task, or three?" The first button is one, the second several. */
export const oneOrSeveral: Resolver = (answered) => {
  const { pending, answer } = answered
  const [command] = pending.commands
  if (command?.intent !== 'CREATE_TASK' || answer?.kind !== 'pick') return null
  const [choice] = answer.references
  const { split = [], ...whole } = command
  if (choice && 'pronoun' in choice) return run(parts(whole, split), answered)
  if (!choice || !('position' in choice)) return null
  return run(choice.position === 1 ? [whole] : parts(whole, split), answered)
}

function parts(whole: CreateTask, titles: readonly string[]): readonly Command[] {
  return titles.map((title) => ({ ...whole, params: { ...whole.params, title } }))
}

function* run(commands: readonly Command[], { context }: Answered): Plan<Decision> {
  const intents = commands.map(({ intent }) => intent)
  return executed(yield* runCommands(commands, mindOf(context), mannersOf(context), intents))
}
