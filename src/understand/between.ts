/** Between what was learned and the rules: where they hear the same, where they hear more, and where one is in doubt. */
import type { Command, CreateTask, Interpretation } from '../domain/command.ts'
import { english } from './english/english.ts'
import { isPlainOrder } from './left-to-rules.ts'
import type { Ranked } from './rank.ts'
import type { Untagged } from './reading.ts'
import { isBeyondThem } from './rules-reading.ts'

/** From here on what was learned is believed, whatever the rules say. */
const BELIEVED = 0.85
/** Where the words fit a task of the list only in part. */
const BELIEVED_IN_PART = 0.65
/** Where they name another one. */
const CERTAIN = 0.99
const HANDFUL = 6

/** Two that read differently and hear the same are hardly both wrong. */
export function agreed({ reading }: Ranked, sure: number, rules: Interpretation, message: Untagged): number {
  return reading.heard > 0 && isPlainOrder(rules, message) ? Math.max(sure, rules.confidence) : sure
}

/** A plain order that only the rules hear so: theirs, where they hear more of it, or what was learned is in doubt. */
export function isTheirs(
  all: readonly Ranked[],
  sure: number,
  rules: Interpretation,
  message: Untagged,
): boolean {
  if (isBareTitle(rules, message)) return sure < BELIEVED
  const words = all[0]?.reading.told.commands ?? []
  if (hearMoreToAdd(rules, words, message)) return true
  if (!isPlainOrder(rules, message) || isBeyondThem(message)) return false
  const fewer = rules.commands.length <= words.length
  if (fewer && words.some((word, at) => asksMore(word, rules.commands[at]))) return false
  if (hearMore(rules.commands, words, message)) return true
  const ruled = all.find(({ reading }) => reading.heard > 0)
  if (!ruled || ruled === all[0]) return false
  return sure < Math.min(...ruled.reading.told.commands.map((command) => believedFrom(command, message)))
}

function believedFrom({ intent, params }: Command, message: Untagged): number {
  const reference = 'reference' in params ? params.reference : undefined
  if (!reference || !('text' in reference)) return BELIEVED
  const strange = strangeIn(reference.text, message)
  if (strange.length === 0) return BELIEVED
  // what is deleted is named in the question anyway
  if (intent === 'DELETE_TASK') return 0
  return strange.some((at) => isAnother(at, message)) ? CERTAIN : BELIEVED_IN_PART
}

/** "groceries for bob", where there are some for anna: behind the same word, another name. */
function isAnother(at: number, { tokens, matches }: Untagged): boolean {
  const lead = tokens[at - 1]?.norm ?? ''
  const before = matches.of[at - 2] ?? []
  return before.some((title) => (matches.said[title] ?? 0) < 1 && matches.titles[title]?.forms.has(lead))
}

/** Nothing but the name of a task that is there: to be added again, or done? */
function isBareTitle({ commands: [command] }: Interpretation, { matches, tokens }: Untagged): boolean {
  const title = matches.said.indexOf(1)
  return (
    command?.intent === 'AMBIGUOUS' && title >= 0 && tokens.every((_, at) => matches.of[at]?.includes(title))
  )
}

/** Words of a name that stand in no title. */
function strangeIn(name: string, { matches, text, tokens }: Untagged): readonly number[] {
  const from = text.indexOf(name)
  const to = from + name.length
  return tokens.flatMap(({ start, end, kind }, at) =>
    start >= from && end <= to && kind === 'word' && (matches.of[at] ?? []).length === 0 ? [at] : [],
  )
}

/** More orders, more of a question, more of a name, when each of them is; and what is never learned. */
function hearMore(rules: readonly Command[], words: readonly Command[], message: Untagged): boolean {
  if (rules.length > 1 && rules.length > words.length) return !rules.some(isUnnamed)
  if (rules[0]?.intent === 'RESTORE_TASK') return message.tokens.length <= HANDFUL
  if (hearAllOfThem(rules, words)) return true
  if (rules.some((one, at) => asksMore(one, words[at]))) return true
  if (isToldToAdd(rules, words, message)) return true
  const both = asAdded(rules, words)
  return both.length > 0 && (knowDates(both) || keepsMore(both))
}

/** "all milk tasks": what the others name one by one. */
function hearAllOfThem([rule, ...more]: readonly Command[], words: readonly Command[]): boolean {
  const reference = rule && 'reference' in rule.params ? rule.params.reference : undefined
  if (more.length > 0 || !reference || !('all' in reference) || !reference.filter.query) return false
  return (
    words.length > 1 && words.every(({ intent, params }) => intent === rule?.intent && isNumbered(params))
  )
}

function isNumbered(params: Command['params']): boolean {
  return 'reference' in params && params.reference !== undefined && 'number' in params.reference
}

/** "remind me, when is it due?" adds nothing. */
function isUnnamed(command: Command): boolean {
  return command.intent === 'CREATE_TASK' && command.params.title === undefined
}

/** "mop the floor at 8 and go running tomorrow": nothing that was said is dropped. */
function hearMoreToAdd(
  { commands, confidence }: Interpretation,
  words: readonly Command[],
  message: Untagged,
): boolean {
  const add =
    [...commands, ...words].every(({ intent }) => intent === 'CREATE_TASK') && !isBeyondThem(message)
  return (
    add && commands.length > words.length && confidence >= OFFERED && message.tokens.length <= PLAIN_WORDS
  )
}

const OFFERED = 0.5
const PLAIN_WORDS = 24

/** "remind me to forget about work on sunday" is no order to delete anything. */
function isToldToAdd(
  [rule, ...more]: readonly Command[],
  words: readonly Command[],
  message: Untagged,
): boolean {
  const { roles, tokens } = message
  const adds = rule?.intent === 'CREATE_TASK' && more.length === 0 && roles[0]?.includes('add') === true
  // "add task: …" says what it is
  if (adds && roles[1]?.includes('task')) return words.every(({ intent }) => intent !== 'CREATE_TASK')
  if (!adds || !words.every(({ intent }) => UNLIKE_ADDING.has(intent))) return false
  return tokens.length <= FEW_WORDS || words.every(({ intent }) => intent === 'GENERAL_CHAT')
}

const UNLIKE_ADDING: ReadonlySet<string> = new Set(['GENERAL_CHAT', 'DELETE_TASK', 'COMPLETE_TASK', 'UNDO'])

/** "how many are left": all that the other asks for, and more. */
function asksMore(rule: Command, word: Command | undefined): boolean {
  if (rule.intent !== 'LIST_TASKS') return false
  // "show tasks about rent": all that have the word
  if (word?.intent === 'GET_TASK') return rule.params.query !== undefined && word.params.asks === undefined
  if (word?.intent !== 'LIST_TASKS') return false
  return saysMore(rule.params, word.params) || (rule.params.count === true && !word.params.count)
}

/** All that the other says, and more. */
function saysMore(one: object, other: object): boolean {
  const keys = Object.keys(one)
  return keys.length > Object.keys(other).length && Object.keys(other).every((key) => keys.includes(key))
}

type Both = readonly (readonly [CreateTask, CreateTask])[]

function asAdded(rules: readonly Command[], words: readonly Command[]): Both {
  if (rules.length !== words.length) return []
  const pairs = rules.flatMap((rule, at) => {
    const word = words[at]
    return rule.intent === 'CREATE_TASK' && word?.intent === 'CREATE_TASK' ? [[rule, word] as const] : []
  })
  return pairs.length === rules.length ? pairs : []
}

const titleOf = ({ params }: CreateTask) => params.title?.toLowerCase() ?? ''

/** "meet the monday group at 7": the same tasks, and when each of them is. */
function knowDates(both: Both): boolean {
  return (
    both.every(([rule, word]) => titleOf(rule) === titleOf(word)) &&
    both.some(
      ([rule, word]) => rule.params.due_date !== undefined && rule.params.due_date !== word.params.due_date,
    )
  )
}

const FEW_WORDS = 12

/** "I need to call mom later": what is vague is no date, and stays; so does half of a long name. */
function keepsMore(both: Both): boolean {
  return both.some(([rule, word]) => {
    const [whole, part] = [titleOf(rule), titleOf(word)]
    const lost = part !== '' && whole.includes(part) ? whole.replace(part, '').trim() : ''
    return english.vague.has(lost) || lost.split(' ').length > MUCH
  })
}

/** So many words of a name are no story behind it. */
const MUCH = 8
