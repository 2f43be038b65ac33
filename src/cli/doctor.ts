/** `sayso doctor`: is everything as it should be? Shows every setting, opens the database, and says what fails. */

import { probeModel } from '../compose/model.ts'
import { realWorld } from '../compose/real-world.ts'
import { readSettings, Settings } from '../compose/settings.ts'
import { BadSetting, unknownSettings } from '../compose/settings-given.ts'
import { systemTimeZone } from '../compose/system-time-zone.ts'
import { LOCAL_USER } from '../http/auth/local-access.ts'
import type { Store } from '../store/contract.ts'
import { RULES_VERSION } from '../understand/understand.ts'
import type { Command } from './command.ts'
import { openDatabase } from './database.ts'
import { sentenceFor } from './failure.ts'
import { remindersLine } from './reminders-line.ts'
import { serviceLine } from './service-line.ts'
import { version } from './version.ts'

export const doctor: Command = {
  options: {},
  words: 'none',
  async run() {
    console.log(`Sayso     ${version()}`)
    console.log(`Node      ${process.versions.node}`)
    console.log(`Time zone ${systemTimeZone()}`)
    const settings = await found('Settings', async () => readSettings(process.env))
    if (!settings) return 1
    for (const line of unknownSettings(process.env, Object.keys(Settings.shape)))
      console.log(`Settings  ${line}`)
    const database = await found('Database', () => databaseLine(settings))
    if (database) console.log(`Database  ${database}`)
    const model = await found('Model', () => modelLine(settings))
    if (model) console.log(`Reading   ${model}`)
    const service = await found('Service', () => serviceLine(settings))
    if (service) console.log(`Service   ${service}`)
    const reminders = await found('Reminders', () => remindersLine(settings))
    if (reminders) console.log(`Reminders ${reminders}`)
    printSettings(settings)
    return database && model && service && reminders ? 0 : 1
  },
}

/** null: it was not found, and why is told. */
async function found<T>(what: string, find: () => Promise<T>): Promise<T | null> {
  try {
    return await find()
  } catch (error) {
    console.log(`${what}  PROBLEM: ${sentenceFor(error)}`)
    return null
  }
}

async function databaseLine(settings: Settings): Promise<string> {
  const store = await openDatabase(settings, 'person')
  try {
    await store.ping()
    const engine = settings.SAYSO_DATABASE_URL.startsWith('file:') ? 'SQLite' : 'PostgreSQL'
    const [open, done] = [await count(store, 'pending'), await count(store, 'completed')]
    return `${engine}, answers; your list has ${open} open and ${done} completed tasks`
  } finally {
    await store.close()
  }
}

/** A model that does not answer is a problem here, though not for a conversation: rules read on. */
async function modelLine(settings: Settings): Promise<string> {
  const rules = `by rules, version ${RULES_VERSION}`
  const probe = await probeModel(settings, realWorld)
  if (probe === null) return `${rules}; no model is asked`
  if (!probe.ok) throw new BadSetting(probe.sentence)
  return `${rules}, and by a model. ${probe.sentence} It took ${Math.round(probe.took_ms)} ms.`
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
  if (/SECRET|KEY|TOKEN/u.test(name)) return '(set, not shown)'
  return String(value).replace(/^((?:postgres(?:ql)?|https?|smtps?):\/\/[^:@/]*):[^@]*@/u, '$1:***@')
}
