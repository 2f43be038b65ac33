/** `sayso doctor`: is everything as it should be? Shows every setting, opens the database, and says what fails. */
import { systemTimeZone } from '../compose/compose.ts'
import { realWorld } from '../compose/real-world.ts'
import { readSettings, Settings } from '../compose/settings.ts'
import { LOCAL_USER } from '../http/auth/local-access.ts'
import type { Store } from '../store/contract.ts'
import { openStore } from '../store/open.ts'
import { RULES_VERSION } from '../understand/understand.ts'
import type { Command } from './command.ts'
import { sentenceFor } from './failure.ts'
import { version } from './version.ts'

const help = `sayso doctor: check the installation and show every setting, with what it means.

Ends with exit code 1 when something is wrong.

  sayso doctor`

export const doctor: Command = {
  help,
  options: {},
  words: 'none',
  async run() {
    console.log(`Sayso     ${version()}`)
    console.log(`Node      ${process.versions.node}`)
    console.log(`Time zone ${systemTimeZone()}`)
    console.log(`Reading   by rules, version ${RULES_VERSION}`)
    try {
      const settings = readSettings(process.env)
      await checkDatabase(settings.SAYSO_DATABASE_URL)
      printSettings(settings)
      return 0
    } catch (error) {
      console.log(`Problem   ${sentenceFor(error)}`)
      return 1
    }
  },
}

async function checkDatabase(url: string): Promise<void> {
  const store = await openStore(url)
  try {
    await store.ping()
    const engine = url.startsWith('file:') ? 'SQLite' : 'PostgreSQL'
    const [open, done] = [await count(store, 'pending'), await count(store, 'completed')]
    console.log(`Database  ${engine}, answers; your list has ${open} open and ${done} completed tasks`)
  } finally {
    await store.close()
  }
}

async function count(store: Store, status: 'pending' | 'completed'): Promise<number> {
  const now = { epoch_ms: realWorld.now(), timezone: systemTimeZone() }
  const { total } = await store.reader(LOCAL_USER).page({ status, limit: 1, now })
  return total
}

function printSettings(settings: Settings): void {
  console.log('\nSettings (environment variables)')
  for (const [name, schema] of Object.entries(Settings.shape)) {
    console.log(`\n  ${name} = ${shown(name, settings[name as keyof Settings])}`)
    console.log(`    ${schema.description ?? ''}`)
  }
}

/** Secrets are never printed: neither ours nor the password inside a database's address. */
function shown(name: string, value: string | number | undefined): string {
  if (value === undefined) return '(not set)'
  if (name.includes('SECRET')) return '(set, not shown)'
  return String(value).replace(/^(postgres(?:ql)?:\/\/[^:@/]*):[^@]*@/u, '$1:***@')
}
