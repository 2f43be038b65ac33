/** The command line itself: help, version, wrong calls, an old Node. */
import { readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { helpFor, helpOn } from '../../src/cli/help.ts'
import { sayso } from '../support/cli.ts'

// Each call is a process of its own, and the machine may be busy.
vi.setConfig({ testTimeout: 30_000 })

const env = { SAYSO_DATABASE_URL: 'file:/dev/null/nowhere.db' }

test.each([['--version'], ['-v']])('%s is that of the package', async (flag) => {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  expect(await sayso([flag], { env })).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' })
})

test('help names every subcommand', async () => {
  const { code, stdout } = await sayso(['--help'], { env })
  expect(code).toBe(0)
  for (const name of Object.keys(helpOn).filter((name) => name !== 'serve'))
    expect(stdout).toContain(`sayso ${name}`)
})

test.each(Object.keys(helpOn))('%s has its own help, with an example', (name) => {
  expect(helpFor(name)).toMatch(new RegExp(`^sayso ${name}: .*[\\s\\S]*\\n {2}\\S`, 'u'))
})

test.each([[['chat', '--help']], [['help', 'chat']]])('%j prints it', async (args) => {
  expect(await sayso(args, { env })).toEqual({ code: 0, stdout: `${helpOn.chat}\n`, stderr: '' })
})

describe('wrong calls say how it is done, with exit code 2', () => {
  test.each([
    [['--nope'], "Unknown option '--nope'"],
    [['chat', '--colour'], "Unknown option '--colour'"],
    [['serve', 'now'], '“sayso serve” takes no words'],
    [['--json'], 'Say what to do'],
    [['--'], 'Say what to do'],
  ])('%j', async (args, sentence) => {
    const { code, stdout, stderr } = await sayso(args, { env })
    expect(code).toBe(2)
    expect(stdout).toBe('')
    expect(stderr).toContain(sentence)
    expect(stderr.trim().split('\n')).toHaveLength(1)
  })
})

test.each(['20.20.2', '22.17.9', '18.0.0'])('Node %s is told apart in one line', async (old) => {
  const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${old}' } })`
  const node = ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`]
  const { code, stdout, stderr } = await sayso(['--version'], { env, node })
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(stderr).toBe(
    `Sayso needs Node 22.18 or newer; this is ${old}. In a clone, npx sayso uses the right one.\n`,
  )
})
