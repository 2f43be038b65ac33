/** The program as the package would hold it, without the page: what people run, and what is measured. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Installed } from './processes.ts'

export interface Package extends Installed {
  remove(): void
}

export function installed(): Package {
  const home = mkdtempSync(join(tmpdir(), 'sayso-bench-'))
  mkdirSync(join(home, 'dist'))
  execFileSync(process.execPath, ['scripts/bundle-cli.ts', join(home, 'dist', 'cli')], { stdio: 'inherit' })
  cpSync('bin', join(home, 'bin'), { recursive: true })
  cpSync('package.json', join(home, 'package.json'))
  symlinkSync(resolve('node_modules'), join(home, 'node_modules'))
  return {
    bin: join(home, 'bin', 'sayso.js'),
    remove: () => rmSync(home, { recursive: true, force: true }),
  }
}
