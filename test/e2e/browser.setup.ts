/** Builds the page and unpacks a browser, once for all browser tests: workers would race for both. */
import { execFileSync } from 'node:child_process'
import type { TestProject } from 'vitest/node'
import { type UnpackedBrowser, unpackBrowser } from '../support/chromium.ts'

declare module 'vitest' {
  interface ProvidedContext {
    browser: UnpackedBrowser
  }
}

export default async function setup(project: TestProject): Promise<void> {
  execFileSync('npm', ['run', '--silent', 'build:web'], { stdio: ['ignore', 'ignore', 'inherit'] })
  project.provide('browser', await unpackBrowser())
}
