/** What no row teaches and only the rules know: attacks, program text, answers to nothing, tasks without a name. */
import { ACT_FROM, type Command, type Interpretation } from '../domain/command.ts'
import { english } from './english/english.ts'
import type { Untagged } from './reading.ts'

export function onlyTheyKnow(rules: Interpretation, message: Untagged): boolean {
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

const ADDING = 0.85
const HANDFUL = 6
const PLAIN_WORDS = 24

/** While a question is open: a sentence that is an order by itself is no answer. */
export function isPlainOrder(rules: Interpretation, { tokens, sentences }: Untagged): boolean {
  const { commands, confidence } = rules
  const said = !isSplit(rules) && commands.every(isOrder)
  return said && confidence >= 0.8 && tokens.length <= PLAIN_WORDS && sentences.length <= commands.length
}

/** A number is no name, and "clear out everything that" names no task. */
function isOrder(command: Command): boolean {
  if (command.intent === 'AMBIGUOUS' || command.intent === 'GENERAL_CHAT') return false
  if (command.intent === 'CREATE_TASK') {
    const { title = '' } = command.params
    return !english.noTitle.test(title) && !english.brokenOff.test(title)
  }
  const reference = 'reference' in command.params ? command.params.reference : undefined
  const named = reference && 'text' in reference ? reference.text.toLowerCase() : ''
  return (
    isName(named) &&
    (command.intent !== 'COMPLETE_TASK' || !english.orderWords.has(named.split(' ')[0] ?? ''))
  )
}

/** "delete the last two, the fete is off": no name has a clause behind it. */
function isName(named: string): boolean {
  return !named.includes(', ') && !isNoName(named)
}

/** "last 2", "other": words that point, and name nothing. */
function isNoName(named: string): boolean {
  const words = named.split(' ').filter((word) => word !== '')
  return words.length > 0 && words.every((word) => english.counts.has(word) || isPlace(word))
}

function isPlace(word: string): boolean {
  return english.places.has(word) || english.pointing.has(word)
}

/** "a task for milk, eggs and bread" */
function saysTask({ roles }: Untagged): boolean {
  return roles.some((some) => some.includes('task'))
}

/** One task, or several? They ask. */
function isSplit({ commands }: Interpretation): boolean {
  return commands.some((command) => 'split' in command)
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
  if (!command || commands.length > 1 || confidence < ACT_FROM) return false
  switch (command.intent) {
    case 'CONFIRM_YES':
    case 'CONFIRM_NO':
      return true
    case 'CREATE_TASK':
      return command.params.title === undefined && !pointsBack(text)
    case 'LIST_TASKS':
      return command.params.deleted === true
    case 'GENERAL_CHAT':
      return command.params.topic === 'why' || command.params.topic === 'did' || rules.includes(INJECTION)
    default:
      return false
  }
}
