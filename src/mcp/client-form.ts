/**
 * The tools as other programs are shown them: one type for each argument, several things in one call, and of what the
 * product keeps for itself nothing. `taken.ts` reads what comes back.
 */
import type { Tool as ListedTool } from '@modelcontextprotocol/server'
import { VIEW_URI } from './list-view.ts'
import { type Declared, listed } from './projection.ts'
import { REMOVE } from './taken.ts'

type Schema = {
  type?: string | readonly string[]
  enum?: readonly unknown[]
  description?: string
  items?: object
}

/** Taken, but a model that wants it says so through `ask`: every argument is read at the start of every session. */
const unspoken: ReadonlySet<string> = new Set([
  'recurs_on',
  'series',
  'snoozed_until',
  'position',
  'recurs_except',
  'recurs_from',
  'repeating',
  'hours',
  'except',
  'list_tasks reminders',
  'show_lists named',
])

/** What these programs may write there, and nobody else. */
const wording: Readonly<Record<string, string>> = {
  'add_task due_date': '2026-11-16, 2026-11-16T17:00 (the user’s clock), or words: tomorrow 5pm.',
  'add_task reminders': '-PT30M, -P1D@18:00, a time, or never.',
  'list_tasks due': 'overdue, today, this week, none, any, 2026-11-16..2026-11-20, or words: next friday.',
  'list_tasks completed_during': 'Likewise: today, last week.',
  'list_tasks list': 'A list’s name; main: what is on none.',
}

const text = { type: 'string' }
const alike = {
  title: text,
  description: text,
  priority: text,
  due_date: text,
  list: text,
  labels: { type: 'array', items: text },
}

/** What a call can do besides the one thing it is about. */
const together: Readonly<Record<string, Schema>> = {
  add_task: {
    type: 'array',
    items: { type: 'object', properties: alike, required: ['title'] },
    description: 'More tasks to add.',
  },
  complete_task: { type: 'array', items: text, description: 'More task_ids.' },
}

export function shownToClients(tool: Declared): ListedTool {
  const { inputSchema, ...rest } = listed(tool)
  const told = Object.entries((inputSchema.properties ?? {}) as Record<string, Schema>)
    .filter(([name]) => !unspoken.has(name) && !unspoken.has(`${tool.name} ${name}`))
    .map(([name, schema]) => [name, { ...ofOneType(schema), ...worded(`${tool.name} ${name}`) }])
  const more = together[tool.name]
  const properties = { ...Object.fromEntries(told), ...(more && { more }) }
  // What shows the answer to a person, in programs that can; no model reads it.
  const view = tool.name === 'list_tasks' && { _meta: { ui: { resourceUri: VIEW_URI } } }
  // An object of which nothing is said is taken for one that may hold anything, which strict programs refuse.
  const empty = Object.keys(properties).length === 0 && { additionalProperties: false }
  return { ...rest, inputSchema: { ...inputSchema, properties, ...empty }, ...view }
}

function worded(argument: string): Schema {
  const description = wording[argument]
  return description === undefined ? {} : { description }
}

/** “Or nothing” is left out; a choice that can be taken away has the word for it. */
function ofOneType(schema: Schema): Schema {
  if (!Array.isArray(schema.type)) return schema
  const choice = schema.enum?.includes(null)
    ? { enum: [...schema.enum.filter((word) => word !== null), REMOVE] }
    : {}
  return { ...schema, type: schema.type.includes('string') ? 'string' : schema.type[0], ...choice }
}
