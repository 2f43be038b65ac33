/**
 * The protocol's own conformance suite, for both versions: against its fixtures on our mounting code, and against the
 * real server. What may fail is listed with its reason; anything else, or a listed one that passes, fails the run.
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
