/** Reads one message beside the user's own list and what its conversation has in mind: for a turn, and for a preview of one. */
import type { Moment } from '../domain/calendar.ts'
import type { Interpretation, Span } from '../domain/command.ts'
import { KNOWN_TASKS, nothingBeside } from '../domain/known-task.ts'
import type { PendingAction } from '../domain/pending.ts'
import type { Surroundings } from '../domain/surroundings.ts'
import type { UserSettings } from '../store/contract-service.ts'
import { plainAdd } from '../understand/plain-add.ts'
import type { ReadingContext } from '../understand/understand.ts'
import type { TurnPorts } from './ports.ts'
import { type InMind, seen, type View, viewOf } from './view.ts'

export interface Said {
  readonly user_id: string
  readonly message: string
  readonly now: Moment
  /** Parts to take as plain text. */
  readonly literal: readonly Span[]
  readonly mind: InMind
  readonly date_order: UserSettings['date_order']
  /** It needs no reading, so the list need not be looked up for it. */
  readonly plain?: boolean
}

export async function readMessage(
  { user_id, message, now, literal, mind, date_order, plain = false }: Said,
  { store, reader }: Pick<TurnPorts, 'store' | 'reader'>,
  around: Surroundings | null,
): Promise<{ readonly reading: Interpretation; readonly view: View }> {
  const alone: ReadingContext = {
    now,
    ...asked(mind.pending),
    literal,
    pointing: pointsSomewhere(mind),
    ...(date_order ? { date_order } : {}),
  }
  const looks = !plain && plainAdd(message, alone) === null
  const beside = looks ? await store.reader(user_id).related(message, KNOWN_TASKS) : nothingBeside
  const view = viewOf(message, beside, mind, now)
  return { view, reading: await reader.read(message, { ...alone, ...seen(view) }, around) }
}

/** Is there anything "it" could mean? */
export function pointsSomewhere(before: Pick<InMind, 'pending' | 'last_list' | 'last_task'>): boolean {
  return before.pending !== null || before.last_task !== null || before.last_list !== null
}

/** The open question, as far as reading an answer needs it. */
export function asked(pending: PendingAction | null): Pick<ReadingContext, 'pending' | 'choices'> {
  if (pending === null) return { pending }
  const { action_type, tasks, options } = pending
  const [task] = tasks
  return {
    pending: { action_type, options, ...(task ? { title: task.title } : {}) },
    choices: tasks.map(({ number }) => number),
  }
}
