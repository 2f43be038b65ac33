/**
 * "No, friday" changes what was just done; "I meant task 4" does to another task what was done or asked of this one,
 * and takes the first back. The new target is read before anything is taken back.
 */
import type { Command, Correction, Reference } from '../domain/command.ts'
import type { Decision, DecisionContext, Outcome, PreviousTurn, ToolCall } from '../domain/decision.ts'
import { movedDue } from '../domain/moved-due.ts'
import type { PendingAction, TaskMark } from '../domain/pending.ts'
import type { Task } from '../domain/task.ts'
import { fieldsOf } from '../domain/task-fields.ts'
import { isOpen } from './answers/too-late.ts'
import { conclude } from './commands/conclude.ts'
import { runCommands } from './commands/run.ts'
import { type CommandEnd, failure, type Plan } from './plan.ts'
import { asAnswer, mannersOf, mindOf, type Policy } from './policy.ts'
import { targets } from './targets.ts'
import type { TaskCommand } from './unclear.ts'

export const correctTheLast: Policy = {
  name: 'correct-the-last',
  opinion:
    'A correction changes what was just done or asked; without anything to correct it is no correction.',
  plan: (context) => {
    const { correction } = context.interpretation
    if (!correction) return null
    const { pending, previous } = context
    if (pending && isOpen(context)) return asAnswer(correctQuestion(context, pending, correction))
    return previous ? asAnswer(correctTurn(context, previous, correction)) : null
  },
}

function correctQuestion(context: DecisionContext, pending: PendingAction, correction: Correction) {
  const [command] = pending.commands
  const dated = pending.commands.map((one) => onAnotherDay(one, correction))
  if (areAllDated(dated) && isOneDay(pending.commands))
    return runCommands(dated, mindOf(context), mannersOf(context))
  const reference = referenceIn(correction, context, pending.tasks)
  if (!reference || !command || !isAboutATask(command)) return null
  return runCommands([aboutAnother(command, reference)], mindOf(context), mannersOf(context))
}

function areAllDated(commands: readonly (Command | null)[]): commands is readonly Command[] {
  return commands.length > 0 && commands.every((command) => command !== null)
}

/** "no, wednesday" of several: only where one day was said of all of them. */
function isOneDay(commands: readonly Command[]): boolean {
  const days = commands.map(({ params }) => ('due_date' in params ? params.due_date : undefined))
  return commands.length === 1 || (days[0] !== undefined && new Set(days).size === 1)
}

/** What was asked about, at the time that was said instead. */
function onAnotherDay(command: Command, { due_date, timezone, keeps_day }: Correction): Command | null {
  if (due_date === undefined) return null
  if (command.intent !== 'CREATE_TASK' && command.intent !== 'UPDATE_TASK') return null
  const { due_date: before, timezone: zone = null, ...others } = command.params
  const said = { due_date, ...(timezone && { timezone }) }
  // "at 9" of something that was to be on friday: on friday at nine
  const kept = keeps_day ? { ...said, keeps_day } : said
  const due = before ? movedDue({ due_date: before, timezone: zone }, kept) : said
  const open = command.intent === 'UPDATE_TASK' && !before && keeps_day ? { keeps_day } : {}
  return { ...command, params: { ...others, ...due, ...open } } as Command
}

function correctTurn(context: DecisionContext, previous: PreviousTurn, correction: Correction) {
  const { commands } = previous.interpretation
  if (correction.also) return doneToOthers(context, previous, correction.also)
  if (correction.due_date !== undefined && isOneDay(commands))
    return correctDate(context, previous, correction)
  const [said, ...more] = commands
  if (!said || more.length > 0) return null
  const reference = referenceIn(correction, context, previous.touched ? [previous.touched] : [])
  const [change] = previous.changes
  if (!reference || !change) return null
  const command = isAboutATask(said) ? said : orderBehind(change)
  return command && doToAnother(aboutAnother(command, reference), previous.changes, context)
}

/** What was done stays, and is done to these as well; a name is one task's own. */
function doneToOthers(
  context: DecisionContext,
  { interpretation, changes }: PreviousTurn,
  also: readonly Reference[],
) {
  const [said, ...more] = interpretation.commands
  const [change] = changes
  // what was itself said of what came before it is on record
  const whole = said && isAboutATask(said) && Object.keys(said.params).length > 1
  const command = whole ? said : change ? orderBehind(change) : null
  if (!command || more.length > 0 || 'title' in command.params) return null
  const commands = also.map((reference) => aboutAnother(command, reference))
  return runCommands(commands, mindOf(context), mannersOf(context))
}

/** "The first" was an answer; what it led to is on record. */
function orderBehind({ call }: Outcome): TaskCommand | null {
  const { task_id: _, ...params } = call.params
  if (call.tool === 'complete_task') {
    return { intent: 'COMPLETE_TASK', params: { completed: params.completed !== false }, spans: {} }
  }
  if (call.tool === 'delete_task') return { intent: 'DELETE_TASK', params: {}, spans: {} }
  return call.tool === 'update_task' ? { intent: 'UPDATE_TASK', params, spans: {} } : null
}

/** Only what was just added or changed has a date to correct: all of it that was given one and the same. */
function correctDate(context: DecisionContext, previous: PreviousTurn, { due_date, ...more }: Correction) {
  const dated = previous.changes.filter(({ call }) => call.tool === 'add_task' || call.tool === 'update_task')
  if (dated.length === 0 || due_date === undefined) return null
  const { timezone, keeps_day } = more
  const day = { due_date, ...(timezone && { timezone }), ...(keeps_day && { keeps_day }) }
  const commands = dated.flatMap(({ result }): Command[] => {
    const reference = taskIn(result)
    if (!reference) return []
    return [{ intent: 'UPDATE_TASK', params: { reference: { number: reference.number }, ...day }, spans: {} }]
  })
  return runCommands(commands, mindOf(context), mannersOf(context))
}

function* doToAnother(
  command: TaskCommand,
  changes: readonly Outcome[],
  context: DecisionContext,
): Plan<Decision> {
  const found = yield* targets(command, mindOf(context))
  if ('end' in found) return conclude([found.end], [command.intent], [])
  const [task] = found.tasks
  // "no, just the bread": what was rightly done stays done
  const wrong = changes.filter(({ result }) => taskIn(result)?.id !== task?.id)
  const back: CommandEnd[] = []
  for (const change of wrong) {
    const one = yield* takeBack(change)
    back.push(one)
    if (one.stop) return conclude(back, [command.intent], [])
  }
  if (!task || wrong.length < changes.length) return conclude(back, [command.intent], [])
  const again = aboutAnother(command, { number: task.number })
  const decision = yield* runCommands([again], mindOf(context), mannersOf(context))
  return { ...decision, says: [...back.flatMap(({ says }) => says), ...decision.says] }
}

function taskIn({ data }: Outcome['result']): Task | null {
  return (data as { readonly task?: Task } | null)?.task ?? null
}

/** The opposite of a recorded change; null where there is none to be made here. */
function opposite({ call, result }: Outcome): ToolCall | null {
  const data = result.data as { task: Task; before?: Task } | null
  if (!data) return null
  const params = { task_id: data.task.id }
  const expected_version = data.task.version
  if (call.tool === 'complete_task') {
    return {
      tool: call.tool,
      params: { ...params, completed: !data.task.completed },
      intent: call.intent,
      expected_version,
    }
  }
  if (call.tool === 'delete_task') return { tool: 'restore_task', params, intent: 'RESTORE_TASK' }
  if (call.tool !== 'update_task' || !data.before) return null
  const { timezone, recurs_from, ...others } = fieldsOf(data.before)
  const fields = { ...others, ...(timezone && { timezone }), ...(recurs_from && { recurs_from }) }
  return { tool: call.tool, params: { ...params, ...fields }, intent: call.intent, expected_version }
}

function* takeBack(change: Outcome): Plan<CommandEnd> {
  const call = opposite(change)
  if (!call) return { says: [] }
  if (call.tool !== 'restore_task') {
    const { task_id } = call.params
    const read = yield { tool: 'get_task', params: { task_id }, intent: call.intent }
    if (!read.result.success) return failure(read)
  }
  const outcome = yield call
  if (!outcome.result.success) return failure(outcome)
  return { says: [{ say: told[call.tool] ?? 'updated', outcome: outcome.sequence }] }
}

const told: Partial<Record<ToolCall['tool'], 'completed' | 'restored'>> = {
  complete_task: 'completed',
  restore_task: 'restored',
}

function isAboutATask(command: Command): command is TaskCommand {
  return ['GET_TASK', 'COMPLETE_TASK', 'UPDATE_TASK', 'DELETE_TASK', 'RESTORE_TASK'].includes(command.intent)
}

function aboutAnother(command: TaskCommand, reference: Reference): TaskCommand {
  const { requires_match: _, ...sure } = command
  return { ...sure, params: { ...command.params, reference } } as TaskCommand
}

/** "The other one" is clear only where two were shown and one of them was taken. */
function referenceIn(
  correction: Correction,
  { last_list }: DecisionContext,
  taken: readonly TaskMark[],
): Reference | null {
  if (!correction.other) return correction.reference ?? null
  const others = (last_list ?? []).filter(({ id }) => !taken.some((mark) => mark.id === id))
  const [only] = others
  return only && others.length === 1 ? { number: only.number } : null
}
