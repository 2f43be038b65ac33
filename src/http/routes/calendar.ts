/**
 * What is due, for a calendar to subscribe to. Calendars cannot sign in, so the address itself is the secret: it holds
 * a personal token that is good for this alone, and revoking that token closes it.
 */
import { type Context, Hono } from 'hono'
import { problem } from '../../domain/problem.ts'
import { CALENDAR } from '../../domain/scope.ts'
import type { Task, TaskPage } from '../../domain/task.ts'
import { calendarOf } from '../calendar/ics.ts'
import type { Env } from '../env.ts'
import type { AppParts } from '../parts.ts'
import { zoneOf } from '../zone-of.ts'

const MOST = 2000

export function calendarRoutes(parts: AppParts): Hono<Env> {
  return new Hono<Env>().get('/calendar/:file', async (c) => {
    const user_id = await holder(c, parts)
    parts.requests.user(user_id)
    const zone = await zoneOf(parts.ports, user_id)
    const type = { 'content-type': 'text/calendar; charset=utf-8' }
    return c.body(calendarOf(await due(parts, user_id, zone), zone), 200, type)
  })
}

/** Addresses from before hold a token that may read everything. They go on, as calendars still ask there. */
const KEYS: readonly (string | undefined)[] = [CALENDAR, 'tasks:read']

/** Whatever could do more has no place in an address; it is as if nothing were there. */
async function holder(c: Context<Env>, { gate }: AppParts): Promise<string> {
  const [, token] = /^([\w.~-]{1,400})\.ics$/u.exec(c.req.param('file') ?? '') ?? []
  const nobody = () => null
  const found = token ? await gate.identify({ bearer: token, headers: new Headers() }).catch(nobody) : null
  if (!found || !KEYS.includes(found.scopes?.join())) throw problem('NOT_FOUND')
  return found.user_id
}

async function due({ ports }: AppParts, user_id: string, timezone: string): Promise<readonly Task[]> {
  const now = { epoch_ms: ports.world.now(), timezone }
  const found: Task[] = []
  for (let cursor: string | null = ''; cursor !== null && found.length < MOST; ) {
    const place: { cursor?: string } = cursor === '' ? {} : { cursor }
    const query = { status: 'pending', limit: 100, now, ...place } as const
    const page: TaskPage = await ports.store.reader(user_id).page(query)
    found.push(...page.tasks.filter(({ due_date }) => due_date !== null))
    cursor = page.tasks.at(-1)?.due_date === null ? null : page.next_cursor
  }
  return found
}
