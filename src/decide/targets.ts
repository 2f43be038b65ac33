/**
 * Read first: which tasks a command is about. Every task that comes out of here was read in this turn.
 * One clear match is taken; several are asked about; none is said, and the nearest offered.
 */
import type { Command, Filter, GetTask, Reference } from '../domain/command.ts'
import { candidates, titled } from '../domain/match.ts'
import type { TaskMark } from '../domain/pending.ts'
import type { Task } from '../domain/task.ts'
import { limits } from '../domain/words.ts'
import { goingOn } from './going-on.ts'
import { inSteps, mayBeMore, type Several } from './in-steps.ts'
import { filterNamed } from './named-list.ts'
import { markOf, pageOf, taskOf } from './outcome-data.ts'
import { asks, type CommandEnd, failure, type Mind, type Plan, unserved } from './plan.ts'
import { askWhich, notFound, notOnList, OFFERED, read, type TaskCommand, whichNamed } from './unclear.ts'

/** `open` is the outcome that listed all open tasks, where that was how they were found. */
export type Targets = (Several & { readonly open?: number }) | { readonly end: CommandEnd }

type Worded = Extract<Reference, { readonly text: string }>
type All = Extract<Reference, { readonly all: true }>

/** Enough to see every task that fits a phrase equally well; more than that has to be narrowed anyway. */
const SEARCHED = 25

export function* targets(command: TaskCommand, mind: Mind): Plan<Targets> {
  const { reference } = command.params
  if (reference === undefined) return yield* askWhich(command)
  if ('number' in reference) return yield* byNumber(command, reference.number)
  if ('position' in reference) return yield* byPosition(command, reference.position, mind)
  if ('text' in reference) return yield* byText(command, reference)
  if ('all' in reference) return yield* byFilter(command, reference, mind)
  if (reference.pronoun === 'other') return yield* byExclusion(command, mind)
  return yield* byPronoun(command, reference.pronoun, mind)
}

function* byNumber(command: TaskCommand, number: number): Plan<Targets> {
  const outcome = yield read(command, 'get_task', { task_id: String(number) })
  const task = taskOf(outcome)
  if (task) return { tasks: [task] }
  if (outcome.result.error_code !== 'TASK_NOT_FOUND') return { end: failure(outcome) }
  return yield* notFound(command, `task ${number}`)
}

function* byPosition(command: TaskCommand, position: number, mind: Mind): Plan<Targets> {
  if (!mind.list) return yield* byDefaultOrder(command, position)
  const mark = mind.list.at(position > 0 ? position - 1 : position)
  if (!mark) return yield* notFound(command, position > 0 ? `number ${position} in that list` : 'such a task')
  return yield* stillThere(command, mark)
}

/** Where no list was shown, positions count in the default list of pending tasks. */
function* byDefaultOrder(command: TaskCommand, position: number): Plan<Targets> {
  const outcome = yield read(command, 'list_tasks', { status: 'pending', limit: limits.page })
  const page = pageOf(outcome)
  if (!page) return { end: failure(outcome) }
  const task = page.tasks.at(position > 0 ? position - 1 : position)
  if (task) return { tasks: [task], open: outcome.sequence }
  return yield* notFound(command, `number ${Math.abs(position)} in your list`)
}

/** As it was shown: a task that is gone or was renamed since is asked about, not guessed. */
function* stillThere(command: TaskCommand, mark: TaskMark): Plan<Targets> {
  const outcome = yield read(command, 'get_task', { task_id: mark.id })
  const task = taskOf(outcome)
  if (!task) {
    if (outcome.result.error_code !== 'TASK_NOT_FOUND') return { end: failure(outcome) }
    return yield* notFound(command, `“${mark.title}” any more`)
  }
  if (task.title === mark.title) return { tasks: [task] }
  const tasks = [markOf(task)]
  return {
    end: asks(
      { say: 'changed_since', tasks, command },
      { action_type: 'CHOOSE_TASK', tasks, commands: [command] },
    ),
  }
}

function* byText(command: TaskCommand, { text, among }: Worded): Plan<Targets> {
  if (among && among.length > 0) return yield* amongThese(command, text, among)
  const outcome = yield read(command, 'list_tasks', { query: text, limit: SEARCHED })
  const page = pageOf(outcome)
  if (!page) return { end: failure(outcome) }
  const fitting = mostUseful(command, candidates(text, page.tasks))
  const [only, ...more] = fitting
  if (only && (more.length === 0 || asksIfThere(command))) return { tasks: fitting }
  if (only) return { end: whichNamed(command, fitting) }
  const near = titled(text, page.tasks)
  if (command.intent === 'GET_TASK') return { end: notOnList(`“${text}”`, near, asksOf(command)) }
  return yield* notFound(command, `“${text}”`, near)
}

/** Words that fit these equally well: read as they are now, and asked about. */
function* amongThese(command: TaskCommand, text: string, among: readonly number[]): Plan<Targets> {
  const tasks: Task[] = []
  for (const number of [...new Set(among)].slice(0, SEARCHED)) {
    const outcome = yield read(command, 'get_task', { task_id: String(number) })
    const task = taskOf(outcome)
    if (task) tasks.push(task)
    else if (outcome.result.error_code !== 'TASK_NOT_FOUND') return { end: failure(outcome) }
  }
  if (tasks.length === 0) return yield* byText(command, { text })
  const useful = mostUseful(command, tasks)
  return useful.length === 1 || asksIfThere(command)
    ? { tasks: useful }
    : { end: whichNamed(command, useful) }
}

function asksIfThere(command: TaskCommand): boolean {
  return command.intent === 'GET_TASK' && command.params.asks === 'exists'
}

function asksOf({ params: { asks: asked } }: GetTask): Pick<GetTask['params'], 'asks'> {
  return asked === undefined ? {} : { asks: asked }
}

/** Does any task fit these words? Where that cannot be read, one might. */
export function* isOnTheList(command: Command, text: string): Plan<boolean> {
  const page = pageOf(yield read(command, 'list_tasks', { query: text, limit: SEARCHED }))
  return !page || candidates(text, page.tasks).length > 0
}

/** "Done milk" means the milk that is not done yet, if there is one; so does "when is the milk due?". */
function mostUseful(command: TaskCommand, fitting: readonly Task[]): readonly Task[] {
  const completed = uselessState(command)
  const wanted = fitting.filter((task) => task.completed !== completed)
  return goingOn(wanted.length > 0 ? wanted : fitting)
}

function uselessState(command: TaskCommand): boolean | null {
  if (command.intent === 'COMPLETE_TASK') return command.params.completed
  if (command.intent !== 'GET_TASK') return null
  return command.params.asks === 'when' || command.params.asks === 'how_long' ? true : null
}

function* byPronoun(command: TaskCommand, pronoun: 'it' | 'them', mind: Mind): Plan<Targets> {
  if (pronoun === 'it') return mind.task ? yield* stillThere(command, mind.task) : yield* askWhich(command)
  if (!mind.list || mind.list.length === 0) return yield* askWhich(command)
  if (mind.list.length > limits.plan) return { end: unserved({ say: 'too_many', count: mind.list.length }) }
  const tasks: Task[] = []
  for (const mark of mind.list) {
    const found = yield* stillThere(command, mark)
    if ('end' in found) return found
    tasks.push(...found.tasks)
  }
  return { tasks }
}

/** "The other one": of two that were shown, or else of the only two that are open. */
function* byExclusion(command: TaskCommand, { list, task }: Mind): Plan<Targets> {
  const left = list?.filter(({ id }) => id !== task?.id) ?? []
  const [shown] = left
  if (shown && left.length === 1) return yield* stillThere(command, shown)
  if (!task) return yield* askWhich(command)
  const outcome = yield read(command, 'list_tasks', { status: 'pending', limit: OFFERED })
  const page = pageOf(outcome)
  if (!page) return { end: failure(outcome) }
  const others = page.tasks.filter(({ id }) => id !== task.id)
  const [only, ...more] = others
  if (only && more.length === 0) return { tasks: [only] }
  return only ? { end: whichNamed(command, others, page.total) } : yield* askWhich(command)
}

function* byFilter(command: TaskCommand, { filter }: All, mind: Mind): Plan<Targets> {
  const { except, ...said } = filter
  const place = yield* filterNamed(command, said)
  if ('end' in place) return place
  const { filter: asked } = place
  const without = yield* leftOut(command, except, mind)
  if ('end' in without) return without
  if (without.missing.length > 0) {
    return { end: unserved({ say: 'no_exception', wanted: without.missing, stops: true }) }
  }
  const useful = { ...usefulFilter(command, asked), ...without.params }
  const outcome = yield read(command, 'list_tasks', { ...useful, limit: limits.plan })
  const page = pageOf(outcome)
  if (!page) return { end: failure(outcome) }
  if (mayBeMore(page, filter)) return yield* inSteps(command, useful, page.total)
  const tasks = filter.query === undefined ? page.tasks : candidates(filter.query, page.tasks)
  if (tasks.length === 0) return { end: unserved({ say: 'nothing_matches' }) }
  const allOpen = useful.status === 'pending' && Object.keys(useful).length === 1
  return { tasks, ...(allOpen ? { open: outcome.sequence } : {}) }
}

/** "Complete all" and "move everything" mean all that are not done yet. */
function usefulFilter(command: TaskCommand, filter: Filter): Filter {
  if (filter.status !== undefined) return filter
  if (command.intent === 'UPDATE_TASK') return { ...filter, status: 'pending' }
  if (command.intent !== 'COMPLETE_TASK') return filter
  return { ...filter, status: command.params.completed ? 'pending' : 'completed' }
}

/** What to leave out, as a parameter of the list; `missing` was named, but is not there. */
type LeftOut =
  | { readonly params: { readonly except?: string }; readonly missing: readonly string[] }
  | { readonly end: CommandEnd }

/** Words that fit several leave all of them out: what is left alone by mistake takes no harm. */
export function* leftOut(command: Command, except: readonly Reference[] = [], mind: Mind): Plan<LeftOut> {
  const numbers = new Set<number>()
  const missing: string[] = []
  for (const reference of except) {
    const meant = yield* meantBy(command, reference, mind)
    if ('end' in meant) return meant
    if (meant.length === 0 && !('all' in reference)) missing.push(inWords(reference))
    for (const number of meant) numbers.add(number)
  }
  if (numbers.size > limits.plan) return { end: unserved({ say: 'too_many', count: numbers.size }) }
  return { params: numbers.size > 0 ? { except: [...numbers].join(',') } : {}, missing }
}

type Meant = readonly number[] | { readonly end: CommandEnd }

function* meantBy(command: Command, reference: Reference, mind: Mind): Plan<Meant> {
  if ('text' in reference) return reference.among ?? (yield* named(command, reference.text))
  const shown = shownBefore(reference, mind)
  if (shown) return shown.map(({ number }) => number)
  const found = yield* targets({ intent: 'GET_TASK', params: { reference }, spans: {} }, mind)
  if ('tasks' in found) return found.tasks.map(({ number }) => number)
  const none = found.end.says.some(({ say }) => say === 'not_found' || say === 'nothing_matches')
  return none ? [] : found
}

/** What was shown is known by its number, however it was renamed since. */
function shownBefore(reference: Reference, mind: Mind): readonly TaskMark[] | null {
  if ('pronoun' in reference) return pointedAt(reference.pronoun, mind)
  if (!('position' in reference && mind.list)) return null
  const { position } = reference
  return mind.list.slice(position > 0 ? position - 1 : position).slice(0, 1)
}

function pointedAt(pronoun: 'it' | 'them' | 'other', { list, task }: Mind): readonly TaskMark[] {
  const shown = list ?? []
  if (pronoun === 'them') return shown
  return pronoun === 'other' ? shown.filter(({ id }) => id !== task?.id) : task ? [task] : []
}

function* named(command: Command, text: string): Plan<Meant> {
  const outcome = yield read(command, 'list_tasks', { query: text, limit: limits.page })
  const page = pageOf(outcome)
  if (!page) return { end: failure(outcome) }
  const fitting = candidates(text, page.tasks)
  const isCut = page.next_cursor !== null && fitting.length === page.tasks.length
  return isCut
    ? { end: unserved({ say: 'too_many', count: page.total }) }
    : fitting.map(({ number }) => number)
}

function inWords(reference: Reference): string {
  if ('text' in reference) return `“${reference.text}”`
  return 'number' in reference ? `task ${reference.number}` : 'that one'
}
