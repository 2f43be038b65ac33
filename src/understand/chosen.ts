/** The reading that is likeliest right, as an interpretation; with all that goes along with it. */
import type { Answer, Command, Correction, Interpretation, Reference } from '../domain/command.ts'
import { agreed, isTheirs } from './between.ts'
import type { RulesContext } from './by-rules.ts'
import { english } from './english/english.ts'
import { isPlainOrder, onlyTheyKnow } from './left-to-rules.ts'
import { model } from './model.ts'
import { chanceOf, type Ranked, ranked } from './rank.ts'
import type { Reading, Untagged } from './reading.ts'
import { readingsOf } from './readings.ts'
import { reasoned } from './reasoned.ts'
import type { Tagging } from './tag/tag.ts'
import { thingsApart, titlesIn } from './things-apart.ts'

export interface AskedContext extends RulesContext {
  readonly choices?: readonly number[]
}

/** null: there is nothing to read. */
export function chosen(
  message: Untagged,
  tagging: Tagging,
  rules: Interpretation,
  context: AskedContext,
): Interpretation | null {
  const { pieces, rank, chance, scales } = model()
  const all = fullerFirst(ranked(readingsOf(message, tagging, pieces, rules), message, rank), message)
  const [best] = all
  if (!best) return null
  const apart = thingsApart(all, message)
  if (apart) return byWhatWordsSay(apart.reading, Math.max(apart.share, LISTED), all, message, context)
  const answer = context.pending ? asAnswer(best.reading, rules, message) : null
  if (answer) return answer
  const { told } = best.reading
  const alone = chance ? chanceOf(all, chance, scales) : best.share
  if (onlyTheyKnow(rules, message) || isTheirs(all, alone, rules, message)) return rules
  const sure = agreed(best, alone, rules, message)
  if (isOnlyTold(told.commands, sure, message))
    return byWhatWordsSay(asTalk(all), sure, all, message, context)
  const reading = byWhatWordsSay(
    best.reading,
    actingOn(told.commands, sure, all, message),
    all,
    message,
    context,
  )
  return { ...reading, ...beside(rules, message, best.reading) }
}

/** That something is added is surer than what it is called; nonsense is asked about. */
function actingOn(
  commands: readonly Command[],
  sure: number,
  all: readonly Ranked[],
  message: Untagged,
): number {
  if (isGibberish(message)) return Math.min(sure, NONSENSE)
  return isAdding(commands, all, message) ? Math.max(sure, ADDING) : sure
}

/** Nothing that was said is dropped: of two that add, and are nearly as likely, the one that adds more. */
function fullerFirst(all: readonly Ranked[], { tokens }: Untagged): readonly Ranked[] {
  const [best] = all
  const near = NEARLY[tokens.some(({ repeats }) => repeats !== undefined) ? 'again' : 'once']
  if (!best || !adds(best.reading.told.commands)) return all
  const titles = titlesIn(best)
  const fuller = all.find((one) => {
    const more = titlesIn(one)
    return (
      one.share >= near * best.share &&
      adds(one.reading.told.commands) &&
      more.length > titles.length &&
      titles.every((title) => more.includes(title))
    )
  })
  return fuller ? [fuller, ...all.filter((one) => one !== fuller)] : all
}

/** What repeats is seldom said of more than one, so little was learned of it. */
const NEARLY = { once: 0.4, again: 0.2 } as const

/** While a question is open: an order is no answer, a no is one, and what says nothing else is left to the rules. */
function asAnswer({ talk, told }: Reading, rules: Interpretation, message: Untagged): Interpretation | null {
  if (isPlainOrder(rules, message) || isHalfAnAnswer(rules)) return rules
  // "move compost to the garage" says nothing about what was asked
  if (told.says === 'no' && !message.roles[0]?.some((role) => MOVING.has(role))) return refused()
  return talk || told.says !== null ? rules : null
}

const MOVING: ReadonlySet<string> = new Set(['add', 'postpone', 'show'])

/** "maybe": neither a yes nor a no. */
function isHalfAnAnswer({ commands: [command], answer }: Interpretation): boolean {
  return answer === undefined && (command?.intent === 'CONFIRM_YES' || command?.intent === 'CONFIRM_NO')
}

/** "add …": that something is added is sure, whatever it is called. */
const ADDING = 0.6
/** "add a towel rail, a mirror and a light": nothing but things, in so many words. */
const LISTED = 0.85
/** Whatever is made of nonsense is asked about. */
const NONSENSE = 0.4

/** Nearly all there is to choose from adds something. */
const MOSTLY = 0.85

function isAdding(commands: readonly Command[], all: readonly Ranked[], { roles }: Untagged): boolean {
  if (!adds(commands)) return false
  const share = all.reduce((sum, { reading, share }) => sum + (adds(reading.told.commands) ? share : 0), 0)
  return roles[0]?.includes('add') === true || share >= MOSTLY
}

/** "asdkjh qwpoei zmxn": a hand, or a cat, on the keys. */
function isGibberish({ tokens, roles }: Untagged): boolean {
  // whoever says "add" knows why
  if (roles[0]?.includes('add')) return false
  const words = tokens.filter(({ kind }) => kind === 'word')
  const odd = words.filter(({ norm }) => english.gibberish.test(norm))
  return odd.length > 0 && odd.length * 2 >= words.length
}

function adds(commands: readonly Command[]): boolean {
  return commands.every(({ intent }) => intent === 'CREATE_TASK')
}

/** Less likely than this, and to ask about it would be odd. */
const LOST = 0.35

/** It was only told; what is quoted in it is no name for the task in mind. */
function isOnlyTold(commands: readonly Command[], sure: number, { tokens, roles }: Untagged): boolean {
  const renames = roles.flat().some((role) => role === 'change' || role === 'correct')
  const quotes = !renames && tokens.length > FEW_WORDS && tokens.some(({ kind }) => kind === 'quote')
  if (quotes && commands.some(isNamingIt)) return true
  const orders = roles.flat().some((role) => ORDERING.has(role))
  return sure < LOST && !orders && !commands.every(isHarmless)
}

const FEW_WORDS = 6

/** Words that ask for something to be done: not to answer them would be rude. */
const ORDERING: ReadonlySet<string> = new Set(['add', 'change', 'drop', 'postpone', 'reopen', 'undo'])

function isNamingIt(command: Command): boolean {
  return command.intent === 'UPDATE_TASK' && command.params.title !== undefined && isAboutIt(command)
}

function isHarmless({ intent }: Command): boolean {
  return (
    intent === 'CREATE_TASK' || intent === 'LIST_TASKS' || intent === 'GET_TASK' || intent === 'GENERAL_CHAT'
  )
}

function asTalk(all: readonly Ranked[]): Reading {
  const told = all.find(({ reading }) => reading.talk) ?? all[0]
  return (told as Ranked).reading
}

/** Only a no: nothing that is learned can confirm anything. */
function refused(): Interpretation {
  return {
    commands: [{ intent: 'CONFIRM_NO', params: {}, spans: {} }],
    confidence: 0.95,
    method: 'RULE_BASED',
    rules: ['learned/no'],
    reasoning: 'It says no to the open question.',
    answer: { kind: 'no' },
  }
}

/** Corrections and words of consent that only the rules hear. */
function beside(
  { correction, confirmed }: Interpretation,
  { mood }: Untagged,
  { talk, told: { commands } }: Reading,
): Partial<Interpretation> {
  // with nothing in mind there is nothing to correct, unless it names what it is about
  const corrects = correction && (mood.focus !== null || talk || commands.every(isAboutIt))
  return {
    ...(corrects ? { correction: asHeard(correction, commands) } : {}),
    ...(confirmed ? { confirmed } : {}),
  }
}

/** "sorry, 8:15": of what is at eight in the morning, in the morning. */
function asHeard(correction: Correction, [command]: readonly Command[]): Correction {
  if (command?.intent !== 'UPDATE_TASK' || !isAboutIt(command) || !correction.keeps_day) return correction
  const { due_date, keeps_day } = command.params
  return due_date && keeps_day ? { ...correction, due_date } : correction
}

function isAboutIt({ params }: Command): boolean {
  return 'reference' in params && params.reference !== undefined && 'pronoun' in params.reference
}

function byWhatWordsSay(
  reading: Reading,
  confidence: number,
  all: readonly Ranked[],
  message: Untagged,
  context: AskedContext,
): Interpretation {
  const { commands, picks, meant } = reading.told
  const picked = picks.length > 0 ? picks : pointedAt(commands, context)
  const answer: Answer | null =
    picked.length > 0 && context.pending ? { kind: 'pick', references: picked } : null
  const [corrected] = meant
  const next = all.find((one) => one.reading !== reading)
  return {
    commands,
    confidence,
    method: 'RULE_BASED',
    rules: ['learned'],
    reasoning: reasoned(commands, message, next),
    ...(answer ? { answer } : {}),
    ...(corrected ? { correction: { reference: corrected } } : {}),
  }
}

/** While it is asked which one, words that point at one of the choices are the answer, whatever else they say. */
function pointedAt(
  commands: readonly Command[],
  { pending, choices = [] }: AskedContext,
): readonly Reference[] {
  if (pending?.action_type !== 'CHOOSE_TASK') return []
  if (commands.some(({ intent }) => intent === 'GET_TASK' || intent === 'LIST_TASKS')) return []
  const references = commands.flatMap(({ params }) =>
    'reference' in params && params.reference ? [params.reference] : [],
  )
  const within = (reference: Reference) => !('number' in reference) || choices.includes(reference.number)
  return references.length === commands.length && references.every(within) ? references : []
}
