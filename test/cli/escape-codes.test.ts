/** A terminal obeys nothing that stands in the name of a file, of an account or of a format. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sayso } from '../support/cli.ts'
import { freshFolder } from '../support/stores.ts'

const CODES = '\u001b[2J\u001b]0;owned\u0007\u009b31m'
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not reach the terminal
const OBEYED = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/u

test('in what is said about it', { timeout: 60_000 }, async () => {
  const folder = freshFolder()
  const env = { SAYSO_DATABASE_URL: `file:${join(folder, 'sayso.db')}` }
  const odd = join(folder, `tasks${CODES}.xyz`)
  writeFileSync(odd, 'neither this nor that')
  const broken = join(folder, `broken${CODES}.csv`)
  writeFileSync(broken, Buffer.from([0xff, 0xfe, 0x41]))
  for (const args of [
    ['import', odd],
    ['import', broken],
    ['import', join(folder, `missing${CODES}`)],
    ['import', odd, '--format', `x${CODES}`],
    ['export', '--format', `x${CODES}`],
    ['backup', join(folder, `copy${CODES}.db`)],
    ['backup', join(folder, `nowhere${CODES}`, 'copy.db')],
    ['chat', `more${CODES}`],
    [`--odd${CODES}`],
  ]) {
    const { stdout, stderr } = await sayso(args, { env })
    expect(`${stdout}${stderr}`, args.join(' ')).not.toMatch(OBEYED)
    expect(`${stdout}${stderr}`).not.toBe('')
  }
  const accounts = { SAYSO_AUTH: 'accounts', SAYSO_AUTH_SECRET: 'a secret of sessions that is long enough' }
  for (const name of ['reset-password', 'disable-user']) {
    const { stderr } = await sayso([name, `ann${CODES}@example.org`], { env: { ...env, ...accounts } })
    expect(stderr).not.toBe('')
    expect(stderr).not.toMatch(OBEYED)
  }
})
