/** What the settings say about serving others: addresses, limits, encryption. */
import { readFileSync } from 'node:fs'
import { isPublic } from '../compose/public-address.ts'
import { originsIn } from '../compose/service-settings.ts'
import type { Settings } from '../compose/settings.ts'
import { BadSetting } from '../compose/settings-given.ts'
import type { ServiceParts } from '../http/parts.ts'
import type { Tls } from '../http/serve.ts'
import { version } from './version.ts'

/** Enough for anyone who types, too few for a flood. */
const PUBLIC_RATE_LIMIT = 60
/** What a page and a few programs ask for. */
const PUBLIC_REQUEST_LIMIT = 600
const PUBLIC_QUOTA_MB = 1000

type Said =
  | 'public_url'
  | 'trusted_origins'
  | 'security_contact'
  | 'behind_proxy'
  | 'ends_tls'
  | 'metrics_token'
  | 'turns_a_minute'
  | 'requests_a_minute'
  | 'quota_mb'
  | 'version'

export function serviceParts(settings: Settings): Pick<ServiceParts, Said> {
  // Whoever stands behind a proxy is reached by others, wherever it listens.
  const isReached = isPublic(settings) || settings.SAYSO_TRUST_PROXY === 'yes'
  const ifPublic = (limit: number) => (isReached ? limit : 0)
  return {
    security_contact: settings.SAYSO_SECURITY_CONTACT ?? null,
    public_url: settings.SAYSO_PUBLIC_URL ?? null,
    trusted_origins: originsIn(settings.SAYSO_TRUSTED_ORIGINS ?? ''),
    behind_proxy: settings.SAYSO_TRUST_PROXY === 'yes',
    ends_tls: settings.SAYSO_TLS_CERT !== undefined && settings.SAYSO_PUBLIC_URL !== undefined,
    metrics_token: settings.SAYSO_METRICS_TOKEN ?? null,
    turns_a_minute: settings.SAYSO_RATE_LIMIT ?? ifPublic(PUBLIC_RATE_LIMIT),
    requests_a_minute: settings.SAYSO_REQUEST_LIMIT ?? ifPublic(PUBLIC_REQUEST_LIMIT),
    quota_mb: settings.SAYSO_QUOTA_MB ?? ifPublic(PUBLIC_QUOTA_MB),
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
