/** "undo both", "put them both back": as many as are spoken of, whether one message did it or several. */
import type { Command } from '../../domain/command.ts'
import { howMany } from '../commands/how-many.ts'
import type { Untagged } from '../reading.ts'

export function undoBoth(command: Command, { tokens }: Untagged): Command {
  if (command.intent !== 'UNDO' || command.params.count !== undefined) return command
  const tasks = howMany(tokens)
  return tasks === undefined ? command : { ...command, params: { tasks } }
}
