/** The readings of a message that compete: the likeliest ways to take its words, and that it asks for nothing. */
import type { Command } from '../domain/command.ts'
import { commandsIn, type Told } from './commands/commands.ts'
import { contentAmong, type Tagged } from './commands/tagged.ts'
import { type Title, titlesIn } from './commands/titles.ts'
import { english } from './english/english.ts'
import { asListed } from './listed.ts'
import type { Table } from './tag/table.ts'
import type { Tagging } from './tag/tag.ts'
import type { Tag } from './tag/tags.ts'
import { topicOf } from './topic.ts'

export interface Reading {
  /** It asks for nothing. */
  readonly talk: boolean
  readonly told: Pick<Told, 'commands' | 'picks' | 'meant' | 'says'>
  /** How far it falls behind the likeliest way to take the words. */
  readonly behind: number
  /** The least likely piece of it, and the likeliest that it leaves out. */
  readonly least: number
  readonly left: number
  /** Places of the words it gives no purpose to, and of those that point at a task without being in its title. */
  readonly aside: readonly number[]
  readonly stray: readonly number[]
}

/** A message without the purposes of its words. */
export type Untagged = Omit<Tagged, 'tags' | 'sure'>

export function readingsOf(
  message: Untagged,
  { ways }: Pick<Tagging, 'ways'>,
  pieces: Table | null,
): readonly Reading[] {
  const listed = ways[0] ? asListed(ways[0], message) : null
  const seen = new Map<string, Reading>()
  const put = (reading: Reading) => {
    const key = keyOf(reading)
    if (!seen.has(key) && isPossible(reading, message)) seen.set(key, reading)
  }
  for (const way of listed ? [...ways, listed] : ways)
    for (const taken of [way, ...asNaming(way, message)]) toldBy(taken, message, pieces).forEach(put)
  put({ ...nothing, told: { ...nothing.told, commands: [talk(message.text)] } })
  const all = [...seen.values()]
  return listed ? withoutLosses(all, titlesIn({ ...message, ...listed })) : all
}

function toldBy(way: Way, message: Untagged, pieces: Table | null): readonly Reading[] {
  return commandsIn({ ...message, ...way }, pieces)
    .flatMap((told) => [told, ...inFull(told)])
    .map((told) => byWords(told, way, message))
}

/** Of things in a row, none is left out. */
function withoutLosses(readings: readonly Reading[], listed: readonly Title[]): readonly Reading[] {
  const names = listed.map(({ title }) => title)
  const complete = readings.some(({ told }) => addsAll(told.commands, names))
  return complete ? readings.filter(({ told }) => !addsSome(told.commands, names)) : readings
}

const titlesOf = (commands: readonly Command[]) =>
  commands.flatMap((command) => (command.intent === 'CREATE_TASK' ? (command.params.title ?? []) : []))

function addsAll(commands: readonly Command[], names: readonly string[]): boolean {
  const titles = titlesOf(commands)
  return names.length > 2 && names.every((name) => titles.includes(name))
}

function addsSome(commands: readonly Command[], names: readonly string[]): boolean {
  const titles = titlesOf(commands)
  const parts = titles.every((title) => names.some((name) => name.includes(title)))
  return titles.length > 0 && parts && !addsAll(commands, names)
}

type Way = Tagging['ways'][number]

/** What is asked about a task may be anything: then all of it is told. */
function inFull(told: Told): readonly Told[] {
  if (!told.commands.some((command) => command.intent === 'GET_TASK' && command.params.asks)) return []
  const commands = told.commands.map((command) =>
    command.intent === 'GET_TASK' ? { ...command, params: { reference: command.params.reference } } : command,
  )
  return [{ ...told, commands }]
}

/** In a question, words of titles may name what is asked for: "is the tuner on my list?" */
function asNaming(way: Way, message: Untagged): readonly Way[] {
  const shows = way.tags.flatMap((tag, at) => (tag === 'show' ? [at] : []))
  const known = shows.filter((at) => (message.matches.of[at]?.length ?? 0) > 0)
  // what is asked for may not be there
  const names = known.length > 0 || way.tags.includes('about') ? known : contentAmong(shows, message)
  if (names.length === 0) return []
  const tags = way.tags.map((tag, at) => (names.includes(at) ? ('about' as const) : tag))
  return [{ ...way, tags, behind: way.behind + 1 }]
}

/** Nobody chooses among no choices, answers no question, or corrects what was never said. */
function isPossible(reading: Reading, message: Untagged): boolean {
  const { commands, picks, meant, says } = reading.told
  const { mood } = message
  if (picks.length > 0 || says !== null) return mood.asked !== null
  if (!agree(commands, message) || (meant.length > 0 && !corrects(message))) return false
  if (mood.focus !== null) return true
  return meant.length === 0 && !commands.some(changesIt)
}

/** What is plainly said at the start, or of all of them, is not read as its opposite. */
function agree(commands: readonly Command[], message: Untagged): boolean {
  if (leavesSomeOut(message) && commands.some(takesAll)) return false
  if (isToDelete(message) && commands.some(bringsBack)) return false
  if (english.renaming.has(message.tokens[0]?.norm ?? '') && commands.some(isDone)) return false
  if (!saysDone(message) && commands.some(endsAll)) return false
  return saysChange(message) || !commands.some(changesAll)
}

/** It begins with a word that deletes and does nothing else. */
function isToDelete({ roles: [first = []] }: Untagged): boolean {
  return first.includes('drop') && !first.some((role) => UNDOING.has(role))
}

const UNDOING: ReadonlySet<string> = new Set(['reopen', 'undo', 'correct', 'negation', 'postpone', 'change'])

function isDone({ intent }: Command): boolean {
  return intent === 'COMPLETE_TASK'
}

/** Everything is done only where something says that it is done. */
function endsAll(command: Command): boolean {
  return isDone(command) && meansMany(command)
}

function meansMany(command: Command): boolean {
  const { params } = command
  const reference = 'reference' in params ? params.reference : undefined
  const them = reference !== undefined && 'pronoun' in reference && reference.pronoun === 'them'
  return them || takesAll(command)
}

function saysDone({ roles, tokens }: Untagged): boolean {
  return (
    tokens.length <= FEW_WORDS ||
    roles.flat().some((role) => role === 'done-report' || role === 'done-status')
  )
}

function changesAll(command: Command): boolean {
  return command.intent === 'UPDATE_TASK' && meansMany(command)
}

function saysChange({ roles, tokens }: Untagged): boolean {
  const puts = roles[0]?.includes('add') === true
  return puts || tokens.length <= FEW_WORDS || roles.flat().some((role) => CHANGING.has(role))
}

const CHANGING: ReadonlySet<string> = new Set(['change', 'postpone'])

function bringsBack({ intent, params }: Command): boolean {
  return intent === 'COMPLETE_TASK' && !params.completed
}

/** In a few words anything may be another one than was taken; in more, a word says so. */
function corrects({ tokens, roles }: Untagged): boolean {
  return tokens.length <= FEW_WORDS || roles.flat().some((role) => CORRECTING.has(role))
}

const FEW_WORDS = 5
const CORRECTING: ReadonlySet<string> = new Set(['correct', 'negation', 'undo'])

/** "all done except the car" never means all of them. */
function leavesSomeOut({ roles }: Untagged): boolean {
  const all = roles.findIndex((some) => some.includes('all'))
  return all >= 0 && roles.slice(all + 1).some((some) => some.includes('except'))
}

function takesAll({ params }: Command): boolean {
  const reference = 'reference' in params ? params.reference : undefined
  return reference !== undefined && 'all' in reference && !reference.filter.except
}

/** A change of nothing in particular cannot be meant. */
function changesIt({ intent, params }: Command): boolean {
  if (intent !== 'UPDATE_TASK' || !('reference' in params) || !params.reference) return false
  return 'pronoun' in params.reference && params.reference.pronoun === 'it'
}

const nothing: Reading = {
  talk: true,
  told: { commands: [], picks: [], meant: [], says: null },
  behind: 0,
  least: 0,
  left: 0,
  aside: [],
  stray: [],
}

function byWords(told: Told, { tags, behind }: Way, message: Untagged): Reading {
  const { commands, picks, meant, says, kept, left } = told
  const silent = commands.length + picks.length + meant.length === 0 && says === null
  return {
    talk: silent,
    told: { commands: commands.length > 0 ? commands : [talk(message.text)], picks, meant, says },
    behind,
    least: Math.min(1, ...kept.map(({ chance }) => chance)),
    left: Math.max(0, ...left.map(({ chance }) => chance)),
    aside: tags.flatMap((tag, at) => (tag === 'aside' ? [at] : [])),
    stray: tags.flatMap((tag, at) =>
      POINTING.has(tag) && (message.matches.of[at]?.length ?? 0) === 0 ? [at] : [],
    ),
  }
}

const POINTING: ReadonlySet<Tag> = new Set<Tag>(['done', 'reopen', 'change', 'drop'])

/** Two readings that come to the same are one. */
function keyOf({ told: { commands, picks, meant, says } }: Reading): string {
  return JSON.stringify([commands.map(({ intent, params }) => [intent, params]), picks, meant, says])
}

function talk(text: string): Command {
  return { intent: 'GENERAL_CHAT', params: { topic: topicOf(text) }, spans: {} }
}
