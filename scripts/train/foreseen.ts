/** What would become of a list if a reading were carried out: worked out on paper, without playing it. */
import type { Moment } from '../../src/domain/calendar.ts'
import type { Command, Filter, Reference, TaskChange } from '../../src/domain/command.ts'
import { candidates } from '../../src/domain/match.ts'
import { movedDue } from '../../src/domain/moved-due.ts'
import { renamed } from '../../src/domain/renamed.ts'
import type { Task } from '../../src/domain/task.ts'
import { fieldsOf } from '../../src/domain/task-fields.ts'
import { detailWords, quoted } from '../../src/domain/wording.ts'
import { afterSkipping } from '../../src/repeat/occurrence.ts'
import { answered } from '../../src/report/asked.ts'
import { ZONE } from './rows.ts'
import { isSameName, listed } from './shown.ts'

/** The list, what was in mind, and how the list was before the last change. */
export interface Ground {
  readonly tasks: readonly Task[]
  readonly earlier: readonly Task[] | null
  readonly focus: number | null
  readonly shown: readonly number[]
  readonly now: Moment
}

export interface Foreseen {
  readonly after: readonly Task[]
  /** The tasks it would ask about, if it asks. */
  readonly asks: readonly number[] | null
  /** The tasks it would show, if it shows any or none; and what it would say of them. */
  readonly shows: readonly number[] | null
  readonly says: string
}

export function foreseen(commands: readonly Command[], ground: Ground): Foreseen {
  const start: Foreseen = { after: ground.tasks, asks: null, shows: null, says: '' }
  return commands.reduce((before, command) => carriedOut(command, before, ground), start)
}

function carriedOut(command: Command, before: Foreseen, ground: Ground): Foreseen {
  const { after } = before
  switch (command.intent) {
    case 'CREATE_TASK':
      return { ...before, after: [...after, created(command.params, after.length)] }
    case 'UNDO':
      return ground.earlier
        ? { ...before, after: ground.earlier }
        : showing(before, { numbers: [], says: 'There is nothing to undo.' })
    case 'LIST_TASKS':
      return showing(
        before,
        listed(command.params, ground, (one) => meant(one, command, ground)),
      )
    case 'GET_TASK':
    case 'COMPLETE_TASK':
    case 'UPDATE_TASK':
    case 'DELETE_TASK':
      return done(command, before, ground)
    case 'SHOW_LISTS':
    case 'MAKE_LIST':
      return showing(before, { numbers: [], says: namesTold(command, after) })
    case 'RENAME_LIST':
      return { ...before, after: after.map((task) => moved(task, command.params)) }
    case 'DELETE_LIST':
      return { ...before, after: after.filter(({ list }) => !isSameName(list, command.params.list)) }
    case 'AMBIGUOUS':
      return { ...before, asks: [] }
    default:
      return before
  }
}

function namesTold(
  { params }: Extract<Command, { intent: 'SHOW_LISTS' | 'MAKE_LIST' }>,
  tasks: readonly Task[],
): string {
  if ('list' in params) return `Made the list ${params.list}`
  const names =
    params.what === 'lists' ? tasks.map(({ list }) => list) : tasks.flatMap(({ labels }) => labels)
  const all = [...new Set(names)]
  return `${all.length}: ${all.join(' ')}`
}

function moved(task: Task, { list, name }: { readonly list: string; readonly name: string }): Task {
  return isSameName(task.list, list) ? { ...task, list: name } : task
}

type Acting = Extract<Command, { intent: 'GET_TASK' | 'COMPLETE_TASK' | 'UPDATE_TASK' | 'DELETE_TASK' }>

function done(command: Acting, before: Foreseen, ground: Ground): Foreseen {
  const numbers = meant(command.params.reference, command, ground)
  if (command.intent === 'GET_TASK') return told(command, before, numbers ?? [], ground)
  if (numbers === null) {
    const { reference } = command.params
    const near = reference && 'text' in reference ? fitting(reference, command, ground) : []
    const silent = 'requires_match' in command && near.length === 0
    return silent ? before : { ...before, asks: near.map(({ number }) => number) }
  }
  const after = before.after.flatMap((task) =>
    numbers.includes(task.number) ? changed(task, command, ground.now) : [task],
  )
  return { ...before, after }
}

function changed(task: Task, command: Acting, now: Moment): readonly Task[] {
  if (command.intent === 'DELETE_TASK') return []
  if (command.intent === 'COMPLETE_TASK') return [{ ...task, ...state(command.params.completed) }]
  if (command.intent !== 'UPDATE_TASK') return [task]
  const { params } = command
  if (params.occurrence === 'skip') return [{ ...task, ...afterSkipping(task, now).occurrence }]
  const { description = task.description, priority = task.priority } = params
  return [
    {
      ...task,
      title: renamed(params.title ?? task.title, params),
      description,
      priority,
      ...movedDue(task, params),
      ...sorted(task, params),
    },
  ]
}

/** Its list, its labels and how it repeats. */
function sorted(task: Task, change: TaskChange): Pick<Task, 'list' | 'labels' | 'recurrence'> {
  const { list = task.list, recurrence = task.recurrence, add_labels = [], remove_labels = [] } = change
  const kept = remove_labels === 'all' ? [] : task.labels.filter((label) => !remove_labels.includes(label))
  return { list, recurrence, labels: [...new Set([...kept, ...add_labels])] }
}

function state(completed: boolean): Pick<Task, 'completed' | 'status'> {
  return { completed, status: completed ? 'completed' : 'pending' }
}

function told(
  { params }: Extract<Command, { intent: 'GET_TASK' }>,
  before: Foreseen,
  numbers: readonly number[],
  { tasks, now }: Ground,
): Foreseen {
  const found = tasks.filter(({ number }) => numbers.includes(number))
  const words = found.map((task) =>
    params.asks ? answered(params.asks, task, now) : `${quoted(task.title)}${detailWords(task, now)}`,
  )
  return showing(before, { numbers, says: words.join(' ') || 'nothing' })
}

function showing(
  before: Foreseen,
  { numbers, says }: { readonly numbers: readonly number[]; readonly says: string },
): Foreseen {
  return { ...before, shows: [...(before.shows ?? []), ...numbers], says: `${before.says} ${says}` }
}

/** Behind all that are there. */
function created(params: Extract<Command, { intent: 'CREATE_TASK' }>['params'], count: number): Task {
  const { title = '', description = null, priority = null, due_date = null } = params
  const { list = null, labels = [], recurrence = null } = params
  const sorted = { list, labels: [...labels], recurrence }
  return taskOf({
    id: `new ${count}`,
    number: 1000 + count,
    title,
    description,
    priority,
    due_date,
    ...sorted,
  })
}

/** A task as it is when it is added. */
export function taskOf(
  given: Pick<Task, 'id' | 'number' | 'title'> & Partial<Task>,
  completed = false,
): Task {
  const times = { created_at: '', updated_at: '', completed_at: null, version: 1 }
  const fields = fieldsOf({ timezone: ZONE, ...given })
  return { ...times, ...fields, ...state(completed), id: given.id, number: given.number }
}

/** The tasks a reference means; null: it cannot be told which. */
export function meant(
  reference: Reference | undefined,
  command: Command,
  ground: Ground,
): readonly number[] | null {
  const focus = ground.focus === null ? null : [ground.focus]
  if (!reference) return focus
  if ('number' in reference) return [reference.number]
  if ('pronoun' in reference) return byPronoun(reference.pronoun, ground)
  if ('position' in reference) return numberAt(reference.position, ground)
  if ('all' in reference) {
    const filter = usefulFilter(command, reference.filter)
    return listed(filter, ground, (one) => meant(one, command, ground)).numbers
  }
  const found = fitting(reference, command, ground)
  return found.length === 1 ? found.map(({ number }) => number) : null
}

function byPronoun(pronoun: 'it' | 'them' | 'other', ground: Ground): readonly number[] | null {
  const { focus, shown, tasks } = ground
  if (pronoun === 'them') return shown
  if (pronoun === 'it') return focus === null ? null : [focus]
  const others = (numbers: readonly number[]) => numbers.filter((number) => number !== focus)
  const open = tasks.filter(({ completed }) => !completed).map(({ number }) => number)
  const left = others(shown).length === 1 ? others(shown) : focus === null ? [] : others(open)
  return left.length === 1 ? left : null
}

function fitting(
  { text, among }: Extract<Reference, { text: string }>,
  command: Command,
  { tasks }: Ground,
): readonly Task[] {
  if (among) return tasks.filter(({ number }) => among.includes(number))
  const found = candidates(text, tasks)
  const useless = command.intent === 'COMPLETE_TASK' ? command.params.completed : null
  const useful = found.filter(({ completed }) => completed !== useless)
  return useful.length > 0 ? useful : found
}

function usefulFilter(command: Command, filter: Filter): Filter {
  if (filter.status !== undefined) return filter
  const reopens = command.intent === 'COMPLETE_TASK' && !command.params.completed
  const all = command.intent === 'DELETE_TASK' || command.intent === 'GET_TASK'
  return { ...filter, status: all ? 'all' : reopens ? 'completed' : 'pending' }
}

/** Counted in what was shown last, or else in all that is open; from the end if negative. */
function numberAt(position: number, ground: Ground): readonly number[] | null {
  const { shown } = ground
  const list = shown.length > 0 ? shown : listed({ status: 'pending' }, ground, () => null).numbers
  const number = list.at(position > 0 ? position - 1 : position)
  return number === undefined ? null : [number]
}
