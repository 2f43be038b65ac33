/**
 * What is said of a task that comes back, besides how often: to skip one, to let it rest and come again, to stop it, to
 * end it some day, when it is next, and how often it was done. Only where such a task is meant: "skip the queue" and
 * "pause the music" are left to others.
 */
import type { Command, Interpretation } from '../../domain/command.ts'
import type { KnownTask } from '../../domain/known-task.ts'
import type { TaskChange } from '../../domain/task-change.ts'
import type { RulesContext } from '../by-rules.ts'
import { repeating as words } from '../english/repeating.ts'
import { changedTo } from './as-change.ts'
import { doneThen, endedAs, endOf, spanSaid, untilOf } from './bounds-said.ts'
import { repetitionsIn } from './find-repetitions.ts'
import { meantOf } from './meant-task.ts'

export interface Beside extends RulesContext {
  readonly tasks?: readonly KnownTask[]
  readonly focus?: number | null
}

type Said = Readonly<Record<string, string | undefined>>
type Reads = (said: Said, bare: string, context: Beside) => Command | null

const readers: readonly (readonly [pattern: RegExp, reads: Reads])[] = [
  [words.becoming, changed],
  [words.counting, counted],
  [words.coming, asked],
  [words.pausing, paused],
  [words.ending, ended],
  [words.stopping, stopped],
  [words.skipping, skipped],
  [words.resuming, resumed],
]

/** null: nothing is said of a task that comes back. */
export function aboutRepeating(text: string, context: Beside): Interpretation | null {
  const { tasks = [], pending } = context
  if (text.length > LONGEST || !words.any.test(text) || !tasks.some(comesBack)) return null
  if (!pending) return heardIn(bareOf(text), context)
  // while something is asked, only what names a task is no answer
  return FREE.has(pending.action_type) ? null : heardIn(bareOf(text), { ...context, focus: null })
}

function heardIn(bare: string, context: Beside): Interpretation | null {
  for (const [pattern, reads] of readers) {
    const said = pattern.exec(bare)?.groups
    const command = said ? reads(said, bare, context) : null
    if (command) return reading(command)
  }
  return null
}

/** Whatever is said then may be the answer. */
const FREE: ReadonlySet<string> = new Set(['NEED_TITLE', 'NEED_CHANGE', 'NEED_DAYS'])
const LONGEST = 160
const SURE = 0.9

function reading(command: Command): Interpretation {
  return {
    commands: [command],
    confidence: SURE,
    method: 'RULE_BASED',
    rules: ['repetition/orders'],
    reasoning: 'It speaks of a task that comes back.',
  }
}

function comesBack({ recurrence, completed }: KnownTask): boolean {
  return Boolean(recurrence) && !completed
}

/** Without courtesies, and without the mark at the end. */
function bareOf(text: string): string {
  let bare = text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[\s,]+/gu, ' ')
    .replace(/[ .!?]{1,9}$/u, '')
    .trim()
  for (let before = ''; before !== bare; ) {
    before = bare
    bare = bare.replace(words.leads, '').replace(words.tails, '')
  }
  return bare
}

function nameIn({ what, held, resting, told, made, plain, endless }: Said): string {
  return what ?? held ?? resting ?? told ?? made ?? plain ?? endless ?? ''
}

function change(task: KnownTask, changes: TaskChange): Command {
  return {
    intent: 'UPDATE_TASK',
    params: { reference: { number: task.number }, ...changes },
    spans: {},
  }
}

function paused(said: Said, _: string, context: Beside): Command | null {
  const task = meantOf(nameIn(said), context, comesBack)
  if (!task) return null
  if (said.when === undefined) return change(task, { occurrence: 'pause' })
  const due_date = untilOf(said.bound ?? 'until', said.when, context)
  return due_date === null ? null : change(task, { occurrence: 'pause', due_date })
}

/** "start the plants" may be anything; of one that rests, it is this. */
function resumed({ what, ...said }: Said, _: string, context: Beside): Command | null {
  const isResting = (task: KnownTask) => comesBack(task) && task.due_date === null
  const task = meantOf(what ?? nameIn(said), context, what === undefined ? isResting : comesBack)
  return task && change(task, { occurrence: 'resume' })
}

function skipped(said: Said, bare: string, context: Beside): Command | null {
  if (!words.skips.test(bare) && !words.once.test(bare)) return null
  const { name, days } = spanSaid(`${nameIn(said)}${said.then ?? ''}`, context)
  const task = meantOf(name, context, comesBack)
  return task && change(task, { occurrence: 'skip', ...(days !== null && { skips: days }) })
}

function stopped(said: Said, _: string, context: Beside): Command | null {
  const task = meantOf(nameIn(said), context, comesBack)
  return task && change(task, { recurrence: null })
}

function ended(said: Said, _: string, context: Beside): Command | null {
  const task = meantOf(nameIn(said), context, comesBack)
  const recurrence = task ? endOf(task, said, context) : null
  return task && recurrence !== null ? change(task, { recurrence }) : null
}

/** "make the bins every two weeks": nothing but its name and a rule. */
function changed({ said = '' }: Said, _: string, context: Beside): Command | null {
  const [again, ...more] = repetitionsIn(said, context.now, context.date_order ?? 'month-first')
  if (!again || again.doubt !== undefined || more.length + again.also.length > 0) return null
  const name = `${said.slice(0, again.from)} ${said.slice(again.to)}`.replaceAll(words.towards, ' ').trim()
  const task = meantOf(name, context, comesBack)
  return task && change(task, { ...changedTo(again, context.now), recurrence: endedAs(task, again.rule) })
}

function asked(said: Said, _: string, context: Beside): Command | null {
  const task = meantOf(nameIn(said), context, comesBack)
  if (!task) return null
  return { intent: 'GET_TASK', params: { reference: { number: task.number }, asks: 'when' }, spans: {} }
}

/** The words at the end that say when, and those before them that say what. */
function counted(said: Said, _: string, context: Beside): Command | null {
  const all = nameIn(said).split(' ')
  for (let at = 0; at <= all.length; at++) {
    const during = at === all.length ? ('ever' as const) : doneThen(all.slice(at).join(' '), context)
    const task = during === null ? null : meantOf(all.slice(0, at).join(' '), context, comesBack)
    if (task && during !== null) {
      const params = { reference: { number: task.number }, times_done: during }
      return { intent: 'GET_TASK', params, spans: {} }
    }
  }
  return null
}
