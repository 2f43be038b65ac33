/** Someone who has let in everything there is, and all doors that opens. For one test file, and gone with it. */
import { composeMcp } from '../../src/compose/mcp.ts'
import { accountsHere, PASSWORD } from './accounts.ts'
import { appOn, HERE } from './http-app.ts'
import { atMcp, letIn, register, tokens } from './program.ts'

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

export async function hostHere() {
  const here = await accountsHere()
  const { accounts, inAnotherMinute, person, ports, post, get, signIn } = here
  const mcp = composeMcp(ports, null, (error) => console.error(error))
  const { app, faults } = appOn(ports, { gate: accounts, accounts, mcp })
  const client_id = await inAnotherMinute(() => register(app))

  /** With another browser, a script and a program. */
  const host = async () => {
    const { email, cookie } = await person()
    const other = (await signIn(email, PASSWORD)).json.token as string
    const jwt = (await get('/api/auth/token', bearer(other))).json.token as string
    const made = await post('/api/tokens', { name: 'script', scopes: ['tasks:read'] }, { cookie })
    const program = await letIn(app, cookie, client_id)
    return { email, cookie, other, jwt, personal: made.json.token as string, program }
  }
  type Host = Awaited<ReturnType<typeof host>>

  const at = async (path: string, headers: Record<string, string>) =>
    (await app.request(`${HERE}${path}`, { headers })).status
  const ended = async (path: string, headers: Record<string, string>) =>
    (await app.request(`${HERE}${path}`, { method: 'DELETE', headers: { ...headers, origin: HERE } })).status

  /** The doors that let someone in, of all doors with all keys. */
  const open = async ({ other, jwt, personal, program }: Host): Promise<string[]> => {
    const refreshing = { grant_type: 'refresh_token', client_id, refresh_token: program.refresh }
    const statuses = {
      'the other browser': await at('/api/tasks', bearer(other)),
      'its JWT': await at('/api/tasks', bearer(jwt)),
      'the token, at the API': await at('/api/tasks', bearer(personal)),
      'the token, at /mcp': await atMcp(app, personal),
      'the token, as a calendar': await at(`/calendar/${personal}.ics`, {}),
      'the program, at /mcp': await atMcp(app, program.access),
      'the program, asking who': await at('/api/auth/oauth2/userinfo', bearer(program.access)),
      'the program, refreshing': (await tokens(app, refreshing)).status,
    }
    return Object.entries(statuses).flatMap(([door, status]) => (status === 200 ? [door] : []))
  }
  return { ...here, app, faults, client_id, host, at, ended, open }
}

export type Host = Awaited<ReturnType<Awaited<ReturnType<typeof hostHere>>['host']>>
