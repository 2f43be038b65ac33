/** Who may use the server, as the settings say; and what to print so that they can. */
import { isIP } from 'node:net'
import { accountRules, withMail } from '../compose/account-rules.ts'
import { mailOf } from '../compose/reminding.ts'
import type { Settings } from '../compose/settings.ts'
import type { Accounts } from '../http/auth/accounts.ts'
import type { Gate } from '../http/auth/gate.ts'
import { jwtGate } from '../http/auth/jwt-gate.ts'
import { LocalAccess } from '../http/auth/local-access.ts'
import type { OpenAgent } from './agent.ts'

export interface WayIn {
  readonly gate: Gate
  readonly local: LocalAccess | null
  readonly accounts: Accounts | null
  /** Says where it listens and how to get in. */
  invite(): void
}

/** Now that the port is known. */
export async function wayIn(
  settings: Settings,
  agent: OpenAgent,
  port: number,
  fault: (error: unknown) => void,
): Promise<WayIn> {
  const address = publicAddress(settings, port)
  const listening = () => console.log(`Sayso is listening on ${addressAt(settings, port)}`)
  switch (settings.SAYSO_AUTH) {
    case 'jwt':
      return { gate: issuersGate(settings, agent), local: null, accounts: null, invite: listening }
    case 'accounts': {
      const accounts = await accountsAt(settings, agent, address, fault)
      return { gate: accounts, local: null, accounts, invite: listening }
    }
    default: {
      const show = (code: string) => console.log(`Sign in (works once): ${address}/sign-in?code=${code}`)
      const local = new LocalAccess(show, agent.ports, port)
      const invite = () => {
        listening()
        local.offer()
      }
      return { gate: local, local, accounts: null, invite }
    }
  }
}

/** Where people reach it. */
export function publicAddress(settings: Settings, port: number): string {
  return settings.SAYSO_PUBLIC_URL ?? addressAt(settings, port)
}

function addressAt({ SAYSO_HOST: host, SAYSO_TLS_CERT: cert }: Settings, port: number): string {
  return `${cert === undefined ? 'http' : 'https'}://${isIP(host) === 6 ? `[${host}]` : host}:${port}`
}

function issuersGate(settings: Settings, { ports }: OpenAgent): Gate {
  const { SAYSO_JWT_SECRET: secret, SAYSO_JWKS_URL: keys_url } = settings
  const { SAYSO_JWT_ISSUER: issuer, SAYSO_JWT_AUDIENCE: audience } = settings
  return jwtGate({ secret, keys_url, issuer, audience }, ports.world)
}

/** Loaded only when wanted: it takes a third of a second. */
async function accountsAt(
  settings: Settings,
  { ports, connection }: OpenAgent,
  address: string,
  fault: (error: unknown) => void,
): Promise<Accounts> {
  const { openAccounts } = await import('../accounts/accounts.ts')
  const { store, world } = ports
  const rules = accountRules(settings, address, store, world)
  return await openAccounts(connection, withMail(rules, mailOf(settings), world, fault), world)
}
