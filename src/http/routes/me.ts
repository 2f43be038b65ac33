/** Who is signed in, for a page that keeps things in a browser which others use, too. */
import { z } from 'zod'
import { userMark } from '../auth/gate.ts'
import { type Route, route } from '../route.ts'

export const MeAnswer = z.object({
  user: z
    .string()
    .describe(
      'The same for the same user, and for nobody else. Sent along as the header Sayso-User, a request is refused (409) once someone else is signed in.',
    ),
})

export const meRoutes: readonly Route[] = [
  route(
    {
      method: 'get',
      path: '/api/me',
      summary: 'Who is signed in, as a mark that tells users apart',
      needs: 'tasks:read',
      answer: { status: 200, schema: MeAnswer },
    },
    ({ c, user_id }) => c.json({ user: userMark(user_id) }),
  ),
]
