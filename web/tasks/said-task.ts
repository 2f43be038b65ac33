/** A line typed into the list becomes a task: read as it would be in the conversation where that is clear, else taken word for word. */
import type { TaskEdit } from '../api/calls.ts'
import { api } from '../api/calls.ts'
import type { Understood } from '../api/types.ts'
import { timeZone } from '../state/settings.ts'
import { add } from '../state/task-actions.ts'

const FIELDS = ['title', 'description', 'priority', 'due_date', 'list', 'labels', 'recurrence', 'recurs_from']

/** True: it is on the list. */
export async function addSaid(words: string, given: TaskEdit): Promise<boolean> {
  return await add({ title: words, ...given, ...(await heardIn(words)) })
}

async function heardIn(words: string): Promise<TaskEdit> {
  // The order is given by the field itself; whoever writes "add" all the same means it no second time.
  const message = /^add\s/iu.test(words) ? words : `add ${words}`
  const read = await api.understand({ message, timezone: timeZone() }).catch(() => null)
  return read === null ? {} : taskIn(read)
}

/** Several tasks, or anything unsure, is what was typed and nothing else. */
export function taskIn({ sure, commands }: Pick<Understood, 'sure' | 'commands'>): TaskEdit {
  const [first, ...more] = commands
  if (!sure || more.length > 0 || first?.intent !== 'CREATE_TASK') return {}
  const heard = Object.entries(first.params).filter(
    ([name, value]) => FIELDS.includes(name) && value !== null && value !== undefined,
  )
  return Object.fromEntries(heard)
}
