/** `sayso doctor`, and the databases it has to say something about. */
import { chmodSync, copyFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test, vi } from 'vitest'
import { Settings } from '../../src/compose/settings.ts'
import { sayso } from '../support/cli.ts'
import { freshFolder } from '../support/stores.ts'

// Each call is a process of its own, and the machine may be busy.
vi.setConfig({ testTimeout: 30_000 })

const file = () => join(freshFolder(), 'sayso.db')
const on = (path: string) => ({ SAYSO_DATABASE_URL: `file:${path}` })

test('shows what is there, every setting, and no secret', async () => {
  const secret = 'this must never be on a screen, never'
  const env = { ...on(file()), SAYSO_JWT_SECRET: secret, SAYSO_METRICS_TOKEN: secret, SAYSO_PORT: '4711' }
  await sayso(['add milk'], { env })
  const { code, stdout, stderr } = await sayso(['doctor'], { env })
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout).toContain(`Node      ${process.versions.node}`)
  expect(stdout).toContain('1 open and 0 completed')
  for (const [name, { description }] of Object.entries(Settings.shape)) {
    expect(stdout).toContain(`${name} = `)
    expect(stdout).toContain(description)
  }
  expect(stdout).toContain('SAYSO_PORT = 4711')
  expect(stdout).toContain('SAYSO_JWT_SECRET = (set, not shown)')
  expect(stdout).not.toContain(secret)
})

test.skipIf(process.platform === 'win32')(
  'says when others can read the key of its certificate',
  async () => {
    const key = join(freshFolder(), 'key.pem')
    copyFileSync('test/support/tls/key.pem', key)
    const address = 'https://sayso.example'
    const secrets = { SAYSO_AUTH: 'accounts', SAYSO_AUTH_SECRET: 'a secret of sessions that is long enough' }
    const env = {
      ...{ ...on(file()), ...secrets, SAYSO_HOST: '0.0.0.0', SAYSO_PUBLIC_URL: address },
      ...{ SAYSO_TRUSTED_ORIGINS: address, SAYSO_TLS_CERT: 'test/support/tls/cert.pem', SAYSO_TLS_KEY: key },
    }
    chmodSync(key, 0o640)
    expect((await sayso(['doctor'], { env })).stdout).toContain(`chmod 600 ${key}`)
    chmodSync(key, 0o600)
    expect((await sayso(['doctor'], { env })).stdout).not.toContain('chmod 600')
  },
)

test('hides the password of a database that does not answer', async () => {
  const env = { SAYSO_DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:1/sayso' }
  const { code, stdout, stderr } = await sayso(['doctor'], { env })
  expect(code).toBe(1)
  expect(stdout + stderr).not.toContain('hunter2')
  expect(stdout + stderr).not.toMatch(/^ +at /mu)
})

describe('a database that cannot be used is one sentence, and is left alone', () => {
  const garbage = () => {
    const path = file()
    writeFileSync(path, 'this is no database, but it is somebody’s file\n'.repeat(100))
    return path
  }
  const newer = async () => {
    const path = file()
    await sayso(['add milk'], { env: on(path) })
    const db = new DatabaseSync(path)
    db.exec("insert into kysely_migration (name, timestamp) values ('9999-the-future', '2099-01-01')")
    db.close()
    return path
  }
  const underAFile = () => join(garbage(), 'sayso.db')

  test.each([
    ['garbage', garbage, [['doctor'], ['add milk'], ['serve']], 'is not a readable SQLite database'],
    ['a newer schema', newer, [['doctor'], ['chat'], ['mcp']], 'was written by a newer Sayso'],
    ['a folder that cannot be', underAFile, [['doctor'], ['add milk']], 'cannot be opened'],
  ])('%s', async (_, make, calls, sentence) => {
    const env = on(await make())
    for (const args of calls) {
      const { code, stdout, stderr } = await sayso(args, { env: { ...env, SAYSO_PORT: '0' } })
      expect(code, args.join()).toBe(1)
      expect(stdout + stderr, args.join()).toContain(sentence)
      expect(stdout + stderr).not.toMatch(/^ +at /mu)
    }
  })
})
