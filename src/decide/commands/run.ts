/**
 * Commands in the order they were said, each seeing what the one before it left in mind.
 * One that needs an answer is held back, and asked about when the others are done; one that fails ends the plan.
 * The reply names what was not run.
 */
import type { Command, CreateTask, DeleteTask, Intent, Reference } from '../../domain/command.ts'
import type { Decision } from '../../domain/decision.ts'
import type { Saying } from '../../domain/saying.ts'
import type { Manners } from '../manners.ts'
import type { CommandEnd, Mind, Plan } from '../plan.ts'
import { complete } from './complete.ts'
import { conclude } from './conclude.ts'
import { createAll } from './create.ts'
import { get } from './get.ts'
import { tooMuch } from './limits.ts'
import { list } from './list.ts'
import { remove } from './remove.ts'
import { restore } from './restore.ts'
import { undo } from './take-back.ts'
import { talk } from './talk.ts'
import { update } from './update.ts'
import { deleteList, makeList, renameLabel, renameList, showLists } from './whole-lists.ts'

export function* runCommands(
  commands: readonly Command[],
  mind: Mind,
  manners: Manners,
  intents: readonly Intent[] = commands.map(({ intent }) => intent),
): Plan<Decision> {
  const course: Course = { ends: [], waiting: [], left: [], mind, dangling: false }
  const batches = batch(commands)
  for (const [index, together] of batches.entries()) {
    const rest = batches.slice(index).flat()
    const spending = { ...manners, spent: changesTold(course.ends) }
    const much = tooMuch(rest, spending)
    if (much) {
      keep(course, much, rest)
      break
    }
    if (course.dangling && together.some(pointsAtTheLast)) {
      course.left.push(...together)
      continue
    }
    const end = yield* runOne(together, course.mind, spending)
    keep(course, end, together)
    if (endsThePlan(end)) {
      course.left.push(...batches.slice(index + 1).flat())
      break
    }
  }
  return concluded(course, commands, intents)
}

/** How far the commands of a message have come. */
interface Course {
  readonly ends: CommandEnd[]
  /** Those that need an answer first. */
  readonly waiting: { readonly end: CommandEnd; readonly commands: readonly Command[] }[]
  readonly left: Command[]
  mind: Mind
  /** The latest command did nothing, so "it" would be another task than was meant. */
  dangling: boolean
}

function keep(course: Course, end: CommandEnd, commands: readonly Command[]): void {
  const { list, task } = course.mind
  if (end.stop?.question) {
    course.waiting.push({ end, commands })
    course.mind = { list, task }
    course.dangling = true
    return
  }
  course.ends.push(end)
  if (end.left) course.left.push(...end.left)
  course.mind = { list: end.list ?? list, task: end.task ?? task, ...opened(end) }
  if (end.stop) course.dangling = true
  else if (end.task || end.list) course.dangling = false
}

/** A change that fails, or would be too much, is followed by no other. */
function endsThePlan({ stop, says }: CommandEnd): boolean {
  return stop?.state === 'error' || says.some(({ say }) => say === 'too_many')
}

/** "…, and mark it done", "…, then undo": of no meaning where what goes before was not done. */
function pointsAtTheLast(command: Command): boolean {
  const { intent, params } = command
  if (intent === 'UNDO') return true
  const reference = 'reference' in params ? params.reference : undefined
  if (intent === 'RESTORE_TASK' && !reference) return true
  const filter = reference && 'all' in reference ? reference.filter : intent === 'LIST_TASKS' ? params : {}
  const named: readonly Reference[] = [...(reference ? [reference] : []), ...(filter.except ?? [])]
  return named.some((one) => 'pronoun' in one)
}

/** The first that needs an answer is asked about, at the end; what has to wait longer is named. */
function concluded(course: Course, commands: readonly Command[], intents: readonly Intent[]): Decision {
  const { ends, waiting, left } = course
  const failed = ends.at(-1)?.stop?.state === 'error'
  const [first] = failed ? [] : waiting
  const later = waiting.filter((one) => one !== first).flatMap((one) => one.commands)
  const undone = new Set([...left, ...(first?.end.left ?? []), ...later])
  const then = failed ? undefined : (first?.end ?? ends.findLast((end) => end.then)?.then)
  return conclude(
    then ? [...ends, then] : ends,
    intents,
    commands.filter((command) => undone.has(command)),
  )
}

function opened({ open }: CommandEnd): Pick<Mind, 'open'> {
  return open === undefined ? {} : { open }
}

const changing: readonly Saying['say'][] = [
  'added',
  'completed',
  'updated',
  'deleted',
  'restored',
  'undone',
  'list_made',
  'list_renamed',
  'list_deleted',
  'label_renamed',
]

function changesTold(ends: readonly CommandEnd[]): number {
  const counts = ends
    .flatMap(({ says }) => says)
    .map((saying) => {
      if ('outcomes' in saying) return saying.outcomes.length
      return changing.includes(saying.say) ? 1 : 0
    })
  return counts.reduce<number>((sum, count) => sum + count, 0)
}

/** Deletes said one after another are asked about together; so is what goes on a list that may not be there. */
function batch(commands: readonly Command[]): readonly (readonly Command[])[] {
  const batches: Command[][] = []
  for (const command of commands) {
    const last = batches.at(-1)
    if (last?.[0] && goTogether(last[0], command)) last.push(command)
    else batches.push([command])
  }
  return batches
}

function goTogether(one: Command, other: Command): boolean {
  if (one.intent === 'DELETE_TASK') return other.intent === 'DELETE_TASK'
  if (one.intent !== 'CREATE_TASK' || other.intent !== 'CREATE_TASK') return false
  const { list } = one.params
  return list !== undefined && list === other.params.list && !one.makes_list && !other.makes_list
}

function* runOne(together: readonly Command[], mind: Mind, manners: Manners): Plan<CommandEnd> {
  const [command] = together
  switch (command?.intent) {
    case 'CREATE_TASK':
      return yield* createAll(together as readonly CreateTask[], manners)
    case 'LIST_TASKS':
      return yield* list(command, mind, manners)
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
      return (yield* aboutLists(command, manners)) ?? talk(command)
  }
}

function* aboutLists(command: Command | undefined, manners: Manners): Plan<CommandEnd | null> {
  switch (command?.intent) {
    case 'SHOW_LISTS':
      return yield* showLists(command)
    case 'MAKE_LIST':
      return yield* makeList(command)
    case 'RENAME_LIST':
      return yield* renameList(command)
    case 'DELETE_LIST':
      return yield* deleteList(command, manners)
    case 'RENAME_LABEL':
      return yield* renameLabel(command)
    default:
      return null
  }
}
