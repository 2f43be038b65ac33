/** The readings of a message that compete: the likeliest ways to take its words, and that it asks for nothing. */
import type { Command, Interpretation, Reference } from '../domain/command.ts'
import { movedDue } from '../domain/moved-due.ts'
import { commandsIn, type Told } from './commands/commands.ts'
import { contentAmong } from './commands/tagged.ts'
import { type Title, titlesIn } from './commands/titles.ts'
import { english } from './english/english.ts'
import { asListed } from './listed.ts'
import { isPossible } from './possible.ts'
import type { Reading, Untagged } from './reading.ts'
import { rulesReading } from './rules-reading.ts'
import type { Table } from './tag/table.ts'
import type { Tagging } from './tag/tag.ts'
import type { Tag } from './tag/tags.ts'
import { topicOf } from './topic.ts'

export function readingsOf(
  message: Untagged,
  { ways }: Pick<Tagging, 'ways'>,
  pieces: Table | null,
  rules: Interpretation | null,
): readonly Reading[] {
  const listed = ways[0] ? asListed(ways[0], message) : null
  const seen = new Map<string, Reading>()
  const ruled = rulesReading(rules, message)
  const same = ruled ? keyOf(ruled, message) : null
  const put = (reading: Reading) => {
    const key = keyOf(reading, message)
    const heard = key === same ? (ruled?.heard ?? 0) : 0
    const known = seen.get(key)
    if (known) seen.set(key, { ...known, inParts: known.inParts || reading.inParts })
    else if (isPossible(reading, message)) seen.set(key, { ...reading, heard })
  }
  for (const way of listed ? [...ways, listed] : ways)
    for (const taken of [way, ...asNaming(way, message)]) toldBy(taken, message, pieces).forEach(put)
  put({ ...nothing, told: { ...nothing.told, commands: [talk(message.text)] } })
  if (ruled) put(ruled)
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
  const wordsOf = (all: readonly string[]) =>
    new Set(
      all
        .join(' ')
        .toLowerCase()
        .split(/[\s,]+/u),
    )
  const [said, listed] = [wordsOf(titles), wordsOf(names)]
  const parts = titles.every((title) =>
    [...wordsOf([title])].every((word) => listed.has(word) || english.joining.has(word)),
  )
  const lost = names.some((name) => [...wordsOf([name])].some((word) => !said.has(word)))
  return titles.length > 0 && parts && lost
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

const nothing: Reading = {
  talk: true,
  told: { commands: [], picks: [], meant: [], says: null },
  behind: 0,
  least: 0,
  left: 0,
  aside: [],
  stray: [],
  heard: 0,
  inParts: false,
}

function byWords(told: Told, { tags, behind, inParts }: Way, message: Untagged): Reading {
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
    heard: 0,
    inParts,
  }
}

const POINTING: ReadonlySet<Tag> = new Set<Tag>(['done', 'reopen', 'change', 'drop'])

/** Two readings that come to the same are one. */
function keyOf({ told: { commands, picks, meant, says } }: Reading, message: Untagged): string {
  return JSON.stringify([commands.map((command) => comesTo(command, message)), picks, meant, says])
}

/** "It" is the task in mind, and an hour on the day a task has is that hour. */
function comesTo(command: Command, { matches, mood, now }: Untagged): unknown {
  const { intent, params } = command
  if (intent === 'GENERAL_CHAT') return intent
  const reference = 'reference' in params ? params.reference : undefined
  const number = reference && numberOf(reference, mood)
  const task = matches.titles.find((title) => title.task.number === number)?.task
  const same = number === undefined || number === null ? params : { ...params, reference: { number } }
  if (intent !== 'UPDATE_TASK' || !task) return [intent, inOrder(same)]
  const { shift: _, keeps_day: __, due_date: ___, ...others } = same as typeof params
  const moved = movedDue({ due_date: task.due_date, timezone: now.timezone }, params) ?? {
    shift: params.shift,
  }
  return [intent, inOrder({ ...others, ...moved })]
}

function numberOf(reference: Reference, { focus, shown }: Untagged['mood']): number | null {
  if ('number' in reference) return reference.number
  if ('pronoun' in reference) return reference.pronoun === 'it' ? focus : null
  return 'position' in reference && reference.position > 0 ? (shown[reference.position - 1] ?? null) : null
}

/** Whoever read them, the same parameters are the same; the zone goes without saying. */
function inOrder({ timezone: _, ...params }: Command['params'] & { readonly timezone?: string }): unknown {
  return Object.entries(params).sort(([one], [other]) => (one < other ? -1 : 1))
}

function talk(text: string): Command {
  return { intent: 'GENERAL_CHAT', params: { topic: topicOf(text) }, spans: {} }
}
