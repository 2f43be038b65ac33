/** The page's server, and someone who talks to it: a message without an answer is sent again under the same id. */
import { deliver } from './client.ts'
import type { Program } from './program.ts'
import { startServer, tokenFor } from './server-process.ts'

export async function pageProgram(database: string): Promise<Program> {
  let server = await startServer(database)
  const token = await tokenFor('local')
  const talk = { token, acknowledged: [], server: () => server.url, random: () => 0.5 }
  let conversation_id: string | undefined
  return {
    async add(title) {
      const response = await deliver(talk, `add ${title}`, conversation_id)
      conversation_id = response.conversation_id
      return 'added'
    },
    async kill() {
      await server.kill()
      server = await startServer(database)
    },
    end: () => server.kill(),
  }
}
