/** What is still left to the rules: short sentences that they know as a whole, and a few things that no row teaches. */
import { ACT_FROM, type Command, type Interpretation } from '../domain/command.ts'
import { english } from './english/english.ts'
import { CERTAIN, hearMore, isFuller, isUnclear, kindsOf, knowDates, knowsNote } from './hear-more.ts'
import type { Reading, Untagged } from './readings.ts'

/**
 * A handful of words that the rules know as a whole is what they say: where what was learned is in doubt, and where the
 * rules know more of it. In a longer sentence they are believed only where they hear more of it.
 */
export function leftToRules(
  rules: Interpretation,
  { commands: words, picks, meant }: Reading['told'],
  sure: number,
  message: Untagged,
): boolean {
  if (isSurelyTalk(words, sure)) return false
  if (onlyTheyKnow(rules, message)) return true
  if (isBeyondThem(message) || namesSeveral(words, rules.commands)) return false
  if (isBareTitle(rules, message)) return sure < SURE
  // to choose or to correct is to act, and an order is neither
  const points = picks.length + meant.length > 0
  if (!isPlainOrder(rules, message)) return points ? sure < ACT_FROM : hearMoreToAdd(rules, words, message)
  if (message.tokens.length > HANDFUL) return hearMore(rules.commands, words, sure, message)
  return points || isTheirs(rules, words, sure, message)
}

/** "evening": a word by itself may be a greeting. */
function isSurelyTalk(words: readonly Command[], sure: number): boolean {
  return sure >= SURE && words.every(({ intent }) => intent === 'GENERAL_CHAT')
}

/** Lists, labels and repetition: the rules have no words for them. */
function isBeyondThem({ tokens, names }: Untagged): boolean {
  return tokens.some(
    ({ kind, repeats }, at) =>
      kind === 'label' || repeats !== undefined || (names.lists.at[at]?.length ?? 0) > 0,
  )
}

/** "delete milk and bread": two tasks, where the rules, who see no list, hear one name. */
function namesSeveral(words: readonly Command[], [rule, ...more]: readonly Command[]): boolean {
  if (!rule || more.length > 0 || words.length < 2 || !isWorded(rule)) return false
  return words.every((word) => word.intent === rule.intent && isNumbered(word))
}

function isWorded({ params }: Command): boolean {
  return 'reference' in params && params.reference !== undefined && 'text' in params.reference
}

function isNumbered({ params }: Command): boolean {
  return 'reference' in params && params.reference !== undefined && 'number' in params.reference
}

function onlyTheyKnow(rules: Interpretation, message: Untagged): boolean {
  if (isSplit(rules) && saysTask(message)) return true
  return (
    isCode(message) ||
    isMarkupToAdd(rules, message) ||
    correctsNothing(rules, message) ||
    isOneWord(rules, message)
  )
}

/** "groceries": nothing says what is wanted of it. */
function isOneWord({ commands: [command] }: Interpretation, { tokens, matches }: Untagged): boolean {
  return command?.intent === 'AMBIGUOUS' && tokens.length === 1 && (matches.of[0] ?? []).length === 0
}

/** "no, friday", where nothing was said before. */
function correctsNothing({ correction }: Interpretation, { mood, tokens }: Untagged): boolean {
  return correction !== undefined && mood.focus === null && tokens.length <= HANDFUL
}

/** Braces and quotation marks: it was written for a program. */
function isCode({ text }: Untagged): boolean {
  return /^\s{0,5}[{[]\s{0,5}["{[]/u.test(text)
}

const ESCAPE = '\u001b'

/** "add <b>x</b>": what would like to be code is text, all of it. */
function isMarkupToAdd({ commands, confidence }: Interpretation, { text }: Untagged): boolean {
  const adds = commands.length === 1 && commands[0]?.intent === 'CREATE_TASK'
  return adds && confidence >= ADDING && (text.includes(ESCAPE) || /[<>{}=]|\w\(/u.test(text))
}

/** "mop the floor at 8 and go running tomorrow": nothing that was said is dropped. */
function hearMoreToAdd(
  { commands, confidence }: Interpretation,
  words: readonly Command[],
  { tokens }: Untagged,
): boolean {
  const add = [...commands, ...words].every(({ intent }) => intent === 'CREATE_TASK')
  return add && commands.length > words.length && confidence >= OFFERED && tokens.length <= PLAIN_WORDS
}

function isTheirs(
  rules: Interpretation,
  words: readonly Command[],
  sure: number,
  message: Untagged,
): boolean {
  if (sure < DOUBTFUL || knowMore(rules.commands, words)) return true
  if (!isWhole(rules, message)) return false
  const same = kindsOf(rules.commands) === kindsOf(words)
  if (!same) return sure < SURE || isUnmistakable(rules.commands, words)
  return (
    isNamedByRules(rules.commands, words, message.tokens.length) ||
    (sure < CERTAIN && isUnclear(rules.commands, message))
  )
}

const DOUBTFUL = 0.75
const OFFERED = 0.5
const SURE = 0.9
const WHOLE = 0.9
const ADDING = 0.85
const HANDFUL = 6
const PLAIN_WORDS = 24

export function isPlainOrder(rules: Interpretation, { tokens, sentences }: Untagged): boolean {
  const { commands, confidence } = rules
  const said = !isSplit(rules) && commands.every(isOrder)
  return said && confidence >= 0.8 && tokens.length <= PLAIN_WORDS && sentences.length === 1
}

/** A number is no name, and "clear out everything that" names no task. */
function isOrder(command: Command): boolean {
  if (command.intent === 'AMBIGUOUS' || command.intent === 'GENERAL_CHAT') return false
  if (command.intent === 'CREATE_TASK') return !english.noTitle.test(command.params.title ?? '')
  const reference = 'reference' in command.params ? command.params.reference : undefined
  const named = reference && 'text' in reference ? reference.text.toLowerCase() : ''
  // "delete the last two, the fete is off": no name has a clause behind it
  if (named.includes(', ')) return false
  return command.intent !== 'COMPLETE_TASK' || !english.orderWords.has(named.split(' ')[0] ?? '')
}

/** "add …" says all by itself, whatever is added. */
function isWhole({ confidence, commands: [command] }: Interpretation, { roles }: Untagged): boolean {
  if (command?.intent === 'CREATE_TASK') return confidence >= ADDING && roles[0]?.includes('add') === true
  return confidence >= WHOLE
}

/** "a task for milk, eggs and bread" */
function saysTask({ roles }: Untagged): boolean {
  return roles.some((some) => some.includes('task'))
}

/** "undo", "finish everything with milk", "find rent": said in so many words. */
function isUnmistakable([rule]: readonly Command[], words: readonly Command[]): boolean {
  if (rule?.intent === 'UNDO') return true
  if (rule?.intent === 'LIST_TASKS') return rule.params.query !== undefined
  return rule !== undefined && isAboutAll(rule) && words.every(({ intent }) => intent === rule.intent)
}

/** One task, or several? They ask. */
function isSplit({ commands }: Interpretation): boolean {
  return commands.some((command) => 'split' in command)
}

/** Nothing but the name of a task that is there: to be added again, or done? */
function isBareTitle({ commands: [command] }: Interpretation, { matches, tokens }: Untagged): boolean {
  const title = matches.said.indexOf(1)
  return (
    command?.intent === 'AMBIGUOUS' && title >= 0 && tokens.every((_, at) => matches.of[at]?.includes(title))
  )
}

/** The rules hear more orders, all of a kind at once, when something was done, or how much is to be taken back. */
function knowMore(rules: readonly Command[], words: readonly Command[]): boolean {
  const [rule] = rules
  const [word] = words
  if (!rule || !word || words.length > rules.length) return false
  if (rules.length > 1) return rules.length > words.length
  switch (rule.intent) {
    case 'UNDO':
    case 'RESTORE_TASK':
      return word.intent === 'UNDO' || isReopening(word)
    case 'LIST_TASKS':
      return isFuller(rules, words)
    default:
      return (
        isAboutAll(rule) ||
        isNaming(rule, word) ||
        isLeftOpen(rule, word) ||
        knowDates(rules, words) ||
        knowsNote(rules, words)
      )
  }
}

function isAboutAll({ params }: Command): boolean {
  const reference = 'reference' in params ? params.reference : undefined
  return reference !== undefined && 'all' in reference
}

/** A new name that was taken for something else. */
function isNaming(rule: Command, word: Command): boolean {
  if (rule.intent !== 'UPDATE_TASK' || word.intent !== 'UPDATE_TASK') return false
  return rule.params.title !== undefined && word.params.title === undefined
}

/** A new name, in a handful of words, is all that was said of it; and "thing x" may have lost its last letter. */
function isNamedByRules([rule]: readonly Command[], [word]: readonly Command[], count: number): boolean {
  if (rule?.intent !== 'UPDATE_TASK' || word?.intent !== 'UPDATE_TASK') return false
  const [whole = '', part = ''] = [rule.params.title, word.params.title]
  if (count <= HANDFUL && whole !== '') return whole !== part
  return part !== '' && whole.startsWith(part) && /^ [\p{L}\p{N}]{1,2}$/u.test(whole.slice(part.length))
}

/** "delete": nothing says which. */
function isLeftOpen(rule: Command, word: Command): boolean {
  if (rule.intent !== 'COMPLETE_TASK' && rule.intent !== 'DELETE_TASK') return false
  return word.intent === rule.intent && rule.params.reference === undefined
}

function isReopening(command: Command): boolean {
  return command.intent === 'COMPLETE_TASK' && !command.params.completed
}

/** "put that one on wednesday" names no task, and means one. */
function pointsBack(text: string): boolean {
  return text
    .toLowerCase()
    .split(/[^\p{L}']+/u)
    .some((word) => english.pronouns.has(word))
}

/** Text that gives orders to programs opens no question. */
const INJECTION = 'chat/injection'

/** What the rules know better than any row: an answer to nothing, a task without a name, text that is an attack. */
export function onlyRulesKnow({ commands, confidence, rules }: Interpretation, text: string): boolean {
  const [command] = commands
  if (!command || commands.length > 1 || confidence < 0.7) return false
  switch (command.intent) {
    case 'CONFIRM_YES':
    case 'CONFIRM_NO':
      return true
    case 'CREATE_TASK':
      return command.params.title === undefined && !pointsBack(text)
    case 'LIST_TASKS':
      return command.params.deleted === true
    case 'GENERAL_CHAT':
      return command.params.topic === 'why' || rules.includes(INJECTION)
    default:
      return false
  }
}
