/** Everyone who is in: devices that are signed in, programs that were allowed, tokens; and how they are put out. */
import { z } from 'zod'
import { problem } from '../../domain/problem.ts'
import { scopes } from '../../domain/scope.ts'
import { noteOf } from '../access-note.ts'
import type { AppParts } from '../parts.ts'
import { type Call, type Route, route } from '../route.ts'
import { TokenAnswer } from './tokens.ts'

export const SessionAnswer = z.object({
  id: z.string(),
  device: z.string().describe('What its browser or program says about itself.'),
  created_at: z.string(),
  last_used_at: z.string().describe('To the day.'),
  current: z.boolean().describe('The one that asks.'),
})

export const ProgramAnswer = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(scopes)),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
})

export const AccessAnswer = z.object({
  sessions: z.array(SessionAnswer),
  programs: z.array(ProgramAnswer),
  tokens: z.array(TokenAnswer),
})

export const accessRoutes: readonly Route[] = [
  route(
    {
      method: 'get',
      path: '/api/access',
      summary: 'Signed-in devices, programs and tokens, with their last use',
      needs: 'account',
      answer: { status: 200, schema: AccessAnswer },
    },
    async ({ c, parts, user_id }) => {
      const visitors = visitorsOf(parts)
      const current = c.get('session_id')
      const sessions = (await visitors?.sessions(user_id)) ?? []
      return c.json({
        sessions: sessions.map((session) => ({ ...session, current: session.id === current })),
        programs: (await visitors?.programs(user_id)) ?? [],
        tokens: await parts.ports.store.tokens(user_id),
      })
    },
  ),
  route(
    {
      method: 'delete',
      path: '/api/access',
      summary: 'Sign out everywhere: every session, program and token ends, this one too',
      needs: 'account',
      answer: { status: 204 },
    },
    async (call) => {
      await visitorsOf(call.parts)?.endAll(call.user_id)
      await call.parts.ports.store.endTokens(noteOf(call, 'sign_out_everywhere', {}))
      return call.c.body(null, 204)
    },
  ),
  route(
    {
      method: 'delete',
      path: '/api/access/sessions/{id}',
      summary: 'Sign out one device',
      needs: 'account',
      answer: { status: 204 },
      problems: ['NOT_FOUND'],
    },
    async (call) => {
      const [id, visitors] = [idIn(call), visitorsOf(call.parts)]
      const session = (await visitors?.sessions(call.user_id))?.find((one) => one.id === id)
      if (!session || !(await visitors?.endSession(call.user_id, id))) throw problem('NOT_FOUND')
      await call.parts.ports.store.note(noteOf(call, 'sign_out', { device: session.device }))
      return call.c.body(null, 204)
    },
  ),
  route(
    {
      method: 'delete',
      path: '/api/access/programs/{id}',
      summary: 'Take back what a program was allowed; its tokens end at once',
      needs: 'account',
      answer: { status: 204 },
      problems: ['NOT_FOUND'],
    },
    async (call) => {
      const [id, visitors] = [idIn(call), visitorsOf(call.parts)]
      const program = (await visitors?.programs(call.user_id))?.find((one) => one.id === id)
      if (!program || !(await visitors?.endProgram(call.user_id, id))) throw problem('NOT_FOUND')
      await call.parts.ports.store.note(noteOf(call, 'end_program', { program: program.name }))
      return call.c.body(null, 204)
    },
  ),
]

/** null: sessions are the business of who issues the tokens. */
function visitorsOf({ accounts, local }: AppParts) {
  return accounts ?? local
}

function idIn({ c }: Call): string {
  return c.req.param('id') ?? ''
}
