/**
 * The program as the package holds it, for the proofs that start it thousands of times. It is started once and ended
 * in peace: what it compiled is kept then, and the next start is quicker.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Ignored by git. */
const FOLDER = resolve('test-artefacts/packed')

export async function packedProgram(): Promise<string> {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  for (const path of ['bin', 'package.json']) cpSync(path, join(FOLDER, path), { recursive: true })
  execFileSync(process.execPath, ['scripts/bundle-cli.ts', join(FOLDER, 'dist/cli')])
  const bin = join(FOLDER, 'bin/sayso.js')
  const env = { ...process.env, SAYSO_PORT: '0', SAYSO_DATABASE_URL: 'file::memory:' }
  const server = spawn(process.execPath, [bin, 'serve'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(server, 'exit')
  await once(server.stdout, 'data')
  server.kill('SIGTERM')
  await ended
  execFileSync(process.execPath, [bin, 'add milk'], { env })
  return bin
}
