/** The container files, as far as that can be said without a container engine. They are read here, not run. */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { refuseHalfConfigured } from './public-address.ts'
import { readSettings, Settings } from './settings.ts'

const root = new URL('../../', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, root), 'utf8')

/** One instruction a line, comments and continued lines resolved. */
const instructions = read('Dockerfile')
  .replaceAll(/\\\n\s*/gu, ' ')
  .split('\n')
  .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  .map((line) => {
    const [name = '', ...rest] = line.split(' ')
    return { name, rest: rest.join(' ') }
  })
const all = (wanted: string) => instructions.filter(({ name }) => name === wanted).map(({ rest }) => rest)
const last = instructions.slice(instructions.findLastIndex(({ name }) => name === 'FROM'))
const lastOf = (wanted: string) => last.filter(({ name }) => name === wanted).map(({ rest }) => rest)

describe('Dockerfile', () => {
  test('has instructions only, from images with a version, in two stages', () => {
    const known = 'FROM WORKDIR COPY RUN ENV USER VOLUME EXPOSE HEALTHCHECK STOPSIGNAL CMD'.split(' ')
    expect(instructions.filter(({ name }) => !known.includes(name))).toEqual([])
    expect(all('FROM')).toHaveLength(2)
    for (const image of all('FROM')) expect(image).toMatch(/^\S+:\d+\S*( AS \w+)?$/u)
  })

  test('runs as nobody special, is watched, and starts and stops without a shell', () => {
    expect(lastOf('USER')).toEqual(['node'])
    expect(last.findLastIndex(({ name }) => name === 'USER')).toBeGreaterThan(
      last.findLastIndex(({ name }) => name === 'RUN' || name === 'COPY'),
    )
    const [check = ''] = lastOf('HEALTHCHECK')
    const commands = [check.slice(check.indexOf('CMD ') + 4), lastOf('CMD')[0] ?? '']
    for (const command of commands) {
      const [program, ...args]: string[] = JSON.parse(command)
      const script = args.find((arg) => !arg.startsWith('--')) ?? 'no script'
      expect(program).toBe('node')
      expect(existsSync(new URL(script, root))).toBe(true)
    }
    expect(lastOf('STOPSIGNAL')).toEqual(['SIGTERM'])
  })

  test('sets what there is to set', () => {
    const names = [
      ...lastOf('ENV')
        .join(' ')
        .matchAll(/(\w+)=/gu),
    ].map(([, name = '']) => name)
    expect(names.length).toBeGreaterThan(3)
    for (const name of names) expect(['NODE_ENV', ...Object.keys(Settings.shape)]).toContain(name)
  })
})

test('the compose file configures a public server completely', () => {
  const [, service = ''] = /\n {2}sayso:\n([\s\S]+?)\n {2}db:/u.exec(read('compose.yaml')) ?? []
  const [, environment = ''] = /\n {4}environment:\n((?: {6}.+\n)+)/u.exec(service) ?? []
  const given: Record<string, string> = {
    POSTGRES_PASSWORD: 'secret',
    SAYSO_AUTH_SECRET: 'x'.repeat(32),
    SAYSO_PUBLIC_URL: 'https://sayso.example',
  }
  const filled = (text: string) =>
    text.replaceAll(/\$\{(\w+)[^}]*\}/gu, (_, name: string) => given[name] ?? '')
  const lines = environment.trim().split('\n')
  const env = Object.fromEntries(
    lines.map((line) =>
      filled(line)
        .trim()
        .split(/: (.+)/u, 2),
    ),
  )
  for (const name of Object.keys(env)) expect(Object.keys(Settings.shape)).toContain(name)
  const unquoted = Object.entries(env).map(([name, value]) => [name, String(value).replaceAll('"', '')])
  const settings = readSettings({ SAYSO_HOST: '0.0.0.0', ...Object.fromEntries(unquoted) })
  expect(() => refuseHalfConfigured(settings)).not.toThrow()
  expect(settings.SAYSO_DATABASE_URL).toBe('postgres://sayso:secret@db:5432/sayso')
})
