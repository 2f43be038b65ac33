/** Why a message was read as it was, in a sentence or two: what its parts were taken for, and what came next to it. */
import type { Command, Span } from '../domain/command.ts'
import { quoted } from '../domain/wording.ts'
import type { Ranked } from './rank.ts'
import { meaning } from './read/reasoning.ts'
import type { Untagged } from './reading.ts'

const TAKEN_FOR: Readonly<Record<string, string>> = {
  title: 'the title',
  due_date: 'the date',
  priority: 'the priority',
  description: 'the note',
  query: 'what to look for',
}
/** More is not read by anybody. */
const MOST = 3

export function reasoned(
  commands: readonly Command[],
  message: Untagged,
  runnerUp: Ranked | undefined,
): string {
  const said = commands.slice(0, MOST).map((command) => `${meaning(command)}${partsOf(command, message)}`)
  const more = commands.length > MOST ? `, and ${commands.length - MOST} more` : ''
  const other = runnerUp ? inBrief(runnerUp.reading.told.commands) : ''
  const next = other === inBrief(commands) ? '' : other
  return `It ${said.join(', then ')}${more}.${next ? ` The next likeliest reading: it ${next}.` : ''}`
}

function inBrief(commands: readonly Command[]): string {
  return commands.slice(0, MOST).map(meaning).join(', then ')
}

function partsOf(command: Command, message: Untagged): string {
  const parts = Object.entries(command.spans).flatMap(([name, span]) => part(name, span, command, message))
  return parts.length > 0 ? `: ${parts.join(', ')}` : ''
}

function part(name: string, [start, end]: Span, { params }: Command, message: Untagged): readonly string[] {
  const words = quoted(message.text.slice(start, end))
  const taken = TAKEN_FOR[name]
  if (taken !== undefined) return [`${words} is ${taken}`]
  if (name !== 'reference' || !('reference' in params) || !params.reference) return []
  const { reference } = params
  if (!('number' in reference)) return []
  const known = message.matches.titles.find(({ task }) => task.number === reference.number)
  return known ? [`${words} means #${reference.number} ${quoted(known.task.title)}`] : []
}
