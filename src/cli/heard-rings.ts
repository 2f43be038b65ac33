/** Reminders as a line in the terminal, while somebody talks there. Whatever rings while nobody else does, rings here. */
import type { AgentPorts } from '../agent/ports.ts'
import type { Settings } from '../compose/settings.ts'
import { dueWords, quoted } from '../domain/wording.ts'
import { LOCAL_USER } from '../http/auth/local-access.ts'
import { openRinging } from './ringing.ts'

/** Until the returned function is called. `tell` gets one line for each. */
export async function hearRings(
  ports: AgentPorts,
  settings: Settings,
  tell: (line: string) => void,
): Promise<() => Promise<void>> {
  const { store } = ports
  const user_id = LOCAL_USER
  let after = (await store.eventHeads([user_id])).get(user_id) ?? 0
  let looking = Promise.resolve()
  const look = async () => {
    for (const { seq, kind, task_id } of await store.events(user_id, after, 100)) {
      after = seq
      const task = kind === 'reminded' && task_id !== null ? await store.reader(user_id).find(task_id) : null
      if (task) tell(lineFor(ports, task))
    }
  }
  const unwatch = store.watch((whose) => {
    if (whose === null || whose === user_id) looking = looking.then(look).catch(() => undefined)
  })
  const leaving = new AbortController()
  const ringing = (await openRinging(ports, settings)).keepOn(leaving.signal, () => undefined)
  return async () => {
    leaving.abort()
    unwatch()
    await Promise.all([ringing, looking])
  }
}

type Rung = {
  readonly number: number
  readonly title: string
  readonly due_date: string | null
  readonly timezone: string | null
}

function lineFor({ world, timezone }: AgentPorts, task: Rung): string {
  const now = { epoch_ms: world.now(), timezone: task.timezone ?? timezone }
  const due = task.due_date === null ? '' : `, due ${dueWords(task.due_date, now)}`
  return `Reminder: #${task.number} ${quoted(task.title)}${due}.`
}
