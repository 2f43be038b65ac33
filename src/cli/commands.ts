/** Every subcommand by its name, loaded only when it is wanted. */
import type { Command } from './command.ts'

export const commands: Readonly<Record<string, () => Promise<Command>>> = {
  serve: async () => (await import('./serve.ts')).serve,
  chat: async () => (await import('./chat.ts')).chat,
  mcp: async () => (await import('./mcp.ts')).mcp,
  understand: async () => (await import('./understand.ts')).understandCommand,
  replay: async () => (await import('./replay.ts')).replayCommand,
  lists: async () => (await import('./lists.ts')).listsCommand,
  export: async () => (await import('./export.ts')).exportCommand,
  import: async () => (await import('./import.ts')).importCommand,
  backup: async () => (await import('./backup.ts')).backup,
  accounts: async () => (await import('./accounts.ts')).accountsCommand,
  'reset-password': async () => (await import('./reset-password.ts')).resetPassword,
  'disable-user': async () => (await import('./close-account.ts')).disable,
  'enable-user': async () => (await import('./close-account.ts')).enable,
  doctor: async () => (await import('./doctor.ts')).doctor,
  completion: async () => (await import('./completion.ts')).completionOf(commands),
  'fake-model': async () => (await import('./fake-model.ts')).fakeModel,
}
