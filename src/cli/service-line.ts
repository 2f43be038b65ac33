/** How others get in, in one line for `sayso doctor`; and a problem where a server would not start, or let nobody in. */
import { statSync } from 'node:fs'
import { isPublic, refuseHalfConfigured } from '../compose/public-address.ts'
import type { Settings } from '../compose/settings.ts'
import { BadSetting } from '../compose/settings-given.ts'
import { serviceParts, tlsOf } from './service.ts'

const PATIENCE_MS = 3000

export async function serviceLine(settings: Settings): Promise<string> {
  refuseHalfConfigured(settings)
  const tls = tlsOf(settings)
    ? `TLS ends here${keyNote(settings.SAYSO_TLS_KEY ?? '')}`
    : settings.SAYSO_TRUST_PROXY === 'yes'
      ? 'behind a proxy'
      : null
  const where = isPublic(settings) ? `open to the network, ${tls}` : 'this machine only'
  const { turns_a_minute } = serviceParts(settings)
  const rate = turns_a_minute === 0 ? 'no limit on turns' : `${turns_a_minute} turns a minute for each user`
  return `${await entry(settings)}; ${where}; ${rate}`
}

/** Windows has other ways to say who may read. */
function keyNote(path: string): string {
  const others = process.platform === 'win32' ? 0 : statSync(path).mode & 0o077
  return others === 0 ? '' : `, but others on this machine can read its key: chmod 600 ${path}`
}

async function entry(settings: Settings): Promise<string> {
  switch (settings.SAYSO_AUTH) {
    case 'accounts':
      return `accounts, sign-up ${settings.SAYSO_SIGN_UP}`
    case 'jwt':
      return settings.SAYSO_JWKS_URL === undefined
        ? 'tokens signed with a secret'
        : `tokens of an issuer with ${await keysAt(settings.SAYSO_JWKS_URL)} keys`
    default:
      return 'one-time link for the person at this machine'
  }
}

async function keysAt(url: string): Promise<number> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) })
    const { keys } = (await response.json()) as { keys: unknown[] }
    if (keys.length > 0) return keys.length
  } catch {
    // Said below, whatever it was.
  }
  throw new BadSetting(`No keys can be read from SAYSO_JWKS_URL=${url}, so no token would be accepted.`)
}
