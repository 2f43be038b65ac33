/** `sayso backup FILE`: a copy of the database, made while it is in use. */
import { readSettings } from '../compose/settings.ts'
import { backupStore } from '../store/open.ts'
import { type Command, Misuse } from './command.ts'
import { printable } from './output.ts'

export const backup: Command = {
  options: {},
  words: 'any',
  takes: 'file',
  async run({ words }) {
    const [file, ...more] = words
    if (file === undefined || more.length > 0) throw new Misuse('Name one file: sayso backup sayso-copy.db')
    await backupStore(readSettings(process.env).SAYSO_DATABASE_URL, file)
    console.log(printable(`Copied to ${file}. To use it: SAYSO_DATABASE_URL=file:${file}`))
    return 0
  },
}
