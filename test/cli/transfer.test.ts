/** Moving in and out from a shell. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { sayso } from '../support/cli.ts'
import { freshFolder } from '../support/stores.ts'

// Each call is a process of its own, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 })

const folder = freshFolder()
const env = { SAYSO_DATABASE_URL: `file:${join(folder, 'sayso.db')}` }
const run = (args: readonly string[], input = '') => sayso(args, { env, input })

test('a file comes in once, out again, and what is wrong with it is told', async () => {
  const file = join(folder, 'todo.txt')
  writeFileSync(file, `(A) 2026-11-01 Call mum due:2026-11-16\nx 2026-11-10 Buy milk\n${'a'.repeat(501)}\n`)
  const refused = 'Not understood:\n  line 3: title: must be at most 500 characters.\n'
  const dry = await run(['import', file, '--dry-run'])
  expect(dry).toEqual({ code: 1, stdout: `2 tasks would be taken in.\n${refused}`, stderr: '' })
  expect((await run(['import', file])).stdout).toBe(`2 tasks taken in.\n${refused}`)
  const again = await run(['import', file, '--json'])
  expect(JSON.parse(again.stdout)).toMatchObject({ format: 'todotxt', dry_run: false, added: 0, known: 2 })

  const markdown = await run(['export', '--format', 'markdown'])
  expect(markdown.stdout).toMatch(
    /^# Tasks\n\n- \[ \] Call mum · due 2026-11-16 · high <!-- id=\S+ added=2026-11-01T12:00:00\.000Z -->\n- \[x\] Buy milk <!--/u,
  )
  const back = await run(['import'], markdown.stdout)
  expect(back).toEqual({ code: 0, stdout: '0 tasks taken in, 2 were here already.\n', stderr: '' })
})

test.each([
  [['export', '--format', 'pdf'], 2, 'There is no format “pdf”. There are: json, markdown, csv, ical.'],
  [['import', '--format', 'pdf'], 2, 'There is no format “pdf”. Say it with --format:'],
  [['import'], 2, 'What kind of file this is cannot be seen.'],
  [['import', '/nowhere.csv'], 1, 'The file /nowhere.csv cannot be read.'],
] as const)('%j is refused in one line', async (args, code, sentence) => {
  const refused = await run(args, 'some words')
  expect({ code: refused.code, stdout: refused.stdout }).toEqual({ code, stdout: '' })
  expect(refused.stderr).toContain(sentence)
  expect(refused.stderr.trim().split('\n')).toHaveLength(1)
})
