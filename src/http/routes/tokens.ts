/** Personal access tokens: shown once when made, listed without their secret, gone when revoked. */
import { z } from 'zod'
import { epochOf, instantText } from '../../domain/calendar.ts'
import { problem } from '../../domain/problem.ts'
import { scopes } from '../../domain/scope.ts'
import { isStorable } from '../../domain/text.ts'
import { noteOf } from '../access-note.ts'
import { newPersonalToken, tokenHash } from '../auth/personal-tokens.ts'
import { Instant } from '../instant.ts'
import type { AppParts } from '../parts.ts'
import { type Route, route } from '../route.ts'

const MOST = 100

export const TokenAnswer = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(scopes)),
  created_at: z.string(),
  expires_at: z.string().nullable(),
  last_used_at: z.string().nullable(),
})

export const NewToken = z.strictObject({
  name: z.string().trim().min(1).max(100).refine(isStorable, 'contains what cannot be stored'),
  scopes: z
    .array(z.enum(scopes))
    .min(1)
    .max(scopes.length)
    .transform((given) => scopes.filter((scope) => given.includes(scope))),
  expires_at: Instant.nullable()
    .optional()
    .describe('Unless said, after 90 days; null: never. Where users are kept elsewhere, after 90 at most.'),
})

/** Long enough for a program to be set up once, short enough for a forgotten one to end by itself. */
const LIFETIME_DAYS = 90

/**
 * An issuer elsewhere does not say when it no longer knows somebody. What was made in their name is made anew now and
 * then, by someone whom it still knows.
 */
function endOf({ accounts, local, ports }: AppParts, wanted: string | null | undefined): string | null {
  const usual = instantText(ports.world.now() + LIFETIME_DAYS * 24 * 3600_000)
  if (wanted === undefined) return usual
  const isElsewhere = accounts === null && local === null
  return isElsewhere && (wanted === null || wanted > usual) ? usual : wanted
}

export const MadeToken = TokenAnswer.extend({ token: z.string() })

export const tokenRoutes: readonly Route[] = [
  route(
    {
      method: 'get',
      path: '/api/tokens',
      summary: 'Your access tokens',
      needs: 'account',
      answer: { status: 200, schema: z.object({ tokens: z.array(TokenAnswer) }) },
    },
    async ({ c, parts, user_id }) => c.json({ tokens: await parts.ports.store.tokens(user_id) }),
  ),
  route(
    {
      method: 'post',
      path: '/api/tokens',
      summary: 'Make an access token; it is shown this once',
      needs: 'account',
      body: NewToken,
      answer: { status: 201, schema: MadeToken },
      problems: ['CONFLICT'],
    },
    async (call) => {
      const { c, parts, user_id, body } = call
      const { store, world } = parts.ports
      const { name, scopes } = body
      const expires_at = endOf(parts, body.expires_at)
      if (expires_at !== null && epochOf(expires_at) <= world.now()) {
        throw problem('VALIDATION_ERROR', { reason: 'expires_at: must be in the future.' })
      }
      if ((await store.tokens(user_id)).length >= MOST) {
        throw problem('CONFLICT', { reason: `You have ${MOST} tokens already. Revoke one first.` })
      }
      const token = newPersonalToken(user_id)
      const created_at = instantText(world.now())
      const kept = { id: world.newId(), name, scopes, created_at, expires_at, last_used_at: null }
      await store.addToken(kept, tokenHash(token), noteOf(call, 'make_token', { name, scopes, expires_at }))
      return c.json({ ...kept, token }, 201)
    },
  ),
  route(
    {
      method: 'delete',
      path: '/api/tokens/{id}',
      summary: 'Revoke an access token',
      needs: 'account',
      answer: { status: 204 },
      problems: ['TOKEN_NOT_FOUND'],
    },
    async (call) => {
      const { store } = call.parts.ports
      const parsed = z.uuid().safeParse(call.c.req.param('id'))
      if (!parsed.success) throw problem('MALFORMED_ID', { field: 'id' })
      const id = parsed.data.toLowerCase()
      const token = (await store.tokens(call.user_id)).find((one) => one.id === id)
      const note = noteOf(call, 'revoke_token', { name: token?.name })
      if (!token || !(await store.revokeToken(id, note))) throw problem('TOKEN_NOT_FOUND')
      return call.c.body(null, 204)
    },
  ),
]
