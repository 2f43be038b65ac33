/** Long lists on a terminal: all of it, through the user's own pager; elsewhere as ever. The real program, told that someone is looking. */
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { sayso } from '../support/cli.ts'
import { freshFolder } from '../support/stores.ts'

vi.setConfig({ testTimeout: 60_000 })

const looking = `Object.defineProperty(process.stdout, 'isTTY', { value: true });
process.stdout.rows = 24; process.stdout.columns = 100`
const node = ['--import', `data:text/javascript,${encodeURIComponent(looking)}`]

const folder = freshFolder()
const read = join(folder, 'read')
const pager = join(folder, 'pager')
writeFileSync(pager, `#!/bin/sh\ncat > ${read}\n`)
chmodSync(pager, 0o755)
const env = { SAYSO_DATABASE_URL: `file:${join(folder, 'sayso.db')}`, PAGER: pager }
const rows = Array.from({ length: 120 }, (_, at) => `- [ ] number ${at + 1}`)
writeFileSync(join(folder, 'tasks.md'), `# Trip\n${rows.join('\n')}\n`)
await sayso(['import', join(folder, 'tasks.md')], { env })

test('what was cut to fit into a reply is all there, and nothing else is kept in mind', async () => {
  const { code, stdout } = await sayso(['show my tasks'], { env, node })
  expect({ code, stdout }).toEqual({ code: 0, stdout: '' })
  const lines = readFileSync(read, 'utf8').trim().split('\n')
  expect(lines).toHaveLength(121)
  expect([lines[0], lines.at(-1)]).toEqual(['You have 120 tasks:', '#120 number 120, on “Trip”'])
  expect((await sayso(['done the second one'], { env })).stdout).toContain('#2')
})

test('a list by its name, and only where it does not fit', async () => {
  await sayso(['lists', 'trip'], { env, node })
  expect(readFileSync(read, 'utf8').trim().split('\n')).toHaveLength(120)
  writeFileSync(read, 'nothing')
  expect((await sayso(['lists'], { env, node })).stdout).toContain('119  Trip')
  expect((await sayso(['show task 3'], { env, node })).stdout).toContain('number 3')
  expect(readFileSync(read, 'utf8')).toBe('nothing')
})

test('without a terminal it is the reply as it was said', async () => {
  const { stdout } = await sayso(['show my tasks'], { env })
  expect(stdout).toMatch(/…and \d+ more\n$/u)
})

test.each(['cat', '', join(folder, 'no-such-program')])('with “%s” it is simply printed', async (PAGER) => {
  const { stdout } = await sayso(['lists', 'trip'], { env: { ...env, PAGER }, node })
  expect(stdout.trim().split('\n')).toHaveLength(120)
  expect(existsSync(join(folder, 'no-such-program'))).toBe(false)
})
