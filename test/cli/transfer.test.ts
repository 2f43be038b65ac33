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

test('a file that comes again: its ticks count, what else it changed is told', async () => {
  const db = { SAYSO_DATABASE_URL: `file:${join(folder, 'again.db')}` }
  const again = (input: string) => sayso(['import', '--format', 'markdown'], { env: db, input })
  await again('- [ ] Call mum\n- [ ] Buy milk · due 2026-11-16\n')
  const { stdout } = await again('- [x] Call mum\n- [ ] Buy milk · due 2026-11-20\n')
  expect(stdout).toBe(
    '0 tasks taken in, 2 were here already.\n1 of them now done, as in the file.\nOther in the file:\n' +
      '  line 2: #2 “Buy milk” is here already: the file has another due_date, and it stays as it is\n',
  )
  expect((await sayso(['export', '--format', 'todotxt'], { env: db })).stdout).toMatch(
    /Buy milk due:2026-11-16\nx \S+ \S+ Call mum\n/u,
  )
})

test('lists: shown, filled from a file, and written by themselves', async () => {
  const db = { SAYSO_DATABASE_URL: `file:${join(folder, 'lists.db')}` }
  const lists = (args: readonly string[], input = '') => sayso(args, { env: db, input })
  const file = join(folder, 'Camping.csv')
  writeFileSync(file, 'TYPE,CONTENT,PRIORITY\ntask,Tent @gear,4\n')
  expect((await lists(['import', file])).stdout).toBe('1 task taken in.\n')
  expect(
    (await lists(['import', '--format', 'todotxt', '--list', 'shopping'], 'Milk\nSoap +bath\n')).code,
  ).toBe(0)
  expect((await lists(['lists'])).stdout).toBe(
    '    0  (main list)\n    1  Camping\n    1  shopping\n    1  bath\n    1  #gear\n',
  )
  expect((await lists(['lists', 'the', 'camping', 'list'])).stdout).toBe('#1 Tent #gear\n')
  expect((await lists(['lists', 'Oslo'])).stderr).toBe('There is no list “Oslo”.\n')
  expect((await lists(['export', '--list', 'Shopping'])).stdout).toMatch(
    /^# Tasks\n\n- \[ \] Milk <!--.*-->\n$/u,
  )
  const all = await lists(['export', '--format', 'markdown'])
  expect(all.stdout).toMatch(/^# Tasks\n\n\n## Camping\n\n- \[ \] Tent · #gear <!--/u)
  expect(JSON.parse((await lists(['lists', '--json'])).stdout)).toMatchObject({
    lists: [{ name: 'Camping' }, {}, {}],
  })
})

test.each([
  [
    ['export', '--format', 'pdf'],
    2,
    'There is no format “pdf”. There are: json, markdown, csv, ical, todotxt, taskwarrior, todoist.',
  ],
  [['import', '--format', 'pdf'], 2, 'There is no format “pdf”. Say it with --format:'],
  [['export', '--format', 'json', '--list', 'x'], 2, 'json is everything about you'],
  [['import'], 2, 'What kind of file this is cannot be seen.'],
  [['import', '/nowhere.csv'], 1, 'The file /nowhere.csv cannot be read.'],
] as const)('%j is refused in one line', async (args, code, sentence) => {
  const refused = await run(args, 'some words')
  expect({ code: refused.code, stdout: refused.stdout }).toEqual({ code, stdout: '' })
  expect(refused.stderr).toContain(sentence)
  expect(refused.stderr.trim().split('\n')).toHaveLength(1)
})
