/** The protocol's own Inspector on the command line: one question to one server, and what it printed. */
import { execFile } from 'node:child_process'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const INSPECTOR = fileURLToPath(
  new URL('../../../node_modules/@modelcontextprotocol/inspector-cli/build/index.js', import.meta.url),
)

/** `server`: an address, or a command. */
export async function inspected(
  server: readonly string[],
  method: string,
  more: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
) {
  // It looks for its own package.json from the folder it is started in.
  const how = { cwd: dirname(INSPECTOR), env: { ...process.env, ...env } }
  const { stdout } = await run(process.execPath, [INSPECTOR, ...server, '--method', method, ...more], how)
  return JSON.parse(stdout)
}

export async function inspectedCall(
  server: readonly string[],
  tool: string,
  args: Readonly<Record<string, string>>,
  env: Readonly<Record<string, string>> = {},
) {
  const pairs = Object.entries(args).flatMap(([name, value]) => ['--tool-arg', `${name}=${value}`])
  return await inspected(server, 'tools/call', ['--tool-name', tool, ...pairs], env)
}
