/** `sayso disable-user WHO` and `sayso enable-user WHO`: whoever runs a server closes an account, and opens it again. */
import { accountRules } from '../compose/account-rules.ts'
import { disableUser, enableUser } from '../compose/closing.ts'
import { realWorld } from '../compose/real-world.ts'
import { readSettings, type Settings } from '../compose/settings.ts'
import { BadSetting } from '../compose/settings-given.ts'
import type { OpenStore } from '../store/open.ts'
import { type Command, Misuse, Refused } from './command.ts'
import { openDatabase } from './database.ts'
import { printable } from './output.ts'

export const disable = commandOf('disable-user', disableUser, 'may not come in any more, and is out')
export const enable = commandOf('enable-user', enableUser, 'may come in again, with a new sign-in')

function commandOf(name: string, act: typeof disableUser, done: string): Command {
  return {
    options: {},
    words: 'any',
    async run({ words }) {
      const [who, ...more] = words
      if (who === undefined || more.length > 0)
        throw new Misuse(`Name one user: sayso ${name} ann@example.org`)
      const settings = readSettings(process.env)
      const store = await openDatabase(settings, 'person')
      try {
        const { user_id, endAll } = await userNamed(who, settings, store)
        await act(user_id, { store, world: realWorld, visitors: { endAll } })
        console.log(printable(`${who} ${done}.`))
        return 0
      } finally {
        await store.close()
      }
    },
  }
}

/** With accounts by e-mail address; else by the name that the issuer's tokens have for them. */
async function userNamed(who: string, settings: Settings, store: OpenStore) {
  if (settings.SAYSO_AUTH === 'local') {
    throw new BadSetting('There is nobody else here: that takes SAYSO_AUTH=accounts or SAYSO_AUTH=jwt.')
  }
  if (settings.SAYSO_AUTH === 'jwt') return { user_id: who, endAll: async () => undefined }
  const { SAYSO_PUBLIC_URL: address = `http://127.0.0.1:${settings.SAYSO_PORT}` } = settings
  const { accountNamed } = await import('../accounts/account-named.ts')
  const rules = accountRules(settings, address, store, realWorld)
  const account = await accountNamed(store.connection, rules, who)
  if (!account) throw new Refused(`There is no account ${who}.`)
  return account
}
