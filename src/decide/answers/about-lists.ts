/**
 * Answers to questions about whole lists. A yes counts for the list as it was asked about: one that changed since, in
 * itself or by a task on it, is asked about again, and one that is gone is said to be gone.
 */
import type { Decision } from '../../domain/decision.ts'
import type { Grouped } from '../../domain/grouped.ts'
import { conclude } from '../commands/conclude.ts'
import { runCommands } from '../commands/run.ts'
import { confirmDeleting, confirmMerge, deleted, renamed } from '../commands/whole-lists.ts'
import { listThere } from '../named-list.ts'
import { type CommandEnd, type Plan, unserved } from '../plan.ts'
import { mannersOf, mindOf } from '../policy.ts'
import { executed } from './confirm.ts'
import type { Answered, Resolver } from './resolver.ts'

/** "There is no such list. Make it?" */
export const makeTheList: Resolver = ({ context, pending: { commands }, answer }) => {
  if (answer?.kind !== 'yes') return null
  const intents = commands.map(({ intent }) => intent)
  return asExecuted(runCommands(commands, mindOf(context), mannersOf(context), intents))
}

export const confirmList: Resolver = (answered) =>
  answered.answer?.kind === 'yes' ? asExecuted(concluded(answered)) : null

function* asExecuted(plan: Plan<Decision>): Plan<Decision> {
  return executed(yield* plan)
}

function* concluded(answered: Answered): Plan<Decision> {
  return conclude([yield* carriedOut(answered)], ['CONFIRM_YES'], [])
}

function* carriedOut({ pending }: Answered): Plan<CommandEnd> {
  const [command] = pending.commands
  const { list: mark } = pending
  const known = command?.intent === 'DELETE_LIST' || command?.intent === 'RENAME_LIST'
  if (!known || !mark) return unserved({ say: 'no_longer_open' })
  const now = yield* listThere(command, mark.name)
  if ('end' in now) return now.end
  const same = now.list.name === mark.name && now.list.version === mark.version
  if (command.intent === 'DELETE_LIST') {
    return same ? yield* deleted(command, now.list, pending.id) : confirmDeleting(command, now.list, true)
  }
  if (same) return yield* renamed(command, now.list, pending.id)
  const into: Grouped = { name: command.params.name, pending: 0, completed: 0, version: 0 }
  return confirmMerge(command, now.list, into, true)
}
