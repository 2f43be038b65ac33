/** Sentences that ask for no tool: small talk, an answer to no question, something it cannot read. */
import type { Command } from '../../domain/command.ts'
import { type CommandEnd, notUnderstood } from '../plan.ts'

export function talk(command: Command | undefined): CommandEnd {
  switch (command?.intent) {
    case 'GENERAL_CHAT':
      return { says: [{ say: 'chat', ...command.params }] }
    case 'CONFIRM_YES':
    case 'CONFIRM_NO':
      return { says: [{ say: 'nothing_to_confirm' }] }
    default:
      return notUnderstood()
  }
}
