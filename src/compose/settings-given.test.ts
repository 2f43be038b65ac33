/** Settings as operators really give them: from files, misspelt, for a home folder, for Windows. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSettings, Settings } from './settings.ts'
import { unknownSettings } from './settings-given.ts'

const folder = mkdtempSync(join(tmpdir(), 'sayso-settings-'))
const SECRET = 'a secret that is long enough for this'

test('any setting can come from a file, without the break at its end', () => {
  const file = join(folder, 'secret')
  writeFileSync(file, `${SECRET}\n`)
  expect(readSettings({ SAYSO_AUTH_SECRET_FILE: file }).SAYSO_AUTH_SECRET).toBe(SECRET)
})

test.each([
  [{ SAYSO_AUTH_SECRET: SECRET, SAYSO_AUTH_SECRET_FILE: '/x' }, 'exclude each other'],
  [
    { SAYSO_AUTH_SECRET_FILE: '/nowhere/secret' },
    'SAYSO_AUTH_SECRET_FILE: the file /nowhere/secret cannot be read',
  ],
  [{ SAYSO_DATBASE_URL: 'file:/x' }, 'There is no setting SAYSO_DATBASE_URL. Is SAYSO_DATABASE_URL meant?'],
  [{ SAYSO_TRUSTED_ORIGIN: 'https://x.example' }, 'Is SAYSO_TRUSTED_ORIGINS meant?'],
  [{ SAYSO_PUBLIC_URL: 'https://example.org/sayso' }, 'no path: Sayso needs a name of its own'],
  [
    { SAYSO_DATABASE_URL: 'postgres://sayso:a/b@db/sayso' },
    'write / @ # ? and : of a password as %2F %40 %23 %3F %3A',
  ],
  [{ SAYSO_DATABASE_URL: 'postgres://sayso:a#b@db/sayso' }, 'write / @ # ? and : of a password as'],
])('%j is refused with what helps', (env, words) => {
  expect(() => readSettings(env as NodeJS.ProcessEnv)).toThrow(words)
})

test.each([
  ['file:~/list.db', `file:${join(homedir(), 'list.db')}`],
  ['file:///var/lib/sayso.db', 'file:/var/lib/sayso.db'],
  ['file:///C:/Users/Ann/sayso.db', 'file:C:/Users/Ann/sayso.db'],
  ['file:C:\\Users\\Ann\\sayso.db', 'file:C:\\Users\\Ann\\sayso.db'],
  ['file:/tmp/a b.db', 'file:/tmp/a b.db'],
  ['postgres://sayso:a%2Fb%40c%23d@db/sayso', 'postgres://sayso:a%2Fb%40c%23d@db/sayso'],
])('%s is %s', (given, meant) => {
  expect(readSettings({ SAYSO_DATABASE_URL: given }).SAYSO_DATABASE_URL).toBe(meant)
})

test('what tests and other programs call theirs is left alone', () => {
  expect(() =>
    readSettings({ SAYSO_TEST_STORE: 'sqlite', SAYSO_TOKEN: 'x', SAYSO_HOSTILE: 'f' }),
  ).not.toThrow()
})

test.each([
  ['SAYSO_DB_URL', 'Is SAYSO_DATABASE_URL meant?'],
  ['SAYSO_DATABASE', 'Is SAYSO_DATABASE_URL meant?'],
  ['SAYSO_SECRET', 'Is SAYSO_JWT_SECRET or SAYSO_AUTH_SECRET meant?'],
  ['SAYSO_SMTP_SERVER', 'Is SAYSO_SMTP_URL meant?'],
  ['SAYSO_AUTHENTICATION', 'Is SAYSO_AUTH or SAYSO_AUTH_SECRET meant?'],
  ['SAYSO_PUBLICK_ADDRESS', 'Is SAYSO_PUBLIC_URL meant?'],
  ['SAYSO_METRIC_PASSWORD', 'Is SAYSO_METRICS_TOKEN meant?'],
  ['SAYSO_DATABSAE_LOCATION', 'Is SAYSO_DATABASE_URL meant?'],
  ['SAYSO_COLOUR', 'See docs/settings.md'],
])('%s is named, with what may be meant', (name, hint) => {
  const [line, ...more] = unknownSettings({ [name]: 'x' }, Object.keys(Settings.shape))
  expect([line, more]).toEqual([expect.stringContaining(`${name} is no setting`), []])
  expect(line).toContain(hint)
})

test('what is known, from a file, of others, or told by Kubernetes is not named', () => {
  const names = [
    'SAYSO_POLICY',
    'SAYSO_AUTH_SECRET_FILE',
    'PATH',
    'SAYSO_SERVICE_HOST',
    'SAYSO_PORT_80_TCP_ADDR',
  ]
  const env = Object.fromEntries(names.map((name) => [name, 'x']))
  expect(unknownSettings(env, Object.keys(Settings.shape))).toEqual([])
})
