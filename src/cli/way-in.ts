/** Who may use the server, as the settings say; and what to print so that they can. */
import { isIP } from 'node:net'
import { BadSetting, type Settings } from '../compose/settings.ts'
import type { World } from '../domain/world.ts'
import type { Gate } from '../http/auth/gate.ts'
import { jwtGate } from '../http/auth/jwt-gate.ts'
import { LocalAccess } from '../http/auth/local-access.ts'

export interface WayIn {
  readonly gate: Gate
  readonly local: LocalAccess | null
  /** Says where it listens, now that the port is known. */
  invite(port: number): void
}

export function wayIn(settings: Settings, world: World): WayIn {
  const { SAYSO_JWT_SECRET: secret, SAYSO_JWT_ISSUER: issuer, SAYSO_JWT_AUDIENCE: audience } = settings
  let address = ''
  const listening = (port: number) => {
    address = `http://${isIP(settings.SAYSO_HOST) === 6 ? `[${settings.SAYSO_HOST}]` : settings.SAYSO_HOST}:${port}`
    console.log(`Sayso is listening on ${address}`)
  }
  if (settings.SAYSO_AUTH === 'jwt' && secret !== undefined) {
    return { gate: jwtGate({ secret, issuer, audience }, world), local: null, invite: listening }
  }
  const local = new LocalAccess((code) =>
    console.log(`Sign in (works once): ${address}/sign-in?code=${code}`),
  )
  const invite = (port: number) => {
    listening(port)
    local.offer()
  }
  return { gate: local, local, invite }
}

const LOOPBACK = ['127.0.0.1', 'localhost', '::1']

/** Tokens and tasks would cross the network in the clear. */
export function refusePublicHost(host: string): void {
  if (LOOPBACK.includes(host)) return
  throw new BadSetting(
    `SAYSO_HOST=${host} would open Sayso to the network without encryption. Use 127.0.0.1, localhost or ::1.`,
  )
}
