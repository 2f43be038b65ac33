/** Where the rules hear more of a sentence than was learned: more orders, when each of them is, all of a name. */
import { ACT_FROM, type Command } from '../domain/command.ts'
import { contentAmong } from './commands/tagged.ts'
import type { Untagged } from './readings.ts'

export const CERTAIN = 0.99
const FEW_WORDS = 12

export function hearMore(
  rules: readonly Command[],
  words: readonly Command[],
  sure: number,
  message: Untagged,
): boolean {
  if (rules.length > 1 && rules.length > words.length) return true
  const asks = words.every(({ intent }) => intent === 'LIST_TASKS' || intent === 'GET_TASK')
  if (sure < ACT_FROM && !asks && message.tokens.length <= FEW_WORDS) return true
  if (kindsOf(rules) !== kindsOf(words)) return isToldToAdd(rules, message) && sure < CERTAIN
  const doubt = message.tokens.length <= FEW_WORDS ? unclearBy(rules, message) : null
  const unclear = doubt !== null && sure < UNCLEAR[doubt]
  return (
    unclear ||
    knowDates(rules, words) ||
    isFuller(rules, words) ||
    knowsNote(rules, words) ||
    isBeheaded(rules, words, message)
  )
}

/** "change the description of task 2 to …" */
export function knowsNote([rule]: readonly Command[], [word]: readonly Command[]): boolean {
  const noteOf = (command: Command | undefined) =>
    command && 'description' in command.params ? command.params.description : undefined
  return noteOf(rule) !== undefined && noteOf(word) === undefined
}

/** "remind me to forget about work on sunday" is no order to delete anything. */
function isToldToAdd([rule, ...more]: readonly Command[], { tokens, roles }: Untagged): boolean {
  const told = roles[0]?.includes('add') || tokens.some(({ kind }) => kind === 'quote')
  const adds = rule?.intent === 'CREATE_TASK' && more.length === 0 && told === true
  if (tokens.at(-1)?.norm === '?' && roles[0]?.includes('add')) return false
  return adds && tokens.length <= FEW_WORDS
}

/** "remind me to write down the rules", "wash and iron the shirts": nothing that begins the name is dropped. */
function isBeheaded(
  [rule]: readonly Command[],
  [word]: readonly Command[],
  { tokens, roles }: Untagged,
): boolean {
  if (rule?.intent !== 'CREATE_TASK' || word?.intent !== 'CREATE_TASK') return false
  const [whole = '', part = ''] = [rule.params.title?.toLowerCase(), word.params.title?.toLowerCase()]
  if (part === '' || whole === part || !whole.endsWith(part)) return false
  const start = rule.spans.title?.[0]
  const first = tokens.findIndex((token) => token.start === start)
  const lead = roles[first] ?? []
  return lead.length === 0 || lead.some((role) => ORDERING.has(role) || role === 'deed')
}

const ORDERING: ReadonlySet<string> = new Set(['add', 'drop', 'change', 'reopen', 'undo', 'show', 'postpone'])

/** "how many are left": all that the other asks for, and more. */
export function isFuller([rule]: readonly Command[], [word]: readonly Command[]): boolean {
  return rule?.intent === 'LIST_TASKS' && word?.intent === 'LIST_TASKS' && saysMore(rule.params, word.params)
}

/** "pay the rent and call dad on friday", "meet the monday group at 7": the same tasks, and when each of them is. */
export function knowDates(rules: readonly Command[], words: readonly Command[]): boolean {
  const pairs = rules.map((rule, at) => [rule, words[at]] as const)
  return (
    pairs.every(([rule, word]) => isSameTask(rule, word)) && pairs.some(([rule, word]) => isDated(rule, word))
  )
}

function isSameTask(rule: Command, word: Command | undefined): boolean {
  if (rule.intent !== 'CREATE_TASK' || word?.intent !== 'CREATE_TASK') return false
  return rule.params.title?.toLowerCase() === word.params.title?.toLowerCase()
}

function isDated(rule: Command, word: Command | undefined): boolean {
  if (rule.intent !== 'CREATE_TASK' || word?.intent !== 'CREATE_TASK') return false
  return rule.params.due_date !== undefined && rule.params.due_date !== word.params.due_date
}

/** From when on it is not asked after all: which of several, or whether there is such a task. */
const UNCLEAR = { several: CERTAIN, strange: 0.8 } as const

export function isUnclear(rules: readonly Command[], message: Untagged): boolean {
  return unclearBy(rules, message) !== null
}

/** What the task is called has a word that none has, or fits several: so it has to be asked. */
function unclearBy([command, ...more]: readonly Command[], message: Untagged): 'several' | 'strange' | null {
  if (!command || more.length > 0 || command.intent === 'GET_TASK' || !('reference' in command.params))
    return null
  const { reference } = command.params
  // what follows a comma is hardly its name
  if (!reference || !('text' in reference) || reference.text.includes(',')) return null
  const { text, tokens, matches } = message
  const from = text.indexOf(reference.text)
  const to = from + reference.text.length
  const places = [...tokens.keys()].filter(
    (at) => (tokens[at]?.start ?? 0) >= from && (tokens[at]?.end ?? 0) <= to,
  )
  const [said = [], ...others] = places
    .map((at) => matches.of[at] ?? [])
    .filter((titles) => titles.length > 0)
  const having = said.filter((title) => others.every((titles) => titles.includes(title)))
  if (having.length > 1) return 'several'
  const strange = contentAmong(places, message).some((at) => (matches.of[at] ?? []).length === 0)
  return strange ? 'strange' : null
}

export function kindsOf(commands: readonly Command[]): string {
  return commands.map(({ intent }) => intent).join(' ')
}

/** All that the other says, and more. */
function saysMore(one: object, other: object): boolean {
  const keys = Object.keys(one)
  return keys.length > Object.keys(other).length && Object.keys(other).every((key) => keys.includes(key))
}
