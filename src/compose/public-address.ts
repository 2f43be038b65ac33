/** A server that others can reach is either set up properly or does not start; everything missing is named at once. */
import type { Settings } from './settings.ts'
import { BadSetting } from './settings-given.ts'

const LOOPBACK = ['127.0.0.1', 'localhost', '::1']

export function isPublic({ SAYSO_HOST }: Settings): boolean {
  return !LOOPBACK.includes(SAYSO_HOST)
}

export function refuseHalfConfigured(settings: Settings): void {
  if (!isPublic(settings)) return
  const missing = requirements.filter(({ met }) => !met(settings)).map(({ say }) => `- ${say}`)
  if (missing.length === 0) return
  const head = `SAYSO_HOST=${settings.SAYSO_HOST} opens Sayso to the network, which needs more settings:`
  throw new BadSetting([head, ...missing, 'Or use SAYSO_HOST=127.0.0.1.'].join('\n'))
}

interface Requirement {
  readonly say: string
  met(settings: Settings): boolean
}

const requirements: readonly Requirement[] = [
  {
    say: 'Tokens and tasks must not cross the network in the clear: set SAYSO_TLS_CERT and SAYSO_TLS_KEY, or SAYSO_TRUST_PROXY=yes behind a proxy that ends TLS.',
    met: (s) =>
      s.SAYSO_TRUST_PROXY === 'yes' || (s.SAYSO_TLS_CERT !== undefined && s.SAYSO_TLS_KEY !== undefined),
  },
  {
    say: 'The one-time link of `local` is for this machine only: set SAYSO_AUTH=accounts or SAYSO_AUTH=jwt.',
    met: (s) => s.SAYSO_AUTH !== 'local',
  },
  {
    say: 'Set a secret of at least 32 characters: SAYSO_AUTH_SECRET for accounts; SAYSO_JWT_SECRET, or SAYSO_JWKS_URL, for jwt.',
    met: hasSecret,
  },
  {
    say: 'Set SAYSO_PUBLIC_URL to the https address people will see.',
    met: (s) => s.SAYSO_PUBLIC_URL?.startsWith('https://') ?? false,
  },
  {
    say: 'Set SAYSO_TRUSTED_ORIGINS to the pages that may use it, such as that same address.',
    met: (s) => s.SAYSO_TRUSTED_ORIGINS !== undefined,
  },
]

function hasSecret(s: Settings): boolean {
  if (s.SAYSO_AUTH === 'accounts') return s.SAYSO_AUTH_SECRET !== undefined
  return s.SAYSO_JWT_SECRET !== undefined || s.SAYSO_JWKS_URL !== undefined
}
