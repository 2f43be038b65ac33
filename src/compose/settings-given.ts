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
  for (const name of unknownIn(env, known)) {
    const meant = known.find((one) => editDistance(name, one) <= SLIPS)
    if (meant) throw new BadSetting(`There is no setting ${name}. Is ${meant} meant?`)
  }
}

/** A line for each that looks like ours and changes nothing. */
export function unknownSettings(env: NodeJS.ProcessEnv, known: readonly string[]): readonly string[] {
  return unknownIn(env, known).map((name) => {
    const near = nearest(name, known)
    const hint =
      near.length === 0 ? 'See docs/settings.md for those there are.' : `Is ${near.join(' or ')} meant?`
    return `${name} is no setting of Sayso and changes nothing. ${hint}`
  })
}

const OURS = 'SAYSO_'
/** What Kubernetes tells every container about a service of our name. */
const SERVICE_LINK = /^SAYSO_(?:SERVICE_(?:HOST|PORT\w*)|PORT_\d\w*)$/u

function unknownIn(env: NodeJS.ProcessEnv, known: readonly string[]): readonly string[] {
  const names = new Set(known.flatMap((name) => [name, `${name}_FILE`]))
  return Object.keys(env).filter(
    (name) => name.startsWith(OURS) && !names.has(name) && !SERVICE_LINK.test(name),
  )
}

const SHOWN = 3
/** Shorter parts, such as URL, say nothing. */
const TELLING = 4

/** What it may be short for (DB_URL); else what has a word in common (SMTP_SERVER), or nearly (PUBLICK_ADDRESS). */
function nearest(name: string, known: readonly string[]): readonly string[] {
  const shortFor = known.filter((one) => isShortFor(name, one))
  if (shortFor.length > 0) return shortFor.slice(0, SHOWN)
  const parts = tellingPartsOf(name)
  const alike = (same: (a: string, b: string) => boolean) =>
    known.filter((one) => tellingPartsOf(one).some((part) => parts.some((said) => same(part, said))))
  const common = alike((part, said) => part === said)
  return (common.length > 0 ? common : alike(isNearly)).slice(0, SHOWN)
}

function tellingPartsOf(name: string): readonly string[] {
  return name
    .slice(OURS.length)
    .split('_')
    .filter((part) => part.length >= TELLING)
}

/** AUTHENTICATION and AUTH; a letter off in four. */
function isNearly(part: string, said: string): boolean {
  if (said.startsWith(part) || part.startsWith(said)) return true
  return editDistance(part, said) <= Math.max(part.length, said.length) / 4
}

/** Are all its letters there, in their order? */
function isShortFor(name: string, one: string): boolean {
  let at = 0
  for (const letter of one) if (letter === name[at]) at += 1
  return at === name.length
}
