/** Readings that nobody means: they are left out, however likely the words alone make them. */
import { dateOf, today } from '../domain/calendar.ts'
import type { Command } from '../domain/command.ts'
import { clauseOf } from './commands/tagged.ts'
import { english } from './english/english.ts'
import { isPlainlyNot } from './plainly-not.ts'
import type { Reading, Untagged } from './reading.ts'

/** Nobody chooses among no choices, answers no question, or corrects what was never said. */
export function isPossible(reading: Reading, message: Untagged): boolean {
  const { commands, picks, meant, says } = reading.told
  const { mood } = message
  if (picks.length > 0 || says !== null) return mood.asked !== null
  if (commands.some((command) => isNonsense(command, message))) return false
  if (!agree(commands, message) || (meant.length > 0 && !corrects(message))) return false
  if (meant.length > 0 && isBetweenDates(message)) return false
  if (mood.focus !== null) return true
  return meant.length === 0 && !commands.some(changesIt)
}

function isNonsense(command: Command, message: Untagged): boolean {
  return (
    namesNothing(command) ||
    isNamedThere(command, message) ||
    stutters(command, message) ||
    isMissing(command, message) ||
    isIdle(command, message) ||
    isAboutReplies(command, message) ||
    passesOver(command, message) ||
    isPlainlyNot(command, message) ||
    isToCome(command, message) ||
    isMereRemark(command, message) ||
    isNamedByDate(command)
  )
}

/** "eucalyptus by wednesday too": what is still to come is not done, unless something in the same breath says so. */
function isToCome({ intent, params, spans }: Command, message: Untagged): boolean {
  if (intent !== 'COMPLETE_TASK' || !params.completed) return false
  const { tokens, roles, now } = message
  const [from, to] = clauseOf(spans.reference, message)
  const said = tokens.slice(from, to)
  const ahead = said.some(({ date }) => date && 'due_date' in date && dateOf(date.due_date) > today(now))
  const told = said.some(
    ({ norm, kind }) => kind === 'word' && (english.past.has(norm) || norm.endsWith('ed')),
  )
  return ahead && !told && !roles.slice(from, to).some((some) => some.some((role) => DONE.has(role)))
}

const DONE: ReadonlySet<string> = new Set(['done-report', 'done-status'])

/** "they look so beautiful!", after something was done: nothing says that it is not done after all. */
function isMereRemark({ intent, params }: Command, { roles }: Untagged): boolean {
  if (intent !== 'COMPLETE_TASK' || params.completed) return false
  const named = params.reference !== undefined && !('pronoun' in params.reference)
  return !named && !roles.flat().some((role) => OPENING.has(role))
}

const OPENING: ReadonlySet<string> = new Set(['reopen', 'undo', 'correct', 'negation'])

/** "make it due today, important" */
function isNamedByDate({ intent, params }: Command): boolean {
  const title = intent === 'UPDATE_TASK' ? params.title : undefined
  return title !== undefined && english.dateNouns.has(title.toLowerCase().split(/\s/u)[0] ?? '')
}

/** What is quoted is never just passed over. */
function passesOver({ intent, params }: Command, { tokens }: Untagged): boolean {
  const bare = intent === 'LIST_TASKS' && Object.keys(params).length === 0
  return bare && tokens.some(({ quoted }) => quoted !== undefined)
}

/** "reply in reverse" takes nothing back. */
function isAboutReplies({ intent }: Command, { tokens }: Untagged): boolean {
  return intent === 'UNDO' && tokens.some(({ norm }) => english.replying.has(norm))
}

/** A change of nothing, where a date says what is to change. */
function isIdle({ intent, params }: Command, { tokens }: Untagged): boolean {
  const empty = Object.keys(params).every((name) => name === 'reference')
  return intent === 'UPDATE_TASK' && empty && tokens.some(({ kind }) => kind === 'date')
}

/** "phone about the hay about the hay", "call Sandra at at facilities", unless it was said so. */
function stutters({ params }: Command, { tokens }: Untagged): boolean {
  const words = ('title' in params ? params.title : undefined)?.toLowerCase().split(/\s+/u) ?? []
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`)
  const twice = words.some((word, at) => word === words[at + 1])
  const said = tokens.some(({ norm }, at) => norm === tokens[at + 1]?.norm)
  return new Set(pairs).size < pairs.length || (twice && !said)
}

/** "replace mirror on 3310": a figure that no task has is no task's number, unless it is said to be one. */
function isMissing({ params, spans }: Command, { tokens, matches, mood }: Untagged): boolean {
  const reference = 'reference' in params ? params.reference : undefined
  if (!reference || !('number' in reference) || !spans.reference) return false
  const { number } = reference
  const known = [mood.focus, ...mood.shown, ...mood.choices].includes(number)
  if (known || matches.titles.some(({ task }) => task.number === number)) return false
  const at = tokens.findIndex(({ kind, stem }) => kind === 'number' && Number(stem) === number)
  const said = tokens[at]?.norm.startsWith('#') || english.numbering.has(tokens[at - 1]?.norm ?? '')
  return number > FEW_TASKS && !said
}

/** Small figures count tasks, and one that is gone is worth a word. */
const FEW_TASKS = 100

/** "friday I mean saturday" is about the day. */
function isBetweenDates({ tokens }: Untagged): boolean {
  return tokens.some(
    ({ norm }, at) =>
      english.meaning.has(norm) &&
      tokens[at + 1]?.kind === 'date' &&
      tokens.slice(0, at).some(({ kind }) => kind === 'date'),
  )
}

/** "do that one", "it": no name for anything. */
function namesNothing(command: Command): boolean {
  if (command.intent === 'UPDATE_TASK') return english.counts.has(command.params.title?.toLowerCase() ?? '')
  if (command.intent !== 'CREATE_TASK' || command.params.title === undefined) return false
  const words = command.params.title.toLowerCase().split(/\s+/u)
  return words.some((word) => english.pronouns.has(word)) && words.every((word) => english.pointing.has(word))
}

/** "the gun one": no new task is called so where a task of the list has the word. */
function isNamedThere(command: Command, { tokens, matches }: Untagged): boolean {
  const end = command.intent === 'CREATE_TASK' ? command.spans.title?.[1] : undefined
  const last = end === undefined ? -1 : tokens.findIndex((token) => token.end === end)
  return tokens[last]?.norm === english.oneOfThem && (matches.of[last - 1]?.length ?? 0) > 0
}

function isOpposite(commands: readonly Command[], message: Untagged): boolean {
  const deletes = isToDelete(message) && commands.some(bringsBack)
  return deletes || (leavesSomeOut(message) && commands.some(takesAll)) || losesException(commands, message)
}

/** "push those to tomorrow except payroll" never means all of those. */
function losesException(commands: readonly Command[], { roles, tokens, matches }: Untagged): boolean {
  const those = tokens.findIndex(({ norm }) => english.them.has(norm))
  const but = roles.findIndex((some, at) => at > those && some.includes('except'))
  const names = those >= 0 && but >= 0 && matches.of.slice(but + 1).some((titles) => titles.length > 0)
  return names && commands.some((command) => command.intent !== 'LIST_TASKS' && isThem(command))
}

function isThem({ params }: Command): boolean {
  const reference = 'reference' in params ? params.reference : undefined
  return reference !== undefined && 'pronoun' in reference && reference.pronoun === 'them'
}

/** What is plainly said at the start, or of all of them, is not read as its opposite. */
function agree(commands: readonly Command[], message: Untagged): boolean {
  if (isOpposite(commands, message)) return false
  if (english.renaming.has(message.tokens[0]?.norm ?? '') && commands.some(isDone)) return false
  if (commands.some(endsAll) && !(saysDone(message) && saysMany(message))) return false
  const moves = saysMany(message) && commands.every((command) => !changesAll(command) || isMoved(command))
  return saysChange(message) || moves || !commands.some(changesAll)
}

/** "everything for today has to be tomorrow" needs no word for moving. */
function isMoved({ params }: Command): boolean {
  return 'due_date' in params || 'shift' in params
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
  return isThem(command) || takesAll(command)
}

function saysDone({ roles, tokens }: Untagged): boolean {
  return (
    tokens.length <= FEW_WORDS ||
    roles.flat().some((role) => role === 'done-report' || role === 'done-status')
  )
}

/** "should have done my PhD": nothing in it is about more than one. */
function saysMany({ roles, tokens, names }: Untagged): boolean {
  const said = ({ norm }: { readonly norm: string }, at: number) =>
    english.them.has(norm) ||
    (names.lists.at[at]?.length ?? 0) > 0 ||
    roles[at]?.some((role) => role === 'all' || role === 'task')
  return tokens.length <= FEW_WORDS || tokens.some(said)
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
