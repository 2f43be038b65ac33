/**
 * What others wrote to try a server. The protocol's own conformance suite, for both versions: against its fixtures on
 * our mounting code, and against the real server. What may fail is listed with its reason; anything else, or a listed
 * one that passes, fails the run. And its Inspector, listing and calling every tool.
 */
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, expect, test, vi } from 'vitest'
import { composeMcp } from '../../../src/compose/mcp.ts'
import { testPorts } from '../../support/http-app.ts'
import { protocols } from '../../support/mcp.ts'
import { type McpServer, mcpServer } from '../../support/mcp-server.ts'
import { freshFolder } from '../../support/stores.ts'
import { fixtureMount } from './fixture-server.ts'
import { inspected, inspectedCall } from './inspector.ts'

vi.setConfig({ testTimeout: 60_000 })

const SUITE = fileURLToPath(
  new URL('../../../node_modules/@modelcontextprotocol/conformance/dist/index.js', import.meta.url),
)
const ports = await testPorts()
const mine = composeMcp(ports, null, (error) => console.error(error))
const servers: Readonly<Record<string, McpServer>> = {
  fixtures: await mcpServer(ports, fixtureMount(), 'u-fixtures'),
  sayso: await mcpServer(ports, mine, 'u-sayso'),
}
afterAll(() => Promise.all(Object.values(servers).map((server) => server.stop())))

const run = promisify(execFile)

const runs = Object.keys(servers).flatMap((name) => protocols.map((protocol) => [name, protocol] as const))

test.concurrent.each(runs)('%s, protocol %s', async (name, protocol) => {
  const known = fileURLToPath(new URL(`./${name}-${protocol}.yml`, import.meta.url))
  const folder = freshFolder()
  const args = ['server', '--url', `${servers[name]?.url}/mcp`, '--requirements', protocol]
  const saved = ['--expected-failures', known, '--output-dir', folder]
  const { code, said } = await run(process.execPath, [SUITE, ...args, ...saved]).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      said: `${error.stdout}${error.stderr}`,
    }),
  )
  expect(code, said.slice(-6000)).toBe(0)
  // One scenario of thirty checks is in the baseline for four of them: those that need a tool of the suite's own.
  for (const reason of failuresOf('server-stateless', folder)) expect(reason).toMatch(/^Not testable/u)
})

/** What each is called with, and whether it succeeds: nothing is deleted by a first call, so nothing is restored. */
const calls: readonly [string, Record<string, string>, boolean][] = [
  ['add_task', { title: 'milk' }, true],
  ['list_tasks', { status: 'all' }, true],
  ['get_task', { task_id: '1' }, true],
  ['update_task', { task_id: '1', title: 'oat milk' }, true],
  ['complete_task', { task_id: '1' }, true],
  ['ask', { message: 'show my tasks' }, true],
  ['delete_task', { task_id: '1' }, false],
  ['restore_task', { task_id: '1' }, false],
  ['show_lists', {}, true],
  ['undo', {}, true],
]

test('the Inspector lists every tool and calls it, over HTTP', async () => {
  const at = [`${servers.sayso?.url}/mcp`]
  const { tools } = await inspected(at, 'tools/list')
  expect(tools.map(({ name }: { name: string }) => name).sort()).toEqual(calls.map(([name]) => name).sort())
  const call = async ([name, args, success]: (typeof calls)[number]) => {
    const { structuredContent } = await inspectedCall(at, name, args)
    expect([name, structuredContent.success]).toEqual([name, success])
  }
  for (const some of [calls.slice(0, 1), calls.slice(1, -1), calls.slice(-1)])
    await Promise.all(some.map(call))
})

test('and over stdio', async () => {
  const command = [process.execPath, fileURLToPath(new URL('../../../bin/sayso.js', import.meta.url)), 'mcp']
  const env = { SAYSO_DATABASE_URL: `file:${join(freshFolder(), 'sayso.db')}` }
  const [listed, called] = await Promise.all([
    inspected(command, 'tools/list', [], env),
    inspectedCall(command, 'add_task', { title: 'milk' }, env),
  ])
  expect(listed.tools).toHaveLength(calls.length)
  expect(called.structuredContent).toMatchObject({ success: true, data: { task: { title: 'milk' } } })
})

interface Check {
  readonly status: string
  readonly errorMessage?: string
}

function failuresOf(scenario: string, folder: string): readonly string[] {
  const runs = readdirSync(folder).filter((run) => run.startsWith(`server-${scenario}-`))
  const checks = runs.flatMap((run): Check[] =>
    JSON.parse(readFileSync(join(folder, run, 'checks.json'), 'utf8')),
  )
  return checks.filter(({ status }) => status === 'FAILURE').map(({ errorMessage }) => errorMessage ?? '')
}
