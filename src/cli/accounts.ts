/** `sayso accounts add|list|remove|invite`: whoever runs a server decides who has an account. */
import type { AccountRow, Administration } from '../accounts/administer.ts'
import type { AuthRules } from '../accounts/auth.ts'
import { accountRules } from '../compose/account-rules.ts'
import { realWorld } from '../compose/real-world.ts'
import { readSettings } from '../compose/settings.ts'
import { BadSetting } from '../compose/settings-given.ts'
import type { OpenStore } from '../store/open.ts'
import { type Command, type Given, Misuse, Refused } from './command.ts'
import { openDatabase } from './database.ts'
import { jsonLine, printable } from './output.ts'
import { paged } from './pager.ts'
import { askedFor, password } from './typed.ts'

interface Here {
  readonly given: Given
  readonly store: OpenStore
  readonly rules: AuthRules
  readonly accounts: Administration
}

const deeds: Readonly<Record<string, (here: Here) => Promise<void>>> = { add, list, remove, invite }
const HOW = 'Say what to do, as in: sayso accounts list, sayso accounts invite ann@example.org'

/** Long enough for a weekend and a holiday. */
const INVITED_S = 7 * 24 * 3600

export const accountsCommand: Command = {
  options: { name: { type: 'string' }, json: { type: 'boolean' }, yes: { type: 'boolean' } },
  words: 'any',
  takes: Object.keys(deeds),
  async run(given) {
    const deed = deeds[given.words[0] ?? '']
    if (deed === undefined) throw new Misuse(HOW)
    const settings = readSettings(process.env)
    if (settings.SAYSO_AUTH !== 'accounts') {
      throw new BadSetting('There are no accounts here: that takes SAYSO_AUTH=accounts.')
    }
    const { SAYSO_PUBLIC_URL: address = `http://127.0.0.1:${settings.SAYSO_PORT}` } = settings
    const store = await openDatabase(settings, 'person')
    try {
      const { administer } = await import('../accounts/administer.ts')
      const rules = accountRules(settings, address, store, realWorld)
      await deed({ given, store, rules, accounts: await administer(store.connection, rules) })
      return 0
    } finally {
      await store.close()
    }
  },
}

async function list({ given, accounts, store }: Here): Promise<void> {
  if (given.words.length > 1) throw new Misuse('“sayso accounts list” takes no more words.')
  await paged(lines(accounts, store, given.flags.json === true))
}

async function* lines(accounts: Administration, store: OpenStore, json: boolean) {
  for await (const account of accounts.list()) {
    const is_closed = (await store.closed(account.user_id)) !== null
    if (json) yield jsonLine({ ...account, is_closed })
    else {
      const { created_at, email, name } = account
      yield printable(`${created_at.slice(0, 10)}  ${email}  ${name}${is_closed ? '  (closed)' : ''}`)
    }
  }
}

async function add({ given, accounts }: Here): Promise<void> {
  const email = emailIn(given, 'add')
  if (await accounts.find(email)) throw new Refused(`There is an account ${email} already.`)
  await make(accounts, given, email, await password(`Password for ${email} (10 characters or more): `))
  console.log(printable(`${email} has an account now.`))
}

/** Whoever was invited before gets another link. */
async function invite({ given, store, rules, accounts }: Here): Promise<void> {
  const email = emailIn(given, 'invite')
  if (!(await accounts.find(email))) await make(accounts, given, email, null)
  const { resetLink } = await import('../accounts/reset-link.ts')
  const link = await resetLink(store.connection, rules, email, INVITED_S)
  console.log(printable(`For ${email} to choose a password (works once, for seven days): ${link}`))
}

async function make(accounts: Administration, { flags }: Given, email: string, secret: string | null) {
  const name = String(flags.name ?? email.split('@')[0])
  const refused = await accounts.add({ email, name, password: secret })
  if (refused !== null) throw new Refused(refused)
}

async function remove({ given, accounts }: Here): Promise<void> {
  const email = emailIn(given, 'remove')
  const account = await accounts.find(email)
  if (account === null) throw new Refused(`There is no account ${email}.`)
  if (given.flags.yes !== true) await makeSure(account)
  await accounts.remove(account.user_id)
  console.log(printable(`${email} is gone, with everything that was kept.`))
}

async function makeSure({ email }: AccountRow): Promise<void> {
  const warning = `This erases ${email} with all tasks and conversations; nothing brings it back.`
  if (!process.stdin.isTTY) throw new Misuse(`${warning} Add --yes to do so.`)
  const typed = await askedFor(printable(`${warning}\nType the address to go on: `))
  if (typed.trim().toLowerCase() !== email) throw new Refused('That was another address. Nothing was erased.')
}

function emailIn({ words }: Given, deed: string): string {
  const [, email, ...more] = words
  if (email === undefined || more.length > 0) {
    throw new Misuse(`Name one account: sayso accounts ${deed} ann@example.org`)
  }
  return email.toLowerCase()
}
