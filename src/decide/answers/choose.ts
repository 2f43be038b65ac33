/** "Which one?" and "what did you mean?": a number, a place, some words, or all of them. */
import type { Command, Reference } from '../../domain/command.ts'
import type { Decision } from '../../domain/decision.ts'
import { candidates } from '../../domain/match.ts'
import type { PendingAction, TaskMark } from '../../domain/pending.ts'
import { conclude } from '../commands/conclude.ts'
import { runCommands } from '../commands/run.ts'
import { asks, type Plan } from '../plan.ts'
import { mannersOf, mindOf, settled } from '../policy.ts'
import type { Answered, Resolver } from './resolver.ts'

export const chooseTask: Resolver = (answered) => {
  const { pending, answer } = answered
  const [command] = pending.commands
  if (!command || !answer) return null
  const again = () => settled(askOnce(pending, command, pending.tasks))
  if (answer.kind === 'yes')
    return pending.tasks.length === 1 ? runOn(command, pending.tasks, answered) : again()
  if (answer.kind !== 'pick') return null
  const picks = answer.references.map((reference) => picked(reference, answered))
  if (picks.some((pick) => pick === null)) return elsewhere(command, answer.references, answered) ?? again()
  const chosen = picks.flatMap((pick) => pick ?? [])
  const unclear = picks.some((pick) => pick !== null && pick.length > 1) && !meansAll(answer.references)
  return unclear ? settled(askOnce(pending, command, chosen)) : runOn(command, chosen, answered)
}

function meansAll(references: readonly Reference[]): boolean {
  return references.some((reference) => 'pronoun' in reference)
}

/** The choices a reference can mean: one is clear, several are not, null is none of them. */
function picked(reference: Reference, { context, pending: { tasks } }: Answered): readonly TaskMark[] | null {
  if ('pronoun' in reference) return reference.pronoun === 'them' ? tasks : null
  if ('position' in reference) return some(atPlace(tasks, reference.position))
  if ('number' in reference) return byNumber(reference.number, tasks, context.message)
  const fitting = 'text' in reference ? candidates(reference.text, tasks) : []
  return fitting.length > 0 ? fitting : null
}

/** A bare "2" is a number, or a place if no choice has that number; where it could be both, it is unclear. */
function byNumber(number: number, tasks: readonly TaskMark[], message: string): readonly TaskMark[] | null {
  const numbered = tasks.find((task) => task.number === number)
  const bare = /^\d{1,9}$/u.test(message.trim())
  const placed = bare ? tasks[number - 1] : undefined
  if (numbered && placed && numbered !== placed) return [numbered, placed]
  return some(numbered ?? placed)
}

function atPlace<T>(choices: readonly T[], position: number): T | undefined {
  return choices.at(position > 0 ? position - 1 : position)
}

function some(mark: TaskMark | undefined): readonly TaskMark[] | null {
  return mark ? [mark] : null
}

/** "No, task 4": not among the choices, but plainly a task. */
function elsewhere(
  command: Command,
  references: readonly Reference[],
  answered: Answered,
): Plan<Decision> | null {
  const [reference, ...more] = references
  if (!reference || more.length > 0 || !('number' in reference)) return null
  return run([withReference(command, reference)], answered)
}

function runOn(command: Command, tasks: readonly TaskMark[], answered: Answered): Plan<Decision> {
  return run(
    tasks.map(({ number }) => withReference(command, { number })),
    answered,
  )
}

/** The choice is clear now, so the command no longer depends on whether anything fits. */
function withReference(command: Command, reference: Reference): Command {
  const { requires_match: _, ...sure } = command
  return { ...sure, params: { ...command.params, reference } } as Command
}

function askOnce(pending: PendingAction, command: Command, tasks: readonly TaskMark[]): Decision {
  const end = asks(
    { say: 'which', tasks, command },
    { action_type: 'CHOOSE_TASK', tasks, commands: pending.commands },
  )
  return conclude([end], [command.intent], [])
}

export const chooseReading: Resolver = (answered) => {
  const { pending, answer } = answered
  const [only, ...more] = pending.commands
  if (answer?.kind === 'yes' && only)
    return more.length === 0 ? agreedTo(only, answered) : askReading(pending)
  const [reference] = answer?.kind === 'pick' ? answer.references : []
  const command = reference && readingAt(pending, reference)
  return command ? run([command], answered) : null
}

/** "Shall I stop repeating it?" was the question; it is not asked a second time. */
function agreedTo(command: Command, { context }: Answered): Plan<Decision> {
  return runCommands([command], mindOf(context), { ...mannersOf(context), agreed: true })
}

/** A yes to "this or that?" says neither. */
function askReading({ commands, tasks }: PendingAction): Plan<Decision> {
  const end = asks(
    { say: 'which_reading', readings: commands },
    { action_type: 'CHOOSE_READING', tasks, commands },
  )
  return settled(conclude([end], ['AMBIGUOUS'], []))
}

function readingAt({ commands }: PendingAction, reference: Reference): Command | undefined {
  if ('position' in reference) return atPlace(commands, reference.position)
  return 'number' in reference ? commands[reference.number - 1] : undefined
}

function run(commands: readonly Command[], { context }: Answered): Plan<Decision> {
  return runCommands(commands, mindOf(context), mannersOf(context))
}
