/** The version of this program, from its package.json: the same place in a clone and in the package. */
import { readFileSync } from 'node:fs'

export function version(): string {
  const file = new URL('../../package.json', import.meta.url)
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string }
  return version
}
