/** A missing title or change is the next message, unless that plainly is a command of its own. */
import { ACT_FROM, type Command, type NewTask } from '../../domain/command.ts'
import type { Decision, DecisionContext } from '../../domain/decision.ts'
import type { PendingAction } from '../../domain/pending.ts'
import type { Saying } from '../../domain/saying.ts'
import { conclude } from '../commands/conclude.ts'
import { runCommands } from '../commands/run.ts'
import { asks, type Plan } from '../plan.ts'
import { mannersOf, mindOf, settled, soleCommand } from '../policy.ts'
import type { Resolver } from './resolver.ts'

const notCommands = ['AMBIGUOUS', 'GENERAL_CHAT', 'UNKNOWN', 'CONFIRM_YES', 'CONFIRM_NO']

function plainlyACommand({ interpretation: { commands, confidence } }: DecisionContext): boolean {
  const [first] = commands
  return !!first && confidence >= ACT_FROM && !notCommands.includes(first.intent) && !first.requires_match
}

export const fillTitle: Resolver = ({ context, pending, answer }) => {
  const [asked] = pending.commands
  if (asked?.intent !== 'CREATE_TASK' || plainlyACommand(context)) return null
  if (answer?.kind === 'yes') return askAgain({ say: 'need_title', command: asked }, pending, asked)
  const command: Command = { ...asked, params: { ...asked.params, ...titleIn(context) } }
  return runCommands([command], mindOf(context), mannersOf(context))
}

/** "Buy milk tomorrow" as an answer still has its date; words that read as nothing are the title as they stand. */
function titleIn(context: DecisionContext): NewTask {
  const command = soleCommand(context)
  const readings = command?.intent === 'AMBIGUOUS' ? command.params.readings : []
  const reading = readings.find(({ intent }) => intent === 'CREATE_TASK')
  const title = context.message.trim()
  return reading?.intent === 'CREATE_TASK' && reading.params.title !== undefined ? reading.params : { title }
}

/** A yes to "what should it be called?" is no title. */
function askAgain(
  saying: Saying,
  { action_type, tasks, commands }: PendingAction,
  { intent }: Command,
): Plan<Decision> {
  return settled(conclude([asks(saying, { action_type, tasks, commands })], [intent], []))
}

export const fillChange: Resolver = ({ context, pending, answer }) => {
  const [asked] = pending.commands
  if (asked?.intent !== 'UPDATE_TASK') return null
  const said = soleCommand(context)
  const [target] = pending.tasks
  if (answer?.kind === 'yes' && target)
    return askAgain({ say: 'need_change', command: asked, task: target }, pending, asked)
  const reference = target ? { number: target.number } : asked.params.reference
  if (!reference) return null
  if (said?.intent === 'UPDATE_TASK' && sameTask(said.params.reference)) {
    const command: Command = { ...asked, params: { ...said.params, reference } }
    return runCommands([command], mindOf(context), mannersOf(context))
  }
  if (plainlyACommand(context)) return null
  const command: Command = { ...asked, params: { title: context.message.trim(), reference } }
  return runCommands([command], mindOf(context), mannersOf(context))
}

/** "Make it urgent" after "what should change?" is about the task that was asked about. */
function sameTask(reference: object | undefined): boolean {
  return reference === undefined || 'pronoun' in reference
}
