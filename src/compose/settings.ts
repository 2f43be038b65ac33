/** All settings: environment variables, read once, each with the sentence that documents it. */
import { homedir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { policyNames } from '../domain/decision.ts'
import { databaseAddress } from './database-address.ts'
import { modelSettings } from './model-settings.ts'
import { reminderSettings } from './reminder-settings.ts'
import { serviceSettings } from './service-settings.ts'
import { BadSetting, fromFiles, refuseMisspelt } from './settings-given.ts'

/** The user's own data folder, where each system keeps such things. */
export function dataFolder(): string {
  const home = homedir()
  const folders: Partial<Record<NodeJS.Platform, string>> = {
    darwin: join(home, 'Library', 'Application Support'),
    win32: process.env.LOCALAPPDATA ?? join(home, 'AppData', 'Local'),
  }
  const folder = folders[process.platform] ?? process.env.XDG_DATA_HOME ?? join(home, '.local', 'share')
  return join(folder, 'sayso')
}

function defaultDatabase(): string {
  return `file:${join(dataFolder(), 'sayso.db')}`
}

export const Settings = z.object({
  SAYSO_DATABASE_URL: databaseAddress
    .default(defaultDatabase)
    .describe(
      'Where tasks are kept: file:/path/to/sayso.db (also file:~/…) or postgres://user:password@host/database, with / @ # ? : of the password written as %2F %40 %23 %3F %3A.',
    ),
  SAYSO_HOST: z
    .string()
    .default('127.0.0.1')
    .describe('Address to listen on. Only loopback is allowed with `local`.'),
  SAYSO_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .default(3000)
    .describe('Port to listen on; PORT works too.'),
  SAYSO_AUTH: z
    .enum(['local', 'accounts', 'jwt'])
    .default('local')
    .describe(
      'Who may use it. `local`: the person at this machine, through a one-time link. `accounts`: whoever has an account here. `jwt`: whoever has a token of an issuer you name.',
    ),
  SAYSO_JWT_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters')
    .optional()
    .describe('Secret of the HS256 tokens accepted with `jwt`; at least 32 characters.'),
  SAYSO_JWT_ISSUER: z.string().min(1).default('sayso').describe('Required `iss` of a token.'),
  SAYSO_JWT_AUDIENCE: z.string().min(1).default('sayso').describe('Required `aud` of a token.'),
  SAYSO_POLICY: z
    .enum(policyNames)
    .default('standard')
    .describe('`standard` asks before deleting; `locked` asks before renaming, too.'),
  ...serviceSettings,
  ...reminderSettings,
  ...modelSettings,
})
export type Settings = z.infer<typeof Settings>

export function readSettings(env: NodeJS.ProcessEnv): Settings {
  refuseMisspelt(env, Object.keys(Settings.shape))
  const given = { SAYSO_PORT: env.PORT, ...env, ...fromFiles(env, Object.keys(Settings.shape)) }
  const known = Object.keys(Settings.shape).flatMap((key) => {
    const value = given[key as keyof typeof given]
    return value === undefined || value === '' ? [] : [[key, value]]
  })
  // Read once: code made for these keys alone would cost more than it saves.
  const parsed = Settings.safeParse(Object.fromEntries(known), { jitless: true })
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new BadSetting(`The setting ${issue?.path.join('.')} is not usable: ${issue?.message}.`)
  }
  refuseContradictions(parsed.data)
  return parsed.data
}

function refuseContradictions(s: Settings): void {
  const [secret, keys] = [s.SAYSO_JWT_SECRET !== undefined, s.SAYSO_JWKS_URL !== undefined]
  if (s.SAYSO_AUTH === 'jwt' && !secret && !keys) {
    throw new BadSetting(
      'SAYSO_AUTH=jwt needs SAYSO_JWT_SECRET, a secret of at least 32 characters, or SAYSO_JWKS_URL.',
    )
  }
  if (secret && keys) {
    throw new BadSetting('SAYSO_JWT_SECRET and SAYSO_JWKS_URL exclude each other. Set one of them.')
  }
  if (s.SAYSO_AUTH === 'accounts' && s.SAYSO_AUTH_SECRET === undefined) {
    throw new BadSetting('SAYSO_AUTH=accounts needs SAYSO_AUTH_SECRET, a secret of at least 32 characters.')
  }
  if (s.SAYSO_SIGN_UP === 'open' && s.SAYSO_SMTP_URL === undefined) {
    throw new BadSetting(
      'SAYSO_SIGN_UP=open needs SAYSO_SMTP_URL: without mail, whoever signs up would find out who has an account. Set it, or leave sign-up closed and invite people (sayso accounts invite).',
    )
  }
  if ((s.SAYSO_SMTP_URL === undefined) !== (s.SAYSO_MAIL_FROM === undefined)) {
    throw new BadSetting('SAYSO_SMTP_URL and SAYSO_MAIL_FROM go together. Set both, or neither.')
  }
  if ((s.SAYSO_TLS_CERT === undefined) !== (s.SAYSO_TLS_KEY === undefined)) {
    throw new BadSetting('SAYSO_TLS_CERT and SAYSO_TLS_KEY go together. Set both, or neither.')
  }
}
