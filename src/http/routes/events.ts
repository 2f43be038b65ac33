/**
 * What happens to a user's tasks and conversations, as it happens (server-sent events). A client that comes back with
 * Last-Event-ID gets what it missed; one that begins is told where it stands.
 */
import { streamSSE } from 'hono/streaming'
import { z } from 'zod'
import { ACCESS_CHANGED } from '../../domain/access.ts'
import { problem } from '../../domain/problem.ts'
import type { StoredEvent } from '../../store/contract-service.ts'
import { credentialsOf } from '../auth/gate.ts'
import { Outbox } from '../events/outbox.ts'
import { type Call, type Route, route } from '../route.ts'

/** Then the client comes back by itself, and shows again that it may. */
const LONGEST_MS = 15 * 60_000

const Place = z.string().regex(/^\d{1,9}$/u, 'is not the id of an event')

export const eventRoutes: readonly Route[] = [
  route(
    {
      method: 'get',
      path: '/api/events',
      summary: 'Changes as they happen, as server-sent events',
      needs: 'tasks:read',
      query: z.strictObject({ after: Place.optional().describe('As Last-Event-ID, for who cannot set it.') }),
      headers: ['last-event-id'],
      answer: { status: 200, type: 'text/event-stream' },
    },
    async (call) => {
      const given = call.c.req.header('last-event-id') || call.query.after
      const place = given === undefined ? null : Place.safeParse(given)
      if (place?.success === false) {
        throw problem('VALIDATION_ERROR', { reason: 'Last-Event-ID is not the id of an event.' })
      }
      return streamed(call, place === null ? null : Number(place.data))
    },
  ),
]

interface Sent {
  readonly event: string
  readonly data: string
  /** Where to go on from; what has none changes nothing about that. */
  readonly id?: string
  /** Before it goes out, whoever looks on has to show once more that they may. */
  readonly again?: boolean
}

async function streamed({ c, parts, user_id }: Call, place: number | null): Promise<Response> {
  const heads = await parts.ports.store.eventHeads([user_id])
  const after = place ?? heads.get(user_id) ?? 0
  c.header('x-accel-buffering', 'no')
  return streamSSE(c, async (out) => {
    const box = new Outbox<Sent | null>()
    box.put(placed('ready', after))
    const leave = parts.hub.open(user_id, {
      after,
      event: (event) => box.put(shown(event)),
      reset: (to) => box.put(placed('reset', to)),
      beat: () => box.put(null),
      reading: (message) => box.put({ event: 'reading', data: JSON.stringify(message) }),
      end: () => box.end(),
    })
    const enough = setTimeout(() => box.end(), LONGEST_MS)
    out.onAbort(() => box.end())
    try {
      for await (const sent of box) {
        if (sent?.again && !(await mayStill(parts, c))) return
        await (sent === null ? out.write(': still here\n\n') : out.writeSSE(sent))
      }
    } finally {
      clearTimeout(enough)
      leave()
    }
  })
}

/** What comes after it waits as long. */
async function mayStill({ gate }: Call['parts'], c: Call['c']): Promise<boolean> {
  return await gate.identify({ ...credentialsOf(c), again: true }).then(
    () => true,
    () => false,
  )
}

/** Among what was forgotten, somebody may have been put out. */
function placed(event: 'ready' | 'reset', after: number): Sent {
  return { event, data: JSON.stringify({ after }), id: String(after), again: event === 'reset' }
}

function shown({ seq, kind, ...event }: StoredEvent): Sent {
  const data = JSON.stringify({ seq, kind, ...event })
  return { event: 'change', id: String(seq), data, again: kind === ACCESS_CHANGED }
}
