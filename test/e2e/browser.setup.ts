/** Builds the page and the docs, starts a browser and a server, once for all browser tests: each start costs a second. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { BROWSER_FLAGS, unpackBrowser } from '../support/chromium.ts'
import { served } from '../support/cli.ts'
import { TOKEN_MODE } from './token-mode.ts'

declare module 'vitest' {
  interface ProvidedContext {
    browserAddress: string
    pageAddress: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  for (const part of ['build:web', 'build:docs'])
    execFileSync('npm', ['run', '--silent', part], { stdio: ['ignore', 'ignore', 'inherit'] })
  const { path, env } = await unpackBrowser()
  const browser = await chromium.launchServer({
    executablePath: path,
    args: BROWSER_FLAGS,
    env: { ...(process.env as Record<string, string>), ...env },
  })
  const folder = mkdtempSync(join(tmpdir(), 'sayso-e2e-'))
  const server = await served({
    ...TOKEN_MODE,
    SAYSO_DATABASE_URL: `file:${join(folder, 'sayso.db')}`,
  })
  project.provide('browserAddress', browser.wsEndpoint())
  project.provide('pageAddress', server.url)
  return async () => {
    await browser.close()
    await server.stop('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}
