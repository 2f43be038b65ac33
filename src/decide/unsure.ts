/** Unsure is not wrong: below the line nothing is changed, and the likeliest readings are offered as choices. */
import type { Command, CreateTask, Reference } from '../domain/command.ts'
import type { Decision, DecisionContext } from '../domain/decision.ts'
import type { TaskMark } from '../domain/pending.ts'
import type { Task } from '../domain/task.ts'
import { conclude } from './commands/conclude.ts'
import { runCommands } from './commands/run.ts'
import { isSureEnough } from './costs.ts'
import { markOf, taskOf } from './outcome-data.ts'
import { asks, type CommandEnd, type Mind, notUnderstood, type Plan } from './plan.ts'
import { mannersOf, mindOf, type Policy } from './policy.ts'
import { isOnTheList } from './targets.ts'
import { OFFERED, read, type TaskCommand, whichOf } from './unclear.ts'

export const askWhenUnsure: Policy = {
  name: 'ask-when-unsure',
  opinion:
    'When it is likelier to be a mistake than its cost allows, or a sentence can be read in several ways, nothing is done: one short question is asked.',
  plan: (context) => {
    const { commands } = context.interpretation
    const ambiguous = commands.find((command) => command.intent === 'AMBIGUOUS')
    if (isSureEnough(context.interpretation)) return null
    const readings = (ambiguous?.params.readings ?? commands).map((command) =>
      grounded(command, mindOf(context)),
    )
    if (!ambiguous && commands.length > 1)
      return commands.every(isNewTask) ? offerAll(commands) : askAboutAll(readings)
    return saysNotWhich(readings, context) ?? ask(readings, ambiguous?.intent)
  },
}

/** A question names what it is about: "it" and "the first" as they are meant now, not when it is answered. */
function grounded(command: Command, { list, task }: Mind): Command {
  const reference = 'reference' in command.params ? command.params.reference : undefined
  if (!reference) return command
  const mark = 'position' in reference ? list?.at(placeOf(reference.position)) : isIt(reference) ? task : null
  return mark
    ? ({ ...command, params: { ...command.params, reference: { number: mark.number } } } as Command)
    : command
}

function placeOf(position: number): number {
  return position > 0 ? position - 1 : position
}

function isIt(reference: Reference): boolean {
  return 'pronoun' in reference && reference.pronoun === 'it'
}

function isNewTask(command: Command): command is CreateTask {
  return command.intent === 'CREATE_TASK' && command.params.title !== undefined
}

/** "buy milk tomorrow and call mum friday": several things to add are no choice between them. */
function* offerAll(commands: readonly CreateTask[]): Plan<Decision> {
  const question = { tasks: [], commands, action_type: 'OFFER_CREATE' } as const
  const intents = commands.map(({ intent }) => intent)
  return conclude([asks({ say: 'offer_several', commands }, question)], intents, [])
}

/** Several orders, none of them sure: one question for all of them. */
function* askAboutAll(commands: readonly Command[]): Plan<Decision> {
  const question = { tasks: [], commands, action_type: 'BULK' } as const
  const intents = commands.map(({ intent }) => intent)
  const tasks = yield* tasksIn(commands)
  const saying = { say: 'confirm_many', commands, count: commands.length, tasks } as const
  return conclude([asks(saying, question)], intents, [])
}

/** So many tasks are named in a question. */
const NAMED = 5

/** Those that are meant by their numbers: a question names them. */
function* tasksIn(commands: readonly Command[]): Plan<readonly TaskMark[]> {
  const marks: TaskMark[] = []
  for (const command of commands.slice(0, NAMED)) {
    const reference = 'reference' in command.params ? command.params.reference : undefined
    if (!reference || !('number' in reference)) continue
    const task = taskOf(yield read(command, 'get_task', { task_id: String(reference.number) }))
    if (task) marks.push(markOf(task))
  }
  return marks
}

/** "Mark it done" when nothing was talked about, or words that fit several: what is asked is which task. */
function saysNotWhich(readings: readonly Command[], context: DecisionContext): Plan<Decision> | null {
  const [only, ...more] = readings
  if (!only || more.length > 0 || !isAboutTask(only) || !only.params.reference) return null
  const { reference } = only.params
  if ('text' in reference && reference.among) return whichAmong(only, reference.among)
  const it = 'pronoun' in reference && reference.pronoun === 'it' && !context.last_task
  return it ? runCommands([only], mindOf(context), mannersOf(context)) : null
}

function isAboutTask(command: Command): command is TaskCommand {
  return 'reference' in command.params
}

function* whichAmong(command: TaskCommand, numbers: readonly number[]): Plan<Decision> {
  const tasks: Task[] = []
  for (const number of numbers.slice(0, OFFERED)) {
    const task = taskOf(yield read(command, 'get_task', { task_id: String(number) }))
    if (task) tasks.push(task)
  }
  if (tasks.length < 2) return yield* ask([command], undefined)
  return conclude([whichOf(command, tasks)], [command.intent], [])
}

function* ask(readings: readonly Command[], ambiguous: 'AMBIGUOUS' | undefined): Plan<Decision> {
  const intents = ambiguous ? [ambiguous] : readings.map(({ intent }) => intent)
  const left = yield* possible(readings)
  return conclude([offer(left, yield* tasksIn(left))], intents, [])
}

/** Nobody means to finish a task that is not there: of several readings, those about no task of the list are left out. */
function* possible(readings: readonly Command[]): Plan<readonly Command[]> {
  if (readings.length < 2) return readings
  const left: Command[] = []
  for (const reading of readings) if (yield* couldBe(reading)) left.push(reading)
  return left.length > 0 ? left : readings
}

function* couldBe(reading: Command): Plan<boolean> {
  const reference = 'reference' in reading.params ? reading.params.reference : undefined
  return reference && 'text' in reference ? yield* isOnTheList(reading, reference.text) : true
}

function offer(readings: readonly Command[], tasks: readonly TaskMark[]): CommandEnd {
  const [only, ...more] = readings
  if (!only) return notUnderstood()
  const question = { tasks: [], commands: readings }
  return only.intent === 'CREATE_TASK' && only.params.title !== undefined && more.length === 0
    ? asks({ say: 'offer_create', command: only }, { ...question, action_type: 'OFFER_CREATE' })
    : asks({ say: 'which_reading', readings, tasks }, { ...question, action_type: 'CHOOSE_READING' })
}
