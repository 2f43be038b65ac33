/**
 * Which list a name means: the one of that name whatever its spelling, else the only one that comes near it. Read in
 * this turn, like every task that is changed. A list that is not there is made if the sentence clearly meant one.
 */
import type { Command, CreateTask, Filter, UpdateTask } from '../domain/command.ts'
import type { AllGrouped, Grouped } from '../domain/grouped.ts'
import { listKey } from '../domain/name-key.ts'
import { asks, type CommandEnd, failure, type Plan, unserved } from './plan.ts'

/** `list` null: there is none of that name; `near` are those it comes closest to, or a few of all. */
type Meant =
  | { readonly list: Grouped | null; readonly near: readonly string[] }
  | { readonly end: CommandEnd }

const NAMED = 8

export function* listNamed(command: Command, name: string): Plan<Meant> {
  const outcome = yield { tool: 'show_lists', params: { named: name }, intent: command.intent }
  if (!outcome.result.success) return { end: failure(outcome) }
  const { lists } = outcome.result.data as AllGrouped
  const [only, ...more] = lists
  if (only && more.length === 0) return { list: only, near: [] }
  return { list: null, near: lists.slice(0, NAMED).map((list) => list.name) }
}

/** Whatever is done with a list that has to be there. */
export function* listThere(
  command: Command,
  name: string,
): Plan<{ readonly list: Grouped } | { readonly end: CommandEnd }> {
  const meant = yield* listNamed(command, name)
  if ('end' in meant) return meant
  return meant.list ? { list: meant.list } : { end: noSuchList(name, meant.near) }
}

function noSuchList(name: string, near: readonly string[]): CommandEnd {
  return unserved({ say: 'no_such_list', name, near })
}

type Filing = CreateTask | UpdateTask
type Filed<C extends Filing> = { readonly command: C; readonly made: boolean } | { readonly end: CommandEnd }

/** A task that goes on a list: with the list as it is called. What goes nowhere else is left alone. */
export function* filed<C extends Filing>(
  command: C,
  together: readonly Filing[] = [command],
): Plan<Filed<C>> {
  const { list: name } = command.params
  if (typeof name !== 'string') return { command, made: false }
  const meant = yield* listNamed(command, name)
  if ('end' in meant) return meant
  const sameName = meant.list !== null && listKey(meant.list.name) === listKey(name)
  if (meant.list && (sameName || !command.makes_list || isSlip(meant.list.name, name))) {
    return { command: { ...command, params: { ...command.params, list: meant.list.name } }, made: false }
  }
  return command.makes_list ? { command, made: true } : { end: offerList(name, together) }
}

/** "shoping" is "shopping"; "party" may be another list than "birthday party". */
function isSlip(known: string, said: string): boolean {
  const words = (name: string) => listKey(name).split(' ').length
  return words(known) === words(said)
}

function offerList(name: string, commands: readonly Filing[]): CommandEnd {
  const made = commands.map((command) => ({ ...command, makes_list: true as const }))
  return asks(
    { say: 'offer_list', list: name, tasks: 0 },
    { action_type: 'MAKE_LIST', tasks: [], commands: made },
  )
}

/** A filter with the list as it is called. */
export function* filterNamed<F extends Pick<Filter, 'list'>>(
  command: Command,
  filter: F,
): Plan<{ readonly filter: F } | { readonly end: CommandEnd }> {
  if (typeof filter.list !== 'string') return { filter }
  const meant = yield* listThere(command, filter.list)
  return 'end' in meant ? meant : { filter: { ...filter, list: meant.list.name } }
}
