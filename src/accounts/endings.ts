/**
 * What better-auth ends by itself is sessions. Whoever changes a password or ends all sessions wants everyone out:
 * these are the addresses of its API at which more has to end, and what is noted of them.
 */
import type { AccessDeed } from '../domain/access.ts'
import type { Auth, AuthRules } from './auth.ts'
import { byMail, isByMail } from './by-mail.ts'
import { type Fields, fieldsIn } from './fields-in.ts'
import {
  type Consent,
  endAll,
  endProgram,
  endSession,
  is,
  programName,
  type SessionRow,
  type Tables,
} from './visitors.ts'

interface Asking {
  readonly tables: Tables
  readonly rules: AuthRules
  readonly user_id: string
  readonly session_id: string
  /** What the request says. */
  readonly sent: Fields
}

/** Looks before it is done, and gives what follows once it is. */
type Ending = (asking: Asking) => Promise<(answered: Fields) => Promise<void>>

const PASSWORD_NEEDED = {
  code: 'PASSWORD_NEEDED',
  message: 'Erasing an account takes its password, also right after signing in.',
}

const endings: Readonly<Record<string, Ending>> = {
  '/sign-out': sessionEnds,
  '/revoke-session': listedSessionEnds,
  '/revoke-sessions': async (asking) => () => everyoneOut(asking, 'sign_out_everywhere', null),
  '/revoke-other-sessions': async (asking) => () =>
    everyoneOut(asking, 'sign_out_everywhere', asking.session_id),
  '/change-password': async (asking) => async (answered) =>
    await everyoneOut(asking, 'change_password', await sessionAfter(asking, answered)),
  '/oauth2/consent': programAllowed,
  '/oauth2/delete-consent': programEnds,
}

/** Takes a request to its API all the way. */
export async function handled(auth: Auth, rules: AuthRules, request: Request): Promise<Response> {
  const path = new URL(request.url).pathname.replace(/^\/api\/auth/u, '')
  if (request.method === 'POST' && isByMail(rules, path)) return await byMail(auth, rules, request, path)
  const sent = await fieldsIn(request.clone())
  if (path === '/delete-user' && !hasPassword(sent)) return Response.json(PASSWORD_NEEDED, { status: 400 })
  const ending = request.method === 'POST' ? endings[path] : undefined
  const found = ending && (await auth.api.getSession({ headers: request.headers }))
  if (!ending || !found) return await auth.handler(request)
  const who = { user_id: found.user.id, session_id: found.session.id }
  const then = await ending({ tables: await auth.$context, rules, ...who, sent })
  const response = await auth.handler(request)
  if (response.ok) await then(await fieldsIn(response.clone()))
  return response
}

/** An empty one is none: better-auth then erases for whoever signed in a while ago. */
function hasPassword({ password }: Fields): boolean {
  return typeof password === 'string' && password !== ''
}

async function sessionEnds({ rules, user_id }: Asking) {
  return () => rules.noted(user_id, 'sign_out', {})
}

/** Whoever lists their sessions sees hashes, and names one by that; a token itself better-auth finds. */
async function listedSessionEnds(asking: Asking) {
  const { tables, user_id, sent } = asking
  const where = [is('userId', user_id)]
  const own = await tables.adapter.findMany<SessionRow>({ model: 'session', where })
  const listed = own.find(({ token }) => token === sent.token)
  if (listed) await endSession(tables, user_id, listed.id)
  return await sessionEnds(asking)
}

async function everyoneOut({ tables, rules, user_id }: Asking, deed: AccessDeed, keep: string | null) {
  await endAll(tables, user_id, keep)
  await rules.endTokens(user_id, deed)
}

/** A new password may come with a new session; else the one that asked goes on. */
async function sessionAfter({ tables, session_id }: Asking, { token }: Fields): Promise<string> {
  if (typeof token !== 'string') return session_id
  const where = [is('token', token)]
  return (await tables.adapter.findOne<{ id: string }>({ model: 'session', where }))?.id ?? session_id
}

async function programAllowed({ tables, rules, user_id, sent }: Asking) {
  return async () => {
    const client_id = new URLSearchParams(String(sent.oauth_query ?? '')).get('client_id') ?? ''
    const consent = await consentOf(tables, [is('userId', user_id), is('clientId', client_id)])
    if (sent.accept !== true || !consent) return
    const program = await programName(tables, client_id)
    await rules.noted(user_id, 'allow_program', { program, scopes: consent.scopes })
  }
}

async function programEnds({ tables, rules, user_id, sent }: Asking) {
  const consent = await consentOf(tables, [is('userId', user_id), is('id', String(sent.id))])
  return async () => {
    if (!consent) return
    await endProgram(tables, user_id, consent.clientId)
    await rules.noted(user_id, 'end_program', { program: await programName(tables, consent.clientId) })
  }
}

async function consentOf({ adapter }: Tables, where: ReturnType<typeof is>[]): Promise<Consent | null> {
  return await adapter.findOne<Consent>({ model: 'oauthConsent', where })
}
