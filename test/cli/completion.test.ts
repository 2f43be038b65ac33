/** Tab at a shell's prompt, in the shells themselves; those that are not installed are skipped, which is said. And `man sayso`. */
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { helpOn } from '../../src/cli/help.ts'
import { sayso } from '../support/cli.ts'
import { freshFolder } from '../support/stores.ts'

vi.setConfig({ testTimeout: 60_000 })

const folder = freshFolder()
const env = { SAYSO_DATABASE_URL: 'file:/dev/null/nowhere.db' }

const file = (shell: string) => join(folder, `sayso.${shell}`)

/** The scripts as they are printed. */
beforeAll(async () => {
  for (const shell of ['bash', 'zsh', 'fish']) {
    const { code, stdout, stderr } = await sayso(['completion', shell], { env })
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    writeFileSync(file(shell), stdout)
  }
})

function ran(program: string, args: readonly string[]): string {
  const { stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', cwd: folder })
  expect(stderr).toBe('')
  return stdout.trim()
}

function isHere(program: string): boolean {
  const here = spawnSync(program, ['--version']).status === 0
  if (!here) console.log(`${program} is not installed: it is not tried`)
  return here
}

const asked: readonly (readonly [line: string, some: readonly string[]])[] = [
  ['sayso acc', ['accounts']],
  ['sayso export --format t', ['taskwarrior', 'todoist', 'todotxt']],
  ['sayso accounts i', ['invite']],
  ['sayso completion z', ['zsh']],
  ['sayso help dis', ['disable-user']],
  ['sayso import --d', ['--dry-run']],
  ['sayso import sayso.b', ['sayso.bash']],
]

describe.runIf(isHere('bash'))('bash', () => {
  test.each(asked)('%s', (line, some) => {
    const words = line.split(' ')
    // compopt only works at a prompt: there, files are what is left when nothing was found.
    const script = `compopt() { COMPREPLY=(); files=1; }; source ${file('bash')}
      COMP_WORDS=(${words.join(' ')}); COMP_CWORD=${words.length - 1}; _sayso
      if [[ $files ]]; then compgen -f -- '${words.at(-1)}'; else printf '%s\\n' "\${COMPREPLY[@]}"; fi`
    expect(ran('bash', ['--norc', '-c', script]).split('\n').sort()).toEqual(some)
  })

  test('every command has its place', () => {
    const script = `source ${file('bash')}; COMP_WORDS=(sayso ''); COMP_CWORD=1; _sayso; echo "\${COMPREPLY[@]}"`
    const names = [...Object.keys(helpOn), 'help', '--help', '--version']
    expect(ran('bash', ['--norc', '-c', script]).split(' ').sort()).toEqual(names.sort())
  })
})

describe.runIf(isHere('fish'))('fish', () => {
  test.each(asked)('%s', (line, some) => {
    const lines = ran('fish', ['--no-config', '-c', `source ${file('fish')}; complete -C'${line}'`]).split(
      '\n',
    )
    expect(lines.map((one) => one.split('\t')[0]).sort()).toEqual(some)
  })
})

/** What completes is zsh's own; here it is asked what it is given to complete from. */
const offered: readonly (readonly [words: string, given: string])[] = [
  [
    "sayso ''",
    '_describe command names | export:write your tasks to a file, for yourself or for another program',
  ],
  [
    "sayso help ''",
    '_describe command names | export:write your tasks to a file, for yourself or for another program',
  ],
  ["sayso accounts ''", '_arguments --help --name:name:() --json --yes 1:what:(add list remove invite)'],
  ["sayso backup ''", '_arguments --help *:file:_files'],
]

describe.runIf(isHere('zsh'))('zsh', () => {
  test.each(offered)('%s', (words, given) => {
    const script = `compdef() { :; }; _arguments() { print -r -- _arguments $@; }
      _describe() { print -r -- _describe $@ '|' \${names[(r)export*]}; }
      source ${file('zsh')}; words=(${words}); CURRENT=$#words; _sayso`
    expect(ran('zsh', ['-f', '-c', script])).toBe(given)
  })
})

test('another shell is a wrong call', async () => {
  expect(await sayso(['completion', 'tcsh'], { env })).toMatchObject({ code: 2, stdout: '' })
  expect(await sayso(['completion'], { env })).toMatchObject({ code: 2 })
})

test.runIf(isHere('groff'))('the page for man is set without a complaint, and has every command', () => {
  const page = ran('groff', [
    '-man',
    '-Tutf8',
    '-Kutf8',
    '-ww',
    '-P-cbou',
    join(process.cwd(), 'man/sayso.1'),
  ])
  for (const name of Object.keys(helpOn)) expect(page).toContain(`   sayso ${name}\n`)
  expect(page).toContain('SAYSO_DATABASE_URL')
  expect(page).toContain('EXIT STATUS')
})
