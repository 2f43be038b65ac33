/**
 * The `sayso` command. The first word picks a subcommand, loaded only then; words that are none of them are
 * something said. Every expected failure is one plain sentence on stderr and an exit code that is not 0.
 */
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { editDistance } from '../domain/edit-distance.ts'
import type { Command, Given } from './command.ts'
import { Misuse } from './command.ts'
import { commands } from './commands.ts'
import { isMisuse, sentenceFor } from './failure.ts'
import { helpFor } from './help.ts'
import { toldLine } from './output.ts'
import { version } from './version.ts'

export async function run(args: readonly string[]): Promise<number> {
  leaveQuietlyWhenNobodyReads()
  try {
    return await dispatch(args)
  } catch (error) {
    console.error(toldLine(sentenceFor(error)))
    return isMisuse(error) ? 2 : 1
  }
}

async function dispatch(args: readonly string[]): Promise<number> {
  const [first, ...rest] = args
  if (first === '--help' || first === '-h' || first === 'help') return await read(helpFor(rest[0]))
  if (first === '--version' || first === '-v') return print(version())
  if (first === undefined) return await start('serve', [])
  if (Object.hasOwn(commands, first)) return await start(first, rest)
  hintAt(first)
  return await start(null, args)
}

/** A slip of the finger in a subcommand is said like any other words; at least it is told. */
function hintAt(word: string): void {
  const alike = (name: string) => name.length > 4 && Math.abs(name.length - word.length) <= 1
  const meant = Object.keys(commands).find((name) => alike(name) && editDistance(word, name) === 1)
  if (meant) console.error(`(Said as a sentence. Did you mean “sayso ${meant}”?)`)
}

async function start(name: string | null, args: readonly string[]): Promise<number> {
  if (asksForHelp(args)) return await read(helpFor(name))
  const load = commands[name ?? '']
  const command = load ? await load() : await sentence()
  return await command.run(parsed(command, name, args))
}

/** For one sentence, code made to check each kind of data costs more than it saves. */
async function sentence(): Promise<Command> {
  z.config({ jitless: true })
  return (await import('./say.ts')).say
}

/** After “--” everything is said, not asked. */
function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--')
  const flags = end === -1 ? args : args.slice(0, end)
  return flags.includes('--help') || flags.includes('-h')
}

function parsed(command: Command, name: string | null, args: readonly string[]): Given {
  const { options } = command
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
  if (command.words === 'none' && positionals.length > 0) {
    throw new Misuse(
      `“sayso ${name}” takes no words. To say “${[name, ...positionals].join(' ')}”, use quotes.`,
    )
  }
  return { words: positionals, flags: values as Given['flags'] }
}

/** Longer than a screen, perhaps. */
async function read(text: string): Promise<number> {
  const { paged } = await import('./pager.ts')
  await paged(text.split('\n'))
  return 0
}

function print(text: string): number {
  console.log(text)
  return 0
}

/** `sayso understand | head` is no failure. */
function leaveQuietlyWhenNobodyReads(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit(0)
  })
}
