/**
 * What a message says of reminders: when to be told, later, less, or what there is. Parts that speak of something else
 * are read by themselves, so that "dentist friday 3pm, remind me an hour before" is an appointment like any other.
 */
import type { Command, CreateTask, Interpretation } from '../../domain/command.ts'
import { type Act, actOf } from './act.ts'
import { askedOf } from './asked.ts'
import type { Beside } from './beside.ts'
import { type Marked, marked, says, wholeOf } from './marked.ts'
import { areMeant, type Objects, objectsOf } from './objects.ts'
import { type Alone, besides, readAlone, type Told } from './others.ts'
import { type Part, partsOf } from './parts.ts'
import { isRinging } from './ringing.ts'
import { changeOf, newTask } from './wished.ts'

type Read = (text: string) => Interpretation

/** Nobody speaks of reminders at greater length; what is pasted is read as it stands. */
const LONGEST = 800
/** How sure such a sentence is, said in so many words. */
const SURE = 0.9

/** null: nothing is said of reminders, or nothing that is understood. */
export function aboutReminders(text: string, context: Beside, read: Read): Interpretation | null {
  // without a list, a reminder is a task like any other, and the rules read it
  if (text.length > LONGEST || context.tasks === undefined) return null
  const message = marked(text, context)
  const question = askedOf(message, context)
  if (question) return heard([question], SURE)
  const parts = partsOf(message, context)
  if (!parts.some(({ kind }) => kind === 'told')) return null
  return allOf(message, parts, context, read)
}

/** What was made of the parts so far. */
interface Sofar {
  readonly told: Told[]
  others: readonly Alone[]
  /** Something that is added has reminders now, or will ring anyway. */
  given: boolean
}

/** Part by part: what is said of a task that is there, of one that is new, and what is no matter of reminders. */
function allOf(message: Marked, parts: readonly Part[], context: Beside, read: Read): Interpretation | null {
  const others = parts.filter(({ kind }) => kind === 'plain').map((part) => readAlone(message, part, read))
  const sofar: Sofar = { told: [], others, given: false }
  for (const part of parts) if (part.kind === 'told' && !hear(message, part, context, sofar)) return null
  const kept = besides(message, sofar.others, sofar.told)
  const all = [...sofar.told, ...kept].toSorted((a, b) => a.part.from - b.part.from)
  const commands = all.flatMap((one) => one.commands)
  if (commands.length === 0 || !(sofar.given || sofar.told.length > 0)) return null
  return heard(commands, Math.min(SURE, ...kept.map(({ confidence }) => confidence)))
}

/** false: it is not understood. */
function hear(message: Marked, part: Part, context: Beside, sofar: Sofar): boolean {
  const found = meantIn(message, part, context)
  const near = found && found.objects.share > 0 ? undefined : newNear(sofar.others, part)
  if (found === null) {
    // "at noon I ring the bank; do remind me": it does anyway
    sofar.given ||= says(message, part, 'verb') && near?.create.params.due_date !== undefined
    return true
  }
  const { act, objects } = found
  if (near && give(newTask(act, message, part, near.create, context.now), near, sofar)) return true
  const isOpen = objects.share === 0 && objects.strange === 0 && !near
  const meant = (isOpen ? spokenOf(act, message, context) : null) ?? objects
  const commands = ofTasks(act, message, part, meant, context)
  if (commands) sofar.told.push({ part, act, commands })
  return commands !== null
}

interface Near {
  readonly alone: Alone
  readonly create: CreateTask
}

/** null: nothing is given. */
function give(made: CreateTask | null, { alone, create }: Near, sofar: Sofar): boolean {
  if (made === null) return false
  sofar.given = true
  sofar.others = sofar.others.map((one) => (one === alone ? inPlaceOf(alone, create, made) : one))
  return true
}

function inPlaceOf(alone: Alone, create: CreateTask, made: CreateTask): Alone {
  return { ...alone, commands: alone.commands.map((command) => (command === create ? made : command)) }
}

/** null: it says nothing that could be done. */
function meantIn(message: Marked, part: Part, context: Beside): { act: Act; objects: Objects } | null {
  const ringing = objectsOf('snooze', message, part, context)
  const some = ringing.task ? [ringing.task] : message.open
  const rings = some.some((task) => isRinging(task, context.now))
  const act = part.putsOff ? 'snooze' : actOf(message, part, rings)
  return act === null
    ? null
    : { act, objects: act === 'snooze' ? ringing : objectsOf(act, message, part, context) }
}

/** What is added in the same breath: before it, or else behind it. */
function newNear(others: readonly Alone[], { from }: Part): Near | undefined {
  const sorted = [
    ...others.filter(({ part }) => part.to <= from).reverse(),
    ...others.filter(({ part }) => part.from > from),
  ]
  for (const alone of sorted) {
    const create = alone.commands.findLast((command) => command.intent === 'CREATE_TASK')
    if (create) return { alone, create }
  }
  return undefined
}

/** "The piano tuner slips my mind. Remind me of him at two." */
function spokenOf(act: Act, message: Marked, context: Beside): Objects | null {
  const all = objectsOf(act, message, wholeOf(message), context)
  return all.share > 0 ? { ...all, strange: 0 } : null
}

/** null: none is named, or there is no such thing to be said of it. */
function ofTasks(
  act: Act,
  message: Marked,
  part: Part,
  objects: Objects,
  context: Beside,
): readonly Command[] | null {
  const change = areMeant(act, message, part, objects) ? changeOf(act, message, part, context, objects) : null
  if (change === null) return null
  return objects.references.map((reference) => ({
    intent: 'UPDATE_TASK',
    params: { reference, ...change },
    spans: {},
  }))
}

function heard(commands: readonly Command[], confidence: number): Interpretation {
  return {
    commands,
    confidence,
    method: 'RULE_BASED',
    rules: ['reminding'],
    reasoning: 'It says when to be reminded.',
  }
}
