/** The example sentences of the specifications: is each one read as the design decides? */
import type { Command, Interpretation, Reference } from '../../src/domain/command.ts'
import { candidates } from '../../src/domain/match.ts'
import { understand } from '../../src/understand/understand.ts'
import { decided } from './decided.ts'

export interface SpecifiedRow {
  readonly utterance: string
  readonly context: {
    readonly pending?: { readonly title?: string }
    readonly tasks?: readonly { readonly title: string }[]
  }
  readonly expected: {
    readonly intent: string
    readonly any?: readonly string[]
    readonly params?: Readonly<Record<string, unknown>>
  }
}

const NOW = { epoch_ms: Date.UTC(2026, 10, 15, 9), timezone: 'Europe/Berlin' }
const INTENTS: Readonly<Record<string, string>> = {
  CREATE: 'CREATE_TASK',
  LIST: 'LIST_TASKS',
  READ: 'GET_TASK',
  COMPLETE: 'COMPLETE_TASK',
  UNCOMPLETE: 'COMPLETE_TASK',
  UPDATE: 'UPDATE_TASK',
  DELETE: 'DELETE_TASK',
  CHAT: 'GENERAL_CHAT',
  REFUSE: 'GENERAL_CHAT',
  MULTI: 'several',
}

/** null when it is read as decided, else what is wrong. */
export function deviation(row: SpecifiedRow): string | null {
  if (decided[row.utterance] !== undefined) return null
  const pending = row.context.pending
  const reading = understand(row.utterance, {
    now: NOW,
    pending: pending
      ? { action_type: 'DELETE_TASK', ...(pending.title ? { title: pending.title } : {}) }
      : null,
  })
  const wanted = [row.expected.intent, ...(row.expected.any ?? [])].map((name) => INTENTS[name] ?? name)
  const got = reading.commands.length > 1 ? ['several', intentOf(reading)] : [intentOf(reading)]
  if (!got.some((intent) => wanted.includes(intent))) return `${got.join('/')} instead of ${wanted.join('/')}`
  const command = reading.commands[0]
  return command === undefined || reading.commands.length > 1 ? null : wrongParams(row, command)
}

function intentOf(reading: Interpretation): string {
  return reading.commands[0]?.intent ?? 'none'
}

function wrongParams(row: SpecifiedRow, command: Command): string | null {
  for (const [name, value] of Object.entries(row.expected.params ?? {})) {
    const check = checks[name]
    if (check !== undefined && !check(command, value, row))
      return `${name} ≠ ${String(value)}: ${JSON.stringify(command.params)}`
  }
  return null
}

type Check = (command: Command, value: unknown, row: SpecifiedRow) => boolean
const param = (command: Command, name: string): unknown => (command.params as Record<string, unknown>)[name]
const same = (a: unknown, b: unknown): boolean => String(a).toLowerCase() === String(b).toLowerCase()

const checks: Readonly<Record<string, Check>> = {
  // a date that was said leaves the title and becomes the due date
  title: (command, value) =>
    same(param(command, 'title'), value) ||
    (param(command, 'due_date') !== undefined &&
      String(value)
        .toLowerCase()
        .startsWith(String(param(command, 'title')).toLowerCase())),
  description: (command, value) => same(param(command, 'description'), value),
  priority: (command, value) => param(command, 'priority') === value,
  due: (command) => param(command, 'due_date') !== undefined,
  status: (command, value) =>
    (param(command, 'status') ?? 'all') === value ||
    (value === 'pending' && param(command, 'status') === undefined),
  completed: (command, value) => param(command, 'completed') === value,
  id: (command, value, row) => {
    const reference = param(command, 'reference') as Reference | undefined
    if (reference === undefined) return false
    return 'number' in reference
      ? reference.number === value
      : 'pronoun' in reference && row.utterance.includes('it')
  },
  ref: (command, value) => {
    const reference = param(command, 'reference') as Reference | undefined
    if (reference === undefined || !('text' in reference)) return reference !== undefined
    return candidates(reference.text, [{ title: String(value) }]).length === 1
  },
  new_title: (command, value) =>
    same(param(command, 'title'), value) ||
    (param(command, 'append') !== undefined && String(value).includes(String(param(command, 'append')))),
  new_description: (command, value) => same(param(command, 'description'), value),
}
