/** What the server takes the typed words for, as chips and a sentence. A preview only: the reading that counts is made when the message arrives. */
import type { Span } from '../../src/domain/command.ts'
import type { Understood, UnderstoodCommand } from '../api/types.ts'
import { dueWords } from '../words/due.ts'
import { moved } from './spans.ts'

export interface Part {
  readonly kind: 'due' | 'priority' | 'task' | 'title' | 'note'
  readonly words: string
  /** The task on the list that the words were taken for. */
  readonly matched?: string
  readonly span: Span | null
}

export interface Preview {
  readonly wish: string
  readonly parts: readonly Part[]
  /** What decided: the words, the task they matched, and the reading that came next. */
  readonly why: string
}

const UNSURE = 'Will ask what you mean'

const WISHES: Readonly<Record<string, string>> = {
  CREATE_TASK: 'New task',
  LIST_TASKS: 'Show tasks',
  GET_TASK: 'Show a task',
  COMPLETE_TASK: 'Done',
  UPDATE_TASK: 'Change',
  DELETE_TASK: 'Delete, after asking',
  RESTORE_TASK: 'Bring back',
  UNDO: 'Undo',
  AMBIGUOUS: UNSURE,
  CONFIRM_YES: 'Yes',
  CONFIRM_NO: 'No',
}

/** `said` is what was read; `text`, what stands in the field by now. */
export function previewOf(read: Understood, said: string, text: string, now: Date): Preview | null {
  const wishes = read.commands.map(wishOf).filter((wish) => wish !== undefined)
  if (wishes.length === 0) return null
  const parts = read.commands.flatMap((command) => partsOf(command, said, now))
  return {
    wish: read.sure ? wishes.join(', then ') : UNSURE,
    parts: parts.map((part) => ({ ...part, span: part.span && (moved([part.span], said, text)[0] ?? null) })),
    why: read.reasoning.replace(RULE_NAMES, ''),
  }
}

/** For whoever mends the rules; `sayso understand --explain` has them. */
const RULE_NAMES = / \([a-z/, -]{1,200}\)(?=\.$)/u

function wishOf({ intent, params }: UnderstoodCommand): string | undefined {
  const reopens = intent === 'COMPLETE_TASK' && params.completed === false
  return reopens ? 'Open again' : WISHES[intent]
}

function partsOf({ params, spans, tasks }: UnderstoodCommand, said: string, now: Date): readonly Part[] {
  const { due_date, shift, keeps_day, priority, title, description } = params
  const words = (span: Span | undefined) => (span ? said.slice(...span) : '')
  // what counts from the task's present date is shown as it was said
  const own = typeof due_date === 'string' && !shift && !keeps_day
  const due = own ? dueWords(due_date, now) : words(spans.due_date ?? spans.shift)
  const matched = tasks.map(({ number, title: name }) => `#${number} ${name}`).join(' or ')
  const parts: readonly Part[] = [
    { kind: 'title', words: text(title), span: null },
    {
      kind: 'task',
      words: words(spans.reference) || (matched && 'it'),
      span: spans.reference ?? null,
      ...(matched !== '' && { matched }),
    },
    { kind: 'due', words: due, span: spans.due_date ?? null },
    { kind: 'priority', words: text(priority), span: spans.priority ?? null },
    { kind: 'note', words: text(description), span: spans.description ?? null },
  ]
  return parts.filter((part) => part.words !== '')
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
