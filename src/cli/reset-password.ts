/** `sayso reset-password EMAIL`: a link to a new password, for the operator to hand over. */
import { accountRules } from '../compose/account-rules.ts'
import { realWorld } from '../compose/real-world.ts'
import { readSettings } from '../compose/settings.ts'
import { BadSetting } from '../compose/settings-given.ts'
import { type Command, Misuse, Refused } from './command.ts'
import { openDatabase } from './database.ts'

export const resetPassword: Command = {
  options: {},
  words: 'any',
  async run({ words }) {
    const [email, ...more] = words
    if (email === undefined || more.length > 0) {
      throw new Misuse('Name one account: sayso reset-password ann@example.org')
    }
    const settings = readSettings(process.env)
    if (settings.SAYSO_AUTH !== 'accounts') {
      throw new BadSetting('There are no passwords here: that takes SAYSO_AUTH=accounts.')
    }
    const { SAYSO_PUBLIC_URL: address = `http://127.0.0.1:${settings.SAYSO_PORT}` } = settings
    const store = await openDatabase(settings, 'person')
    try {
      const { resetLink } = await import('../accounts/reset-link.ts')
      const rules = accountRules(settings, address, store, realWorld)
      const link = await resetLink(store.connection, rules, email)
      if (link === null) throw new Refused(`There is no account ${email}.`)
      console.log(`A new password for ${email} (works once, for an hour): ${link}`)
      return 0
    } finally {
      await store.close()
    }
  },
}
