/** A public address refuses to start half-configured: each missing thing is named in one sentence. */
import { describe, expect, test } from 'vitest'
import { refuseHalfConfigured } from './public-address.ts'
import { readSettings } from './settings.ts'

const whole = {
  SAYSO_HOST: '0.0.0.0',
  SAYSO_AUTH: 'accounts',
  SAYSO_AUTH_SECRET: 'x'.repeat(32),
  SAYSO_PUBLIC_URL: 'https://sayso.example',
  SAYSO_TRUSTED_ORIGINS: 'https://sayso.example',
  SAYSO_TRUST_PROXY: 'yes',
}
const started = (env: Record<string, string>) => () => refuseHalfConfigured(readSettings(env))
const lines = (env: Record<string, string>) => {
  try {
    started(env)()
    return []
  } catch (error) {
    return (error as Error).message.split('\n').filter((line) => line.startsWith('- '))
  }
}

test('with everything it starts, and on loopback with nothing', () => {
  expect(started(whole)).not.toThrow()
  expect(
    started({ ...whole, SAYSO_TRUST_PROXY: 'no', SAYSO_TLS_CERT: 'c', SAYSO_TLS_KEY: 'k' }),
  ).not.toThrow()
  for (const SAYSO_HOST of ['127.0.0.1', 'localhost', '::1']) expect(started({ SAYSO_HOST })).not.toThrow()
})

test.each(['0.0.0.0', '::', '192.168.1.5', 'sayso.example'])(
  '%s with nothing else misses five things',
  (host) => {
    expect(lines({ SAYSO_HOST: host })).toHaveLength(5)
  },
)

describe('one thing missing is one sentence', () => {
  test.each([
    ['SAYSO_TRUST_PROXY', 'TLS'],
    ['SAYSO_PUBLIC_URL', 'SAYSO_PUBLIC_URL'],
    ['SAYSO_TRUSTED_ORIGINS', 'SAYSO_TRUSTED_ORIGINS'],
  ])('%s', (name, named) => {
    const { [name as keyof typeof whole]: _, ...rest } = whole
    expect(lines(rest)).toEqual([expect.stringContaining(named)])
  })

  test('an address without encryption is as good as none', () => {
    expect(lines({ ...whole, SAYSO_PUBLIC_URL: 'http://sayso.example' })).toHaveLength(1)
  })
})

describe('open sign-up', () => {
  const open = { ...whole, SAYSO_SIGN_UP: 'open' }
  test('is refused where no mail is sent: it would tell who has an account', () => {
    expect(started(open)).toThrow('SAYSO_SIGN_UP=open needs SAYSO_SMTP_URL')
    expect(started({ ...open, SAYSO_HOST: '127.0.0.1' })).toThrow('SAYSO_SMTP_URL')
  })

  test('starts with a mail server, and nobody signs up unless it is said', () => {
    const mail = { SAYSO_SMTP_URL: 'smtp://127.0.0.1:25', SAYSO_MAIL_FROM: 'sayso@example.org' }
    expect(started({ ...open, ...mail })).not.toThrow()
    expect(readSettings({ ...whole, ...mail }).SAYSO_SIGN_UP).toBe('closed')
  })
})
