/** What is said of a task that is only being added belongs to it from the start. */
import type { Command } from '../../domain/command.ts'

/** "add call the school, it's urgent": said of what is being added. */
export function withDetails(commands: readonly Command[]): readonly Command[] {
  const [first, second, ...more] = commands
  if (first?.intent !== 'CREATE_TASK' || second?.intent !== 'UPDATE_TASK' || more.length > 0) return commands
  const { reference, due_date, timezone, priority, description, ...others } = second.params
  const it = reference !== undefined && 'pronoun' in reference && reference.pronoun === 'it'
  if (!it || Object.keys(others).length > 0 || due_date === null || priority === null) return commands
  const details = {
    ...(due_date ? { due_date } : {}),
    ...(timezone ? { timezone } : {}),
    ...(priority ? { priority } : {}),
    ...(description ? { description } : {}),
  }
  return [{ ...first, params: { ...first.params, ...details }, spans: { ...second.spans, ...first.spans } }]
}
