/** What the settings say about serving others: addresses, limits, encryption. */
import { readFileSync } from 'node:fs'
import { isPublic } from '../compose/public-address.ts'
import { originsIn } from '../compose/service-settings.ts'
import { BadSetting, type Settings } from '../compose/settings.ts'
import type { ServiceParts } from '../http/parts.ts'
import type { Tls } from '../http/serve.ts'
import { version } from './version.ts'

/** Enough for anyone who types, too few for a flood. */
const PUBLIC_RATE_LIMIT = 60

type Said =
  | 'public_url'
  | 'trusted_origins'
  | 'security_contact'
  | 'behind_proxy'
  | 'turns_a_minute'
  | 'version'

export function serviceParts(settings: Settings): Pick<ServiceParts, Said> {
  return {
    security_contact: settings.SAYSO_SECURITY_CONTACT ?? null,
    public_url: settings.SAYSO_PUBLIC_URL ?? null,
    trusted_origins: originsIn(settings.SAYSO_TRUSTED_ORIGINS ?? ''),
    behind_proxy: settings.SAYSO_TRUST_PROXY === 'yes',
    turns_a_minute: settings.SAYSO_RATE_LIMIT ?? (isPublic(settings) ? PUBLIC_RATE_LIMIT : 0),
    version: version(),
  }
}

export function tlsOf({ SAYSO_TLS_CERT: cert, SAYSO_TLS_KEY: key }: Settings): Tls | null {
  if (cert === undefined || key === undefined) return null
  return { cert: fileAt('SAYSO_TLS_CERT', cert), key: fileAt('SAYSO_TLS_KEY', key) }
}

function fileAt(setting: string, path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    throw new BadSetting(`The file ${path} that ${setting} names cannot be read.`)
  }
}
