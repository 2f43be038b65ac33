/**
 * Commands in the order they were said, each seeing what the one before it left in mind.
 * One that needs an answer or fails ends the plan, and the reply names what was not run.
 */
import type { Command, DeleteTask, Intent } from '../../domain/command.ts'
import type { Decision } from '../../domain/decision.ts'
import type { Saying } from '../../domain/saying.ts'
import type { Manners } from '../manners.ts'
import type { CommandEnd, Mind, Plan } from '../plan.ts'
import { complete } from './complete.ts'
import { conclude } from './conclude.ts'
import { create } from './create.ts'
import { tooMuch } from './limits.ts'
import { get, list } from './list.ts'
import { remove } from './remove.ts'
import { restore } from './restore.ts'
import { undo } from './take-back.ts'
import { talk } from './talk.ts'
import { update } from './update.ts'

export function* runCommands(
  commands: readonly Command[],
  mind: Mind,
  manners: Manners,
  intents: readonly Intent[] = commands.map(({ intent }) => intent),
): Plan<Decision> {
  const ends: CommandEnd[] = []
  let now = mind
  const batches = batch(commands)
  for (const [index, together] of batches.entries()) {
    const stillThere = { ...manners, spent: changesTold(ends) }
    const much = tooMuch(batches.slice(index).flat(), stillThere)
    if (much) return conclude([...ends, much], intents, [])
    const end = yield* runOne(together, now, stillThere)
    ends.push(end)
    now = { list: end.list ?? now.list, task: end.task ?? now.task, ...opened(end) }
    if (end.stop) return conclude(ends, intents, batches.slice(index + 1).flat())
  }
  return conclude(ends, intents, [])
}

function opened({ open }: CommandEnd): Pick<Mind, 'open'> {
  return open === undefined ? {} : { open }
}

const changing: readonly Saying['say'][] = ['added', 'completed', 'updated', 'deleted', 'restored', 'undone']

function changesTold(ends: readonly CommandEnd[]): number {
  const counts = ends
    .flatMap(({ says }) => says)
    .map((saying) => {
      if ('outcomes' in saying) return saying.outcomes.length
      return changing.includes(saying.say) ? 1 : 0
    })
  return counts.reduce<number>((sum, count) => sum + count, 0)
}

/** Deletes said one after another are asked about together. */
function batch(commands: readonly Command[]): readonly (readonly Command[])[] {
  const batches: Command[][] = []
  for (const command of commands) {
    const last = batches.at(-1)
    if (last?.[0]?.intent === 'DELETE_TASK' && command.intent === 'DELETE_TASK') last.push(command)
    else batches.push([command])
  }
  return batches
}

function* runOne(together: readonly Command[], mind: Mind, manners: Manners): Plan<CommandEnd> {
  const [command] = together
  switch (command?.intent) {
    case 'CREATE_TASK':
      return yield* create(command)
    case 'LIST_TASKS':
      return yield* list(command)
    case 'GET_TASK':
      return yield* get(command, mind)
    case 'COMPLETE_TASK':
      return yield* complete(command, mind, manners)
    case 'UPDATE_TASK':
      return yield* update(command, mind, manners)
    case 'DELETE_TASK':
      return yield* remove(together as readonly DeleteTask[], mind, manners)
    case 'RESTORE_TASK':
      return yield* restore(command, mind)
    case 'UNDO':
      return yield* undo(command)
    default:
      return talk(command)
  }
}
