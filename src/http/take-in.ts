/**
 * One line of an export on its way in, through the same tools as any other change. A task is keyed by the id it had,
 * so that a file sent twice adds nothing.
 */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { AgentPorts } from '../agent/ports.ts'
import { Problem, problem } from '../domain/problem.ts'
import { Description, Due, PriorityWord, TimeZone, Title } from '../domain/task.ts'
import type { Actor } from '../store/actor.ts'
import { invoke } from '../tools/invoke.ts'
import { CallDiffers } from '../tools/port.ts'
import { toolNamed } from '../tools/registry.ts'
import { checked } from './checked.ts'

export interface Importing {
  readonly ports: Pick<AgentPorts, 'store' | 'world' | 'timezone'>
  readonly actor: Actor
}

const Line = z.looseObject({ type: z.string().max(40) })

const ImportedTask = z.object({
  id: z.string().min(1).max(100),
  title: Title,
  description: Description.nullable().optional(),
  priority: PriorityWord.nullable().optional(),
  due_date: Due.nullable().optional(),
  timezone: TimeZone.nullable().optional(),
  completed: z.boolean().optional(),
})
type ImportedTask = z.output<typeof ImportedTask>

/** False: the line is about something else. */
export async function takeIn(to: Importing, text: string, number: number): Promise<boolean> {
  try {
    const line = checked(Line, parsed(text))
    if (line.type !== 'task') return false
    await add(to, checked(ImportedTask, line))
    return true
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error
    throw problem('VALIDATION_ERROR', { reason: `Line ${number}: ${error.message}` })
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw problem('MALFORMED_BODY')
  }
}

/** What is on the list already, or came in before, stays as it is now. */
async function add(to: Importing, task: ImportedTask): Promise<void> {
  const own = to.ports.store.reader(to.actor.user_id)
  const there = z.uuid().safeParse(task.id).success && (await own.find(task.id.toLowerCase()))
  if (there) return
  await addNew(to, task).catch((error: unknown) => {
    if (!(error instanceof CallDiffers)) throw error
  })
}

async function addNew(to: Importing, task: ImportedTask): Promise<void> {
  const { id, completed = false, ...fields } = task
  const given = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)
  const turn = `import:${createHash('sha256').update(id).digest('hex')}`
  const added = await run(to, 'add_task', Object.fromEntries(given), turn, 1)
  if (completed) await run(to, 'complete_task', { task_id: (added.task as { id: string }).id }, turn, 2)
}

async function run(
  { ports, actor }: Importing,
  name: 'add_task' | 'complete_task',
  params: Readonly<Record<string, unknown>>,
  turn: string,
  sequence: number,
): Promise<Readonly<Record<string, unknown>>> {
  const { store, world, timezone } = ports
  const now = { epoch_ms: world.now(), timezone }
  const scope = { store, world, actor, now, intent: 'DIRECT' as const }
  const result = await invoke(toolNamed(name), params, {
    ...scope,
    key: { turn, sequence },
    turn: null,
    call: null,
  })
  if (result.success) return result.data
  throw new Problem(result.error_code, result.error)
}
