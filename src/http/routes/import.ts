/**
 * Tasks from an export, line by line as they arrive, through the same tool as any other. Each is keyed by the id it had,
 * so that sending a file twice adds nothing; conversations and calls in it are passed over.
 */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { Problem, problem } from '../../domain/problem.ts'
import { Description, Due, PriorityWord, TimeZone, Title } from '../../domain/task.ts'
import { invoke } from '../../tools/invoke.ts'
import { CallDiffers } from '../../tools/port.ts'
import { toolNamed } from '../../tools/registry.ts'
import { actorOf } from '../actor-of.ts'
import { checked } from '../checked.ts'
import { linesOf } from '../lines-of.ts'
import { type Call, type Route, route } from '../route.ts'

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

const notLines = new Problem('UNSUPPORTED_TYPE', 'Send JSON lines, with content-type application/x-ndjson.')

const ImportAnswer = z.object({
  tasks: z.int().describe('Tasks in the file; those that came before were not added again.'),
  skipped: z.int().describe('Lines about something else.'),
})

export const importRoutes: readonly Route[] = [
  route(
    {
      method: 'post',
      path: '/api/import',
      summary: 'Add the tasks of an export; sending it twice adds nothing',
      needs: 'tasks:write',
      answer: { status: 200, schema: ImportAnswer },
      problems: ['MALFORMED_BODY'],
    },
    async (call) => {
      const { c } = call
      const type = c.req.header('content-type') ?? ''
      if (!/^application\/(?:x-ndjson|jsonl)\b/iu.test(type)) throw notLines
      const done = { tasks: 0, skipped: 0 }
      let number = 0
      for await (const line of linesOf(c.req.raw.body)) {
        number += 1
        if (line.trim() === '') continue
        const taken = await takeIn(call, line, number)
        done[taken ? 'tasks' : 'skipped'] += 1
      }
      return c.json(done)
    },
  ),
]

async function takeIn(call: Call, text: string, number: number): Promise<boolean> {
  try {
    const line = checked(Line, parsed(text))
    if (line.type !== 'task') return false
    await add(call, checked(ImportedTask, line))
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
async function add(call: Call, task: ImportedTask): Promise<void> {
  const own = call.parts.ports.store.reader(call.user_id)
  const there = z.uuid().safeParse(task.id).success && (await own.find(task.id.toLowerCase()))
  if (there) return
  await addNew(call, task).catch((error: unknown) => {
    if (!(error instanceof CallDiffers)) throw error
  })
}

async function addNew(call: Call, task: ImportedTask): Promise<void> {
  const { id, completed = false, ...fields } = task
  const given = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)
  const turn = `import:${createHash('sha256').update(id).digest('hex')}`
  const added = await run(call, 'add_task', Object.fromEntries(given), turn, 1)
  if (completed) await run(call, 'complete_task', { task_id: (added.task as { id: string }).id }, turn, 2)
}

async function run(
  call: Call,
  name: 'add_task' | 'complete_task',
  params: Readonly<Record<string, unknown>>,
  turn: string,
  sequence: number,
): Promise<Readonly<Record<string, unknown>>> {
  const { store, world, timezone } = call.parts.ports
  const now = { epoch_ms: world.now(), timezone }
  const scope = { store, world, actor: actorOf(call.c, 'page'), now, intent: 'DIRECT' as const }
  const result = await invoke(toolNamed(name), params, {
    ...scope,
    key: { turn, sequence },
    turn: null,
    call: null,
  })
  if (result.success) return result.data
  throw new Problem(result.error_code, result.error)
}
