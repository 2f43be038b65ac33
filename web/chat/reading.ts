/**
 * How the words will probably be read, while they are typed: the server's own rules, loaded when typing starts.
 * A preview only; the reading that counts is made when the message arrives.
 */
import type { Command, Span } from '../../src/domain/command.ts'
import type { ActionType } from '../../src/domain/pending.ts'
import { readByRules } from '../../src/understand/by-rules.ts'
import type { PendingConfirmation } from '../api/types.ts'
import { settings, timeZone } from '../state/settings.ts'
import { dueWords } from '../words/due.ts'

export interface Part {
  readonly kind: 'due' | 'priority' | 'task' | 'title' | 'note'
  readonly words: string
  readonly span: Span | null
}

export interface Preview {
  readonly wish: string
  readonly parts: readonly Part[]
}

const WISHES: Readonly<Partial<Record<Command['intent'], string>>> = {
  CREATE_TASK: 'New task',
  LIST_TASKS: 'Show tasks',
  GET_TASK: 'Show a task',
  COMPLETE_TASK: 'Done',
  UPDATE_TASK: 'Change',
  DELETE_TASK: 'Delete, after asking',
  RESTORE_TASK: 'Bring back',
  UNDO: 'Undo',
  AMBIGUOUS: 'Will ask what you mean',
  CONFIRM_YES: 'Yes',
  CONFIRM_NO: 'No',
}

const SURE = 0.7

export function preview(
  text: string,
  literal: readonly Span[],
  question: PendingConfirmation | null,
): Preview | null {
  const now = new Date()
  const pending = question && { ...question, action_type: question.action_type as ActionType }
  const { date_order, week_start } = settings.get()
  const moment = { epoch_ms: now.getTime(), timezone: timeZone(), week_start: week_start ?? 'monday' }
  const order = date_order === null ? {} : { date_order }
  const { commands, confidence } = readByRules(text, { now: moment, literal, pending, ...order })
  const wishes = commands.map((command) => wishOf(command)).filter((wish) => wish !== undefined)
  if (wishes.length === 0) return null
  const wish = confidence < SURE ? 'Will ask what you mean' : wishes.join(', then ')
  return { wish, parts: commands.flatMap((command) => partsOf(command, text, now)) }
}

function wishOf(command: Command): string | undefined {
  const reopens = command.intent === 'COMPLETE_TASK' && !command.params.completed
  return reopens ? 'Open again' : WISHES[command.intent]
}

function partsOf(command: Command, text: string, now: Date): readonly Part[] {
  const { due_date, shift, keeps_day, priority, title, description } = command.params as Readonly<
    Record<string, unknown>
  >
  const { spans } = command
  const said = (span: Span | undefined) => (span ? text.slice(...span) : '')
  // what counts from the task's present date is shown as it was said
  const own = typeof due_date === 'string' && !shift && !keeps_day
  const due = own ? dueWords(due_date, now) : said(spans.due_date ?? spans.shift)
  const parts: readonly Part[] = [
    { kind: 'title', words: typeof title === 'string' ? title : '', span: null },
    { kind: 'task', words: said(spans.reference), span: spans.reference ?? null },
    { kind: 'due', words: due, span: spans.due_date ?? null },
    { kind: 'priority', words: String(priority ?? ''), span: spans.priority ?? null },
    {
      kind: 'note',
      words: typeof description === 'string' ? description : '',
      span: spans.description ?? null,
    },
  ]
  return parts.filter(({ words }) => words !== '')
}
