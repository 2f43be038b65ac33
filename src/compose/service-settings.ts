/** The settings of a server that others reach. One person on one machine needs none of them. */
import { z } from 'zod'
import { databaseAddress } from './database-address.ts'

const webAddress = z
  .url({ protocol: /^https?$/u, message: 'must be an address such as https://sayso.example' })
  .refine(
    (url) => /^https?:\/\/[^/?#]+\/?$/u.test(url),
    'must have no path: Sayso needs a name of its own, such as https://sayso.example',
  )
  .transform((url) => new URL(url).origin)

function areOrigins(text: string): boolean {
  return originsIn(text).every((origin) => webAddress.safeParse(origin).success)
}

/** Each as a browser writes it. */
export function originsIn(text: string): readonly string[] {
  return text
    .split(',')
    .map((origin) => origin.trim().replace(/\/$/u, ''))
    .filter((origin) => origin !== '')
}

export const serviceSettings = {
  SAYSO_PUBLIC_URL: webAddress
    .optional()
    .describe('The address people see, such as https://sayso.example. A public server needs it.'),
  SAYSO_TRUSTED_ORIGINS: z
    .string()
    .refine(areOrigins, 'must be addresses such as https://sayso.example, with commas between them')
    .optional()
    .describe(
      'Other pages that may use this server, with commas between them. A public server has to name them, if only its own.',
    ),
  SAYSO_SECURITY_CONTACT: z
    .url({ protocol: /^(?:https|mailto|tel)$/u, message: 'must be such as mailto:security@sayso.example' })
    .optional()
    .describe(
      'Where to report a weakness of this server, for /.well-known/security.txt: `mailto:` and an e-mail address, or an https page. Unset: as the docs say.',
    ),
  SAYSO_TRUST_PROXY: z
    .enum(['yes', 'no'])
    .default('no')
    .describe('`yes`: a proxy in front ends TLS, and what it says in X-Forwarded-For is believed.'),
  SAYSO_TLS_CERT: z
    .string()
    .min(1)
    .optional()
    .describe('File with the certificate chain (PEM), to end TLS here. Goes with SAYSO_TLS_KEY.'),
  SAYSO_TLS_KEY: z.string().min(1).optional().describe('File with the private key (PEM).'),
  SAYSO_AUTH_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters')
    .optional()
    .describe(
      'Secret that signs sessions with `accounts`; at least 32 characters, the same for all instances.',
    ),
  SAYSO_SIGN_UP: z
    .enum(['open', 'closed'])
    .default('closed')
    .describe(
      'With `accounts`: who may have one. `closed`: whoever is invited (`sayso accounts invite`). `open`: anyone with a mailbox, by a link sent to it; takes SAYSO_SMTP_URL.',
    ),
  SAYSO_JWKS_URL: z
    .url({ protocol: /^https?$/u })
    .optional()
    .describe('Public keys of the tokens accepted with `jwt`, instead of SAYSO_JWT_SECRET.'),
  SAYSO_RATE_LIMIT: z.coerce
    .number()
    .int()
    .min(0)
    .optional()
    .describe(
      'Turns a minute for each user; 0 is no limit. Unset: 60 on a public server or behind a proxy, else no limit.',
    ),
  SAYSO_REQUEST_LIMIT: z.coerce
    .number()
    .int()
    .min(0)
    .optional()
    .describe(
      'Requests of any kind a minute for each user of an instance, and ten times as many for each address; 0 is no limit. Unset: 600 on a public server or behind a proxy, else no limit.',
    ),
  SAYSO_QUOTA_MB: z.coerce
    .number()
    .int()
    .min(0)
    .optional()
    .describe(
      'Megabytes kept for each user, history included; 0 is no limit. Unset: 1000 on a public server or behind a proxy, else no limit.',
    ),
  SAYSO_METRICS_TOKEN: z
    .string()
    .min(32, 'must have at least 32 characters')
    .optional()
    .describe(
      'Who may read `/metrics`: whoever sends it as `Authorization: Bearer`, from anywhere. Unset: only this machine, and behind a proxy nobody.',
    ),
  SAYSO_AUDIT_DAYS: z.coerce
    .number()
    .int()
    .min(30, 'must be at least 30')
    .default(365)
    .describe('How long the record of calls and events is kept, in days; at least 30.'),
  SAYSO_POOL: z.coerce
    .number()
    .int()
    .min(2)
    .max(500)
    .default(10)
    .describe('Connections to PostgreSQL of each instance, besides one that listens for changes.'),
  SAYSO_LISTEN_URL: databaseAddress
    .refine((url) => !url.startsWith('file:'), 'must start with postgres://')
    .optional()
    .describe(
      'PostgreSQL’s own address, where SAYSO_DATABASE_URL leads to a pooler that shares connections by transaction (PgBouncer): changes are heard there, and no statement is prepared by name.',
    ),
  SAYSO_LOG: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'])
    .default('warn')
    .describe('What is logged, as JSON lines on standard error. `info`: every request.'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/u })
    .optional()
    .describe(
      'A collector of OpenTelemetry traces that speaks OTLP over HTTP, such as http://127.0.0.1:4318. Unset: no traces. Other OTEL_ variables (headers, time-out, service name) hold, too.',
    ),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z
    .url({ protocol: /^https?$/u })
    .optional()
    .describe('The same for traces alone, with its path: http://127.0.0.1:4318/v1/traces.'),
}
