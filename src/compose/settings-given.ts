/** How settings are given besides as they stand: in a file, for secrets; and misspelt, which is worse than not at all. */
import { readFileSync } from 'node:fs'
import { editDistance } from '../domain/edit-distance.ts'

/** One sentence naming the variable and what is wrong with it. */
export class BadSetting extends Error {
  override readonly name = 'BadSetting'
}

/** `SAYSO_AUTH_SECRET_FILE=/run/secrets/sayso`: what the file says, without the break at its end. */
export function fromFiles(env: NodeJS.ProcessEnv, known: readonly string[]): Record<string, string> {
  const named = known.filter((name) => env[`${name}_FILE`])
  return Object.fromEntries(
    named.map((name) => {
      if (env[name]) throw new BadSetting(`${name} and ${name}_FILE exclude each other. Set one of them.`)
      return [name, contentOf(`${name}_FILE`, env[`${name}_FILE`] ?? '')]
    }),
  )
}

function contentOf(setting: string, path: string): string {
  try {
    return readFileSync(path, 'utf8').replace(/\r?\n$/u, '')
  } catch {
    throw new BadSetting(`${setting}: the file ${path} cannot be read.`)
  }
}

/** So near to one of ours, nothing else can be meant. Anything further may be another program's. */
const SLIPS = 2

export function refuseMisspelt(env: NodeJS.ProcessEnv, known: readonly string[]): void {
  const names = new Set(known.flatMap((name) => [name, `${name}_FILE`]))
  for (const name of Object.keys(env).filter((given) => given.startsWith('SAYSO_') && !names.has(given))) {
    const meant = known.find((one) => editDistance(name, one) <= SLIPS)
    if (meant) throw new BadSetting(`There is no setting ${name}. Is ${meant} meant?`)
  }
}
