/** Turns that a crash cut off are finished, or closed as not done, by whoever starts next. Doing it twice changes nothing. */
import { runNext } from './chat.ts'
import type { AgentPorts } from './ports.ts'

export async function recover(ports: AgentPorts): Promise<number> {
  let finished = 0
  for (const { user_id, conversation_id } of await ports.store.unfinished()) {
    while (await runNext(user_id, conversation_id, ports)) finished += 1
  }
  return finished
}
