/** `sayso chat` at a keyboard: the real program, told that someone is looking. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { expect, test, vi } from 'vitest'
import { completedFrom } from '../../src/cli/complete-titles.ts'
import { wrapped } from '../../src/cli/wrapped.ts'
import { freshFolder } from '../support/stores.ts'

vi.setConfig({ testTimeout: 60_000 })

const pretend = `for (const s of [process.stdin, process.stdout]) Object.defineProperty(s, 'isTTY', { value: true });
process.stdout.hasColors = () => true; process.stdout.getColorDepth = () => 8; process.stdout.columns = Number(process.env.COLUMNS)`

/** Types each of these once the answer to the one before is there. */
async function typing(
  home: string,
  steps: readonly (readonly [types: string, until: string])[],
  leaving = 'exit\r',
  columns = 100,
) {
  const node = ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, 'bin/sayso.js', 'chat']
  const { NO_COLOR: _, ...env } = process.env
  const given = {
    ...env,
    FORCE_COLOR: '1',
    COLUMNS: String(columns),
    XDG_DATA_HOME: home,
    SAYSO_DATABASE_URL: `file:${join(home, 'sayso.db')}`,
  }
  const child = spawn(process.execPath, node, { env: given, stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(child, 'close')
  let seen = ''
  child.stdout.on('data', (chunk) => (seen += chunk))
  let from = 0
  for (const [types, until] of [['', 'leaves.'] as const, ...steps]) {
    child.stdin.write(types)
    await vi.waitFor(() => expect(stripVTControlCharacters(seen.slice(from))).toContain(until), {
      timeout: 20_000,
      interval: 20,
    })
    from = seen.length
  }
  child.stdin.write(leaving)
  const [code] = await ended
  return { code, seen }
}

test('Tab completes a title, y answers, and what was said is there the next time', async () => {
  const home = freshFolder()
  const first = await typing(home, [
    ['add buy milk\r', 'Added #1 “buy milk”.'],
    ['delete Buy m\t', 'ilk'],
    ['\r', 'y/n> '],
    ['y\r', 'Deleted #1'],
  ])
  expect(first.code).toBe(0)
  expect(first.seen).toContain('\u001b[33mDelete #1')
  const kept = join(home, 'sayso', 'chat-history')
  expect(readFileSync(kept, 'utf8')).toBe('add buy milk\ndelete buy milk\n')
  expect(statSync(kept).mode & 0o777).toBe(0o600)
  // Twice up is the first thing said the last time.
  const second = await typing(home, [['\u001b[A\u001b[A\r', 'Added #2 “buy milk”.']])
  expect(second.code).toBe(0)
})

test.each([
  ['done buy', ['buy milk', 'Buy bread'], 'buy'],
  ['done with Buy B', ['Buy bread'], 'Buy B'],
  ['done milk', ['milk'], 'milk'],
  ['', [], ''],
])('“%s” is completed by %j', (line, hits, end) => {
  expect(completedFrom(['buy milk', 'Buy bread', 'call mum'], line)).toEqual([hits, end])
})

test.each(['bye\r', 'q\r'])('%j leaves', async (leaving) => {
  expect((await typing(freshFolder(), [['add milk\r', 'Added #1']], leaving)).code).toBe(0)
})

test('Ctrl-C on a half-typed line takes back the line, not the talk', async () => {
  const steps = [
    ['add mi\u0003', '> '],
    ['add bread\r', 'Added #1 “bread”.'],
  ] as const
  expect((await typing(freshFolder(), steps)).code).toBe(0)
})

test('Tab completes from any word of a title', () => {
  expect(completedFrom(['buy milk tomorrow', 'call mum'], 'delete mil')).toEqual([['milk tomorrow'], 'mil'])
})

test('long replies break at words', () => {
  const text = 'one two three four five\n- six seven eight nine ten'
  expect(wrapped(text, 15)).toBe('one two three\nfour five\n- six seven\n  eight nine\n  ten')
  expect(wrapped('a'.repeat(40), 15)).toBe('a'.repeat(40))
  expect(wrapped('one two', undefined)).toBe('one two')
})

test('in a narrow window no word is cut in two from the first line on', async () => {
  const { seen } = await typing(freshFolder(), [], 'bye\r', 30)
  expect(stripVTControlCharacters(seen)).toContain(
    'What would you like to do? Tab\ncompletes titles, Ctrl-D\nleaves.',
  )
})
