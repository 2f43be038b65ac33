/** Would these commands bring about what a row wants? Judged by the words alone, without playing it. */
import { dateOf, timeOf } from '../../src/domain/calendar.ts'
import type { Command, Reference } from '../../src/domain/command.ts'
import { candidates } from '../../src/domain/match.ts'
import { fairDays } from './days.ts'
import type { Scene } from './gold/scene.ts'
import { isCalled, plain, wordsIn } from './plain.ts'
import { changedIn, type SaidTask, type Want } from './rows.ts'
import { showsWanted } from './shown.ts'

/** What is read: orders, choices among those on offer, or another task than the one just taken. */
export interface Said {
  readonly commands: readonly Command[]
  readonly picks: readonly Reference[]
  readonly meant: readonly Reference[]
  readonly says: 'yes' | 'no' | null
}

/** `loosely`: a new task may be called a little otherwise; that is no reason to ask. */
export function isRight(said: Said, { row, tasks, mood, here }: Scene, loosely = false): boolean {
  const ground = { tasks, focus: mood.focus, shown: mood.shown, here, loosely }
  const real = said.commands.filter(({ intent }) => intent !== 'GENERAL_CHAT' && intent !== 'UNKNOWN')
  return row.want.some((want) => {
    if (said.says !== null) return answersFit(said.says, want, mood.asked)
    if (said.picks.length > 0) return mood.asked !== null && pointsFit(said.picks, want, ground)
    if (said.meant.length > 0) return pointsFit(said.meant, want, ground)
    return fits(real, want, ground)
  })
}

/** A yes cannot be learned; a no leaves everything as it is. */
function answersFit(says: 'yes' | 'no', { nothing, talk }: Want, asked: string | null): boolean {
  return says === 'no' && asked !== null && (nothing === true || talk === true)
}

function pointsFit(references: readonly Reference[], want: Want, ground: Ground): boolean {
  const { done = [], gone = [], open = [], shows = [] } = want
  const acted = [...done, ...gone, ...changedIn(want), ...shows]
  const wanted = acted.length > 0 ? acted : open
  const numbers = references.map((reference) => numbersOf(reference, ground))
  if (numbers.includes(null)) return false
  const pointed = new Set(numbers.flatMap((some) => some ?? []))
  return pointed.size > 0 && [...pointed].every((number) => wanted.includes(number))
}

interface Ground {
  readonly tasks: Scene['tasks']
  readonly focus: number | null
  readonly shown: readonly number[]
  readonly here: string
  readonly loosely: boolean
}

type Of<Intent extends Command['intent']> = Extract<Command, { intent: Intent }>

function only<Intent extends Command['intent']>(commands: readonly Command[], intent: Intent) {
  return commands.filter((command): command is Of<Intent> => command.intent === intent)
}

function fits(commands: readonly Command[], want: Want, ground: Ground): boolean {
  const intents = new Set(commands.map(({ intent }) => intent))
  if (intents.has('AMBIGUOUS')) return false
  if (want.asks !== undefined && Object.keys(want).length === 1)
    return commands.some((command) => leavesOpen(command, ground))
  if (intents.has('UNDO') || takesBack(want)) return undoFits(intents, want)
  const asks = intents.has('LIST_TASKS') || intents.has('GET_TASK')
  if (asks !== (want.shows !== undefined || (want.says !== undefined && !want.talk))) return false
  return tasksFit(commands, want, ground) && looksFit(commands, want, ground)
}

/** A task that is asked about has to be one of those to be shown. */
function looksFit(commands: readonly Command[], want: Want, ground: Ground): boolean {
  const { shows } = want
  if (!shows) return true
  const looks = only(commands, 'GET_TASK').map(({ params }) => numbersOf(params.reference, ground))
  const seen = looks.flatMap((numbers) => numbers ?? [])
  if (!seen.every((number) => shows.includes(number))) return false
  const [list, ...more] = only(commands, 'LIST_TASKS')
  if (!list) return shows.every((number) => seen.includes(number))
  return more.length > 0 || showsWanted(list.params, want, ground.tasks, ground.here)
}

/** It has to be asked which task is meant. */
function leavesOpen({ params }: Command, { tasks }: Ground): boolean {
  const reference = 'reference' in params ? params.reference : undefined
  if (reference === undefined || !('text' in reference)) return false
  return reference.among !== undefined || candidates(reference.text, tasks).length !== 1
}

const takesBack = ({ removed, back }: Want) => removed !== undefined || back !== undefined

/** A task that is open again may have been ticked off just before: then an undo is right as well. */
function undoFits(intents: ReadonlySet<Command['intent']>, want: Want): boolean {
  const undoes = intents.has('UNDO') || intents.has('RESTORE_TASK')
  const changed = want.open !== undefined || want.change !== undefined
  return undoes === takesBack(want) || (changed && intents.has('UNDO') && intents.size === 1)
}

function tasksFit(commands: readonly Command[], want: Want, ground: Ground): boolean {
  const ticks = only(commands, 'COMPLETE_TASK')
  const done = ticks.filter(({ params }) => params.completed)
  const open = ticks.filter(({ params }) => !params.completed)
  return (
    sameTitles(only(commands, 'CREATE_TASK'), want.add ?? [], ground) &&
    sameTasks(done, want.done, ground) &&
    sameTasks(open, want.open, ground) &&
    sameTasks(only(commands, 'DELETE_TASK'), want.gone, ground) &&
    sameChanges(only(commands, 'UPDATE_TASK'), want, ground)
  )
}

function sameTitles(
  said: readonly Of<'CREATE_TASK'>[],
  wanted: readonly SaidTask[],
  { here, loosely }: Ground,
): boolean {
  if (said.length !== wanted.length) return false
  return wanted.every((want) =>
    said.some(
      ({ params }) =>
        (loosely ? isLike(want, params.title ?? '') : isCalled(want, params.title ?? '')) &&
        dueFits({ due: null, ...want }, params.due_date, here) &&
        (params.priority ?? null) === (want.priority ?? null) &&
        (loosely || sameNote(params.description, want.note)),
    ),
  )
}

function sameNote(said: string | undefined, wanted: string | null | undefined): boolean {
  return plain(said ?? '') === plain(wanted ?? '')
}

/** Half of its words, or more, are those of a fair title. */
function isLike({ title, any = [] }: SaidTask, said: string): boolean {
  const words = wordsIn(said)
  return [title, ...any].some((fair) => {
    const wanted = wordsIn(fair)
    const common = words.filter((word) => wanted.includes(word)).length
    return common * 2 >= Math.max(words.length, wanted.length)
  })
}

function dueFits(
  { due, time }: Partial<SaidTask>,
  due_date: string | null | undefined,
  here: string,
): boolean {
  const days = due === undefined ? ['any'] : fairDays(due, here)
  const day = due_date ? dateOf(due_date) : null
  if (!days.includes('any') && !days.includes(day) && !(days.includes('set') && day)) return false
  return time === undefined || [time].flat().includes(due_date ? timeOf(due_date) : null)
}

/** null: it cannot be told which. */
function numbersOf(reference: Reference | undefined, ground: Ground): readonly number[] | null {
  const { tasks, shown } = ground
  const focus = ground.focus === null ? null : [ground.focus]
  if (!reference) return focus
  if ('number' in reference) return [reference.number]
  if ('pronoun' in reference) return reference.pronoun === 'them' ? shown : focus
  if ('position' in reference) return numberAt(reference.position, ground)
  // a filter may be right: nobody knows without the list
  if ('all' in reference) return []
  if (reference.among) return null
  const fitting = candidates(reference.text, tasks)
  return fitting.length === 1 ? fitting.map(({ number }) => number) : null
}

/** Counted in what was shown last, or else in all that is open; from the end if negative. */
function numberAt(position: number, { tasks, shown }: Ground): readonly number[] | null {
  const open = tasks.filter(({ completed }) => !completed).map(({ number }) => number)
  const list = shown.length > 0 ? shown : open
  const number = list.at(position > 0 ? position - 1 : position)
  return number === undefined ? null : [number]
}

function sameTasks(
  commands: readonly { readonly params: { readonly reference?: Reference | undefined } }[],
  wanted: readonly number[] | undefined,
  ground: Ground,
): boolean {
  const references = commands.map(({ params }) => params.reference)
  const named = references.map((reference) => numbersOf(reference, ground))
  if (named.includes(null)) return false
  if (references.some((reference) => reference && 'all' in reference)) return wanted !== undefined
  const numbers = new Set(named.flatMap((some) => some ?? []))
  return numbers.size === (wanted?.length ?? 0) && (wanted ?? []).every((number) => numbers.has(number))
}

/** What is changed is judged by the first change that is wanted: several are as a rule the same. */
function sameChanges(updates: readonly Of<'UPDATE_TASK'>[], want: Want, ground: Ground): boolean {
  const numbers = changedIn(want)
  if (!sameTasks(updates, numbers.length === 0 ? undefined : numbers, ground)) return false
  const wanted = Object.values(want.change ?? {})
  const [first] = wanted
  return updates.every(
    ({ params }) =>
      first !== undefined && fieldsFit(params, first) && isMovedRight(params, wanted, ground.here),
  )
}

type Update = Of<'UPDATE_TASK'>['params']

function fieldsFit({ title, priority, description }: Update, want: Partial<SaidTask>): boolean {
  const titleFits = want.title === undefined ? title === undefined : isCalled(want, title ?? '')
  const levelFits = want.priority === undefined || want.priority === priority
  return (
    titleFits &&
    levelFits &&
    (want.note === undefined ? description === undefined : sameNote(description, want.note))
  )
}

function isMovedRight(
  { due_date, shift, keeps_day }: Update,
  wanted: readonly Partial<SaidTask>[],
  here: string,
): boolean {
  if (wanted[0]?.due === undefined || shift) return true
  if (due_date === undefined) return false
  if (due_date === null || keeps_day) return true
  return wanted.some(({ due }) => dueFits({ due: due ?? 'any' }, due_date, here))
}
