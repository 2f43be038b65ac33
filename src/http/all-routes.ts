/** Every declared route, in the order in which the document lists them; and the document itself, made from them. */
import { z } from 'zod'
import { openapiDocument } from './openapi/document.ts'
import { type Route, route } from './route.ts'
import { accessRoutes } from './routes/access.ts'
import { auditRoutes } from './routes/audit.ts'
import { channelRoutes } from './routes/channels.ts'
import { chatRoutes } from './routes/chat.ts'
import { conversationRoutes } from './routes/conversations.ts'
import { eventRoutes } from './routes/events.ts'
import { exportRoutes } from './routes/export.ts'
import { healthRoutes } from './routes/health.ts'
import { importRoutes } from './routes/import.ts'
import { listRoutes } from './routes/lists.ts'
import { meRoutes } from './routes/me.ts'
import { ringRoutes } from './routes/rings.ts'
import { settingsRoutes } from './routes/settings.ts'
import { taskRoutes } from './routes/tasks.ts'
import { tokenRoutes } from './routes/tokens.ts'
import { understandRoutes } from './routes/understand.ts'
import { undoRoutes } from './routes/undo.ts'

const declared: readonly Route[] = [
  ...chatRoutes,
  ...conversationRoutes,
  ...taskRoutes,
  ...undoRoutes,
  ...listRoutes,
  ...understandRoutes,
  ...auditRoutes,
  ...eventRoutes,
  ...meRoutes,
  ...settingsRoutes,
  ...channelRoutes,
  ...ringRoutes,
  ...tokenRoutes,
  ...accessRoutes,
  ...exportRoutes,
  ...importRoutes,
  ...healthRoutes,
]

export function routesFor(version: string): readonly Route[] {
  const document = route(
    {
      method: 'get',
      path: '/api/openapi.json',
      summary: 'This document',
      needs: 'nothing',
      answer: { status: 200, schema: z.record(z.string(), z.unknown()) },
    },
    ({ c }) => {
      made ??= openapiDocument(all, version)
      return c.json(made)
    },
  )
  let made: ReturnType<typeof openapiDocument> | undefined
  const all = [...declared, document]
  return all
}
