/**
 * What is done to a list or label as such. Making and renaming happen at once; putting two lists together, and deleting
 * one, is asked about with how many tasks that is, and done only if the list is still as it was asked about.
 */
import type { DeleteList, MakeList, RenameLabel, RenameList, ShowLists } from '../../domain/command.ts'
import type { AllGrouped, Grouped } from '../../domain/grouped.ts'
import { listKey } from '../../domain/name-key.ts'
import type { ListMark } from '../../domain/pending.ts'
import type { Manners } from '../manners.ts'
import { listNamed, listThere } from '../named-list.ts'
import { asks, type CommandEnd, failure, notAllowed, type Plan, unserved } from '../plan.ts'

export function* showLists({ intent, params: { what } }: ShowLists): Plan<CommandEnd> {
  const outcome = yield { tool: 'show_lists', params: {}, intent }
  if (!outcome.result.success) return failure(outcome)
  return { says: [{ say: 'lists_shown', outcome: outcome.sequence, what }] }
}

export function* makeList(command: MakeList): Plan<CommandEnd> {
  const { list } = command.params
  const meant = yield* listNamed(command, list)
  if ('end' in meant) return meant.end
  if (meant.list && listKey(meant.list.name) === listKey(list)) {
    return { says: [{ say: 'list_exists', name: meant.list.name, near: [] }] }
  }
  const outcome = yield { tool: 'make_list', params: { list }, intent: command.intent }
  return outcome.result.success
    ? { says: [{ say: 'list_made', outcome: outcome.sequence }] }
    : failure(outcome)
}

export function* renameList(command: RenameList): Plan<CommandEnd> {
  const from = yield* listThere(command, command.params.list)
  if ('end' in from) return from.end
  const to = yield* listNamed(command, command.params.name)
  if ('end' in to) return to.end
  const there = to.list && listKey(to.list.name) === listKey(command.params.name) ? to.list : null
  const own = there?.name === from.list.name
  return there && !own ? confirmMerge(command, from.list, there) : yield* renamed(command, from.list)
}

/** `claims`: the question that allows it. */
export function* renamed(command: RenameList, list: Grouped, claims?: string): Plan<CommandEnd> {
  const { name } = command.params
  const outcome = yield {
    tool: 'rename_list',
    params: { list: list.name, name, ...(claims === undefined ? {} : { merge: true }) },
    intent: command.intent,
    ...(claims === undefined ? {} : { claims, expected_version: list.version }),
  }
  return outcome.result.success
    ? { says: [{ say: 'list_renamed', outcome: outcome.sequence }] }
    : failure(outcome)
}

export function confirmMerge(command: RenameList, list: Grouped, into: Grouped, again?: true): CommandEnd {
  const mark = listMark(list)
  const told = { ...command, params: { list: list.name, name: into.name } }
  return asks(
    { say: 'confirm_merge', list: list.name, tasks: mark.tasks, into: into.name, ...(again && { again }) },
    { action_type: 'MERGE_LISTS', tasks: [], commands: [told], list: mark },
  )
}

export function* deleteList(command: DeleteList, manners: Manners): Plan<CommandEnd> {
  if (manners.no_deleting) return notAllowed('tasks:delete')
  const meant = yield* listThere(command, command.params.list)
  if ('end' in meant) return meant.end
  return manners.policy === 'locked' && manners.confirmed
    ? yield* deleted(command, meant.list)
    : confirmDeleting(command, meant.list)
}

export function confirmDeleting(command: DeleteList, list: Grouped, again?: true): CommandEnd {
  const mark = listMark(list)
  const told = { ...command, params: { list: list.name } }
  return asks(
    { say: 'confirm_delete_list', list: list.name, tasks: mark.tasks, ...(again && { again }) },
    { action_type: 'DELETE_LIST', tasks: [], commands: [told], list: mark },
  )
}

export function* deleted({ intent }: DeleteList, list: Grouped, claims?: string): Plan<CommandEnd> {
  const outcome = yield {
    tool: 'delete_list',
    params: { list: list.name },
    intent,
    expected_version: list.version,
    ...(claims === undefined ? {} : { claims }),
  }
  return outcome.result.success
    ? { says: [{ say: 'list_deleted', outcome: outcome.sequence }] }
    : failure(outcome)
}

function listMark({ name, version, pending, completed }: Grouped): ListMark {
  return { name, version, tasks: pending + completed }
}

export function* renameLabel(command: RenameLabel): Plan<CommandEnd> {
  const { label, name } = command.params
  const found = yield { tool: 'show_lists', params: { named: label }, intent: command.intent }
  if (!found.result.success) return failure(found)
  const [only, ...more] = (found.result.data as AllGrouped).labels
  if (!only || more.length > 0) {
    return unserved({
      say: 'no_such_label',
      name: label,
      near: [only, ...more].flatMap((one) => one?.name ?? []),
    })
  }
  const params = { label: only.name, name }
  const outcome = yield { tool: 'rename_label', params, intent: command.intent }
  return outcome.result.success
    ? { says: [{ say: 'label_renamed', outcome: outcome.sequence }] }
    : failure(outcome)
}
