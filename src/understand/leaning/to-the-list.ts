/** "add tint brushes to it", after a list was shown: what is added goes on that list. */
import type { Command } from '../../domain/command.ts'
import type { KnownTask } from '../../domain/known-task.ts'
import { leaning } from '../english/leaning.ts'

interface Shown {
  readonly tasks?: readonly KnownTask[]
  readonly shown?: readonly number[]
  readonly previous?: { readonly intents: readonly string[] } | null
}

/** The list that was shown, and what is said without the words that point at it; null: nothing points there. */
export function toTheList(text: string, { tasks = [], shown = [], previous }: Shown) {
  const end = leaning.toIt.exec(text)
  const first = tasks.find(({ number }) => number === shown[0])
  if (!end || !first?.list || !previous?.intents.includes('LIST_TASKS')) return null
  return { list: first.list, text: text.slice(0, end.index).padEnd(text.length) }
}

export function onList(command: Command, list: string): Command {
  return command.intent === 'CREATE_TASK' ? { ...command, params: { ...command.params, list } } : command
}
