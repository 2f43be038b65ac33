/** Two of better-auth’s own doors believe a program’s JWT until it runs out. Whoever was put out is put out there, too. */
import { decodeJwt } from 'jose'
import { type Shown, stillAllowed } from './still-allowed.ts'
import type { Tables } from './visitors.ts'

const WHO_IS_IT = '/api/auth/oauth2/userinfo'
const IS_IT_GOOD = '/api/auth/oauth2/introspect'

/** The answer as it is, unless the token it is about has been ended. Its signature was checked before. */
export async function unlessEnded(
  tables: Tables,
  request: Request,
  answer: Response,
  now: Date,
): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (!answer.ok || (pathname !== WHO_IS_IT && pathname !== IS_IT_GOOD)) return answer
  const shown = pathname === WHO_IS_IT ? tokenOf(request) : ((await answer.clone().json()) as Shown)
  // What names no program is no JWT: it is a row of a table, and gone with it.
  if (shown?.azp === undefined || (await stillAllowed(tables, shown, now))) return answer
  if (pathname === IS_IT_GOOD) return Response.json({ active: false })
  return Response.json({ code: 'INVALID_TOKEN', message: 'This token was ended.' }, { status: 401 })
}

function tokenOf({ headers }: Request): Shown | null {
  try {
    return decodeJwt((headers.get('authorization') ?? '').replace(/^bearer /iu, ''))
  } catch {
    return null
  }
}
