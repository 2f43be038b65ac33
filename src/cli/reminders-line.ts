/** Why a reminder would not arrive, in a line or two for `sayso doctor`. */
import { mailOf } from '../compose/reminding.ts'
import type { Settings } from '../compose/settings.ts'
import { BadSetting } from '../compose/settings-given.ts'
import { LOCAL_USER } from '../http/auth/local-access.ts'
import { openDatabase } from './database.ts'

/** Throws what is wrong with the mail server, if one is set. */
export async function remindersLine(settings: Settings): Promise<string> {
  const mail = mailOf(settings)
  const checked = mail === null ? null : await mail.check()
  if (checked?.ok === false)
    throw new BadSetting(`${checked.error} (SAYSO_SMTP_URL), so no e-mail would be sent.`)
  const mails =
    mail === null ? 'no e-mail, as SAYSO_SMTP_URL is not set' : 'e-mail, and the mail server answers'
  return `they ring while \`sayso serve\` or \`sayso chat\` runs; browsers and web addresses; ${mails}. ${await channels(settings)}`
}

async function channels(settings: Settings): Promise<string> {
  const store = await openDatabase(settings, 'person')
  try {
    const own = await store.channels(LOCAL_USER)
    const failing = own
      .filter(({ failure }) => failure !== null)
      .map(({ name, failure }) => `${name}: ${failure}`)
    const unconfirmed = own.filter(({ confirmed_at }) => confirmed_at === null).map(({ name }) => name)
    return [
      own.length === 0
        ? 'You have them sent nowhere but to the open page.'
        : `You have them sent to ${own.length} places.`,
      ...failing.map((words) => `The latest did not arrive at ${words}.`),
      ...unconfirmed.map((name) => `${name} waits for the link in its first e-mail.`),
    ].join(' ')
  } finally {
    await store.close()
  }
}
