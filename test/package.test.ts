/**
 * The packed tarball runs from an empty folder. It is unpacked the way npm would install it, but without a
 * network: what it declares as dependencies is linked from this clone, and nothing else can be found from there.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { beforeAll, expect, test } from 'vitest'
import { rules } from '../src/understand/rules/all.ts'
import { RULES_VERSION } from '../src/understand/understand.ts'
import { rulesVersion } from '../src/understand/version.ts'
import { sayso, served } from './support/cli.ts'
import { collector } from './support/collector.ts'
import { stagedModel } from './support/fake-model.ts'
import { freshFolder } from './support/stores.ts'
import { unzipped } from './support/unzip.ts'

const clone = fileURLToPath(new URL('..', import.meta.url))
const empty = freshFolder()
const installed = join(empty, 'node_modules', 'sayso-todo')
const bin = join(installed, 'bin', 'sayso.js')
const env = { SAYSO_DATABASE_URL: `file:${join(empty, 'sayso.db')}` }

beforeAll(() => {
  execFileSync('npm', ['pack', '--silent', '--pack-destination', empty], { cwd: clone, stdio: 'pipe' })
  const [tarball = ''] = readdirSync(empty).filter((name) => name.endsWith('.tgz'))
  mkdirSync(installed, { recursive: true })
  execFileSync('tar', ['-xzf', join(empty, tarball), '-C', installed, '--strip-components=1'])
  const { dependencies } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
  for (const name of Object.keys(dependencies)) {
    const link = join(empty, 'node_modules', name)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(join(clone, 'node_modules', name), link)
  }
}, 180_000)

test('it holds what is built, not what it is built from, nor tests', () => {
  expect(
    readdirSync(installed)
      .filter((name) => name !== 'README.md')
      .sort(),
  ).toEqual(['LICENSE', 'bin', 'dist', 'man', 'package.json'])
  const files = readdirSync(join(installed, 'dist'), { recursive: true, encoding: 'utf8' })
  expect(files).toContain(join('cli', 'main.js'))
  expect(files).toContain(join('web', 'index.html'))
  expect(files).toContain(join('docs', 'quick-start.html'))
  expect(files.filter((name) => /\.test\.|(?<!\.d)\.ts$/u.test(name))).toEqual([])
  expect(existsSync(join(installed, 'src'))).toBe(false)
})

test('it runs: version, one thing said, doctor', async () => {
  const { version } = JSON.parse(readFileSync(join(clone, 'package.json'), 'utf8'))
  expect(await sayso(['--version'], { env, bin })).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' })
  expect((await sayso(['add milk'], { env, bin })).stdout).toBe('Added #1 “milk”.\n')
  const doctor = await sayso(['doctor'], { env, bin })
  expect({ code: doctor.code, stderr: doctor.stderr }).toEqual({ code: 0, stderr: '' })
  expect(doctor.stdout).toContain('1 open and 0 completed')
  expect(doctor.stdout).toContain(`by rules, version ${RULES_VERSION}`)
}, 60_000)

test('a model is asked with nothing else installed', async () => {
  const { url } = await stagedModel()
  const asking = { ...env, SAYSO_ENGINE: 'llm', OPENAI_BASE_URL: url }
  const { stdout } = await sayso(['--json', 'add bread'], { env: asking, bin })
  expect(JSON.parse(stdout)).toMatchObject({ metadata: { classification_method: 'LLM' } })
}, 60_000)

test('what a sentence needs is one file in plain letters, which was told what its rules need', () => {
  const folder = join(installed, 'dist', 'cli')
  const [name = ''] = readdirSync(folder).filter((file) => file.startsWith('say-'))
  const code = readFileSync(join(folder, name), 'utf8')
  const imports = code.split('\n').filter((line) => line.startsWith('import '))
  expect(imports.filter((line) => !/"\.\/(?:main|rolldown-runtime-[\w-]{8})\.js";$/u.test(line))).toEqual([])
  expect(/[^\0-\x7f]/u.test(code)).toBe(false)
  expect(code.includes(String.raw`\"version\":\"${rulesVersion}\"`)).toBe(true)
})

test('it reads every example of every rule as the sources do, though it was told what they find out', async () => {
  const said = rules.flatMap(({ examples, nearMisses }) => [...examples.map(([say]) => say), ...nearMisses])
  const now = { now: '2026-03-04T10:00:00+01:00', timezone: 'Europe/Berlin' }
  const input = said.map((text) => JSON.stringify({ text, ...now })).join('\n')
  const [packed, sources] = await Promise.all([
    sayso(['understand'], { env, bin, input }),
    sayso(['understand'], { env, input }),
  ])
  expect(sources.stdout.split('\n')).toHaveLength(said.length + 1)
  expect(packed).toEqual(sources)
}, 60_000)

test('it serves, and sends traces with nothing else installed', async () => {
  const { url, spans } = await collector()
  const server = await served({ ...env, OTEL_EXPORTER_OTLP_ENDPOINT: url }, bin)
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  expect(await server.stop()).toBe(0)
  expect(spans().map(({ name }) => name)).toEqual(['GET /readyz'])
}, 60_000)

test('the bundle for other programs runs by itself: no dependency has to be installed', async () => {
  const file = join(empty, 'sayso.mcpb')
  execFileSync(process.execPath, ['scripts/mcp-bundle.ts', installed, file], { cwd: clone, stdio: 'pipe' })
  const files = unzipped(readFileSync(file))
  const alone = freshFolder()
  for (const [name, data] of files) {
    mkdirSync(dirname(join(alone, name)), { recursive: true })
    writeFileSync(join(alone, name), data)
  }
  const { server } = JSON.parse(readFileSync(join(alone, 'manifest.json'), 'utf8'))
  const args = server.mcp_config.args.map((arg: string) => arg.replace(`\${__dirname}`, alone))
  const transport = new StdioClientTransport({ command: process.execPath, args, env, cwd: alone })
  const client = new Client({ name: 'bundle', version: '1' })
  await client.connect(transport)
  const answer = await client.callTool({ name: 'add_task', arguments: { title: 'x', due_date: 'tomorrow' } })
  expect(answer.isError).toBe(false)
  await client.close()
}, 60_000)

test('the entry for the registry of servers names this package and its version', () => {
  const read = (name: string) => JSON.parse(readFileSync(join(clone, name), 'utf8'))
  const { name: identifier, version, mcpName } = read('package.json')
  expect(read('server.json')).toMatchObject({
    name: mcpName,
    version,
    packages: [{ registryType: 'npm', identifier, version }],
  })
  expect([...read('server.json').description].length).toBeLessThanOrEqual(100)
})
