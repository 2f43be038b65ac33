/** Saying things from a shell. */
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { sayso } from '../support/cli.ts'
import { freshFolder } from '../support/stores.ts'

// Each call is a process of its own, and the machine may be busy.
vi.setConfig({ testTimeout: 30_000 })

const fresh = () => ({ SAYSO_DATABASE_URL: `file:${join(freshFolder(), 'new', 'folder', 'sayso.db')}` })

describe('one thing', () => {
  test('is done, and the next goes on with the same talk', async () => {
    const env = fresh()
    expect(await sayso(['add buy milk'], { env })).toEqual({
      code: 0,
      stdout: 'Added #1 “buy milk”.\n',
      stderr: '',
    })
    const asked = await sayso(['delete', 'buy', 'milk'], { env })
    expect(asked.code).toBe(0)
    expect(asked.stdout).toContain('Delete #1 “buy milk”?')
    const done = await sayso(['--json', 'yes'], { env })
    const response = JSON.parse(done.stdout)
    expect(response).toMatchObject({ state: 'complete', decision_type: 'EXECUTE_PENDING' })
    expect(response.tool_invocations.at(-1)).toMatchObject({ tool_name: 'delete_task', success: true })
  })

  test('that is almost a subcommand is said all the same, with a hint', async () => {
    const { stdout, stderr } = await sayso(['exprot'], { env: fresh() })
    expect(stderr).toBe('(Said as a sentence. Did you mean “sayso export”?)\n')
    expect(stdout).not.toBe('')
  })

  test.each([
    ['nothing', [''], 'The message is empty.'],
    ['too much', ['a'.repeat(4001)], 'The message has 4001 characters; the limit is 4000.'],
  ])('%s is refused with exit code 1', async (_, args, sentence) => {
    const { code, stdout, stderr } = await sayso(args, { env: fresh() })
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toContain(sentence)
    expect(stderr.trim().split('\n')).toHaveLength(1)
  })
})

describe('a talk', () => {
  test('through a pipe answers line by line, without colour or prompt', async () => {
    const env = fresh()
    const input = 'add eggs\n\nadd ham\ndelete eggs\nyes\nlist\n'
    const { code, stdout, stderr } = await sayso(['chat'], { env, input })
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(/^Added #1 “eggs”\.\nAdded #2 “ham”\.\nDelete #1 “eggs”\?.*\nDeleted #1 “eggs”/u)
    expect(stdout.split('\n').at(-2)).toBe('#2 ham')
    expect(stdout).not.toContain('\u001b')
    expect(stdout).not.toContain('> ')
  })

  test('goes on after something that cannot be said; --json gives whole responses', async () => {
    const input = `${'a'.repeat(4001)}\nadd jam\n`
    const { code, stdout } = await sayso(['chat', '--json'], { env: fresh(), input })
    const [refused, added] = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(code).toBe(0)
    expect(refused).toMatchObject({ code: 'MESSAGE_TOO_LONG' })
    expect(added).toMatchObject({ state: 'complete', response_text: 'Added #1 “jam”.' })
  })

  test('a title cannot give orders to the terminal', async () => {
    const env = fresh()
    const input = 'add \u001b[31mred\u0007 \u009b2Jalert\n'
    const plain = await sayso(['chat'], { env, input })
    expect(plain.stdout).toContain('red')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the point of the test
    expect(plain.stdout).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/u)
    const json = await sayso(['--json', 'list'], { env })
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the point of the test
    expect(json.stdout).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/u)
    expect(JSON.parse(json.stdout).tool_invocations[0].result.tasks[0].title).toContain('\u001b[31mred')
  })
})
