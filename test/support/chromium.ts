/**
 * A real browser: one of the machine's own where SAYSO_TEST_CHROMIUM names it; else the one from the registry, which is
 * for Linux on x64.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

export interface UnpackedBrowser {
  readonly path: string
  /** Libraries and fonts it brings along. */
  readonly env: Readonly<Record<string, string>>
}

/** Own flags, not those the package suggests: they switch off the very protections that are tested here. */
export const BROWSER_FLAGS = ['--no-sandbox', '--no-zygote', '--disable-gpu']

export async function unpackBrowser(): Promise<UnpackedBrowser> {
  const own = process.env.SAYSO_TEST_CHROMIUM
  if (own) return { path: own, env: {} }
  // A folder for each user: what another user unpacked cannot be used.
  const folder = join(tmpdir(), `sayso-browser-${userInfo().uid}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const before = { ...process.env }
  process.env.TMPDIR = folder
  // Makes it unpack the libraries that small images lack.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs24.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  const path = await chromium.executablePath()
  const { LD_LIBRARY_PATH = '' } = process.env
  // The other tests of this process start databases, which have libraries of their own.
  restoreEnvironment(before)
  return { path, env: { LD_LIBRARY_PATH, FONTCONFIG_FILE: fontsIn(folder) } }
}

/** Key by key: a new object in its place would leave the process's real environment as it is. */
function restoreEnvironment(before: NodeJS.ProcessEnv): void {
  for (const key of Object.keys(process.env)) if (!(key in before)) delete process.env[key]
  Object.assign(process.env, before)
}

/** A browser that finds no font at all crashes: it gets the package's own, and the machine's where there are any. */
function fontsIn(folder: string): string {
  const file = join(folder, 'all-fonts.conf')
  const dirs = [join(folder, 'fonts'), '/usr/share/fonts'].map((dir) => `<dir>${dir}</dir>`).join('')
  const cache = `<cachedir>${join(folder, 'font-cache')}</cachedir>`
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${dirs}${cache}</fontconfig>`,
  )
  return file
}
