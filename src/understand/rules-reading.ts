/**
 * What the rules make of a message, as one more reading among the others. They know plain orders as a whole and hear
 * things that no row teaches; how far they are right is learned like everything else.
 */
import type { Command, Interpretation, Reference } from '../domain/command.ts'
import { contentAmong } from './commands/tagged.ts'
import { english } from './english/english.ts'
import type { Reading, Untagged } from './reading.ts'
import { SAME_DAY } from './words/same-day.ts'

/** As far behind as the least likely way to take the words. */
const BEHIND = 9

/** null: they read an answer, or nothing. */
export function rulesReading(rules: Interpretation | null, message: Untagged): Reading | null {
  if (!rules || rules.answer || rules.correction || rules.commands.length === 0) return null
  if (rules.commands.some(({ intent }) => SETTLING.has(intent)) || isBeyondThem(message)) return null
  if (rules.commands.some((command) => isRow(command, message))) return null
  if (rules.commands.some(isJoined)) return null
  const commands = asOne(rules.commands.map((command) => pointed(command, message)))
  return {
    talk: commands.every(({ intent }) => intent === 'GENERAL_CHAT'),
    told: { commands, picks: [], meant: [], says: null },
    behind: BEHIND,
    least: 1,
    left: 0,
    aside: outside(commands, message),
    stray: [],
    heard: 1 + Math.floor(rules.confidence * 8),
    inParts: false,
  }
}

const SETTLING: ReadonlySet<string> = new Set(['CONFIRM_YES', 'CONFIRM_NO', 'UNKNOWN'])

/** "rename task 1 to call dad and push it to friday": what is said of the same task is one change. */
function asOne(commands: readonly Command[]): readonly Command[] {
  const whole: Command[] = []
  for (const command of commands) {
    const last = whole.at(-1)
    if (
      last?.intent === 'UPDATE_TASK' &&
      command.intent === 'UPDATE_TASK' &&
      isIt(command.params.reference)
    ) {
      const { reference: _, ...change } = command.params
      whole[whole.length - 1] = {
        ...last,
        params: { ...last.params, ...change },
        spans: { ...command.spans, ...last.spans },
      }
    } else whole.push(command)
  }
  return whole
}

function isIt(reference: Reference | undefined): boolean {
  return reference !== undefined && 'pronoun' in reference && reference.pronoun === 'it'
}

/** "buy milk and call mom": they take two names for one. */
function isJoined({ params }: Command): boolean {
  const reference = 'reference' in params ? params.reference : undefined
  return reference !== undefined && 'text' in reference && JOINED.test(reference.text)
}

const JOINED = / and |, /u

/** "tube, chain lube, zip ties", "buy bread and delete the diary": where one thing ends and the next begins. */
function isRow(command: Command, { tokens, roles }: Untagged): boolean {
  if (command.intent !== 'CREATE_TASK' || !command.spans.title) return false
  const [from, to] = command.spans.title
  const joint = tokens.findIndex(
    ({ start, norm }, at) =>
      start > from &&
      start < to &&
      (norm === ',' || (english.joining.has(norm) && (isOrder(roles[at + 1]) || isDated(at - 1, tokens)))),
  )
  return joint >= 0
}

/** "… tomorrow and send Ann her notes" */
function isDated(at: number, tokens: Untagged['tokens']): boolean {
  return tokens[at]?.kind === 'date'
}

function isOrder(roles: readonly string[] = []): boolean {
  return roles.some((role) => ORDERING.has(role))
}

const ORDERING: ReadonlySet<string> = new Set(['drop', 'change', 'postpone', 'reopen', 'undo', 'show', 'add'])

/** Lists, labels, repetition, "the same day": the rules have no words for them. */
export function isBeyondThem({ tokens, names }: Untagged): boolean {
  return tokens.some(
    ({ kind, repeats, date }, at) =>
      kind === 'label' ||
      repeats !== undefined ||
      date?.rule === SAME_DAY ||
      (names.lists.at[at]?.length ?? 0) > 0,
  )
}

/** They see no list: words that all stand in one title alone mean that task. */
function pointed(command: Command, message: Untagged): Command {
  const reference = 'reference' in command.params ? command.params.reference : undefined
  if (!reference || !('text' in reference)) return command
  const [only, ...more] = titlesWith(reference.text, message)
  const number = only === undefined ? undefined : message.matches.titles[only]?.task.number
  return number !== undefined && more.length === 0 ? withReference(command, { number }) : command
}

/** The titles that have every word of it that says something. */
function titlesWith(text: string, message: Untagged): readonly number[] {
  const from = message.text.indexOf(text)
  const inside = message.tokens.flatMap(({ start, end }, at) =>
    start >= from && end <= from + text.length ? [at] : [],
  )
  const whole = inside.some((at) => message.roles[at]?.some((role) => role === 'all' || role === 'except'))
  const content = new Set(contentAmong(inside, message))
  const telling = inside.filter((at) => content.has(at) || says(at, message))
  const [first = [], ...others] = telling.map((at) => message.matches.of[at] ?? [])
  return from < 0 || whole ? [] : first.filter((title) => others.every((titles) => titles.includes(title)))
}

/** A word of a title, or a figure. */
function says(at: number, { matches, tokens }: Untagged): boolean {
  return (matches.of[at]?.length ?? 0) > 0 || tokens[at]?.kind === 'number'
}

function withReference(command: Command, reference: Reference): Command {
  return { ...command, params: { ...command.params, reference } } as Command
}

/** Places of the words that no parameter was read from. */
function outside(commands: readonly Command[], { tokens }: Untagged): readonly number[] {
  const spans = commands.flatMap((command) => Object.values(command.spans))
  return tokens.flatMap(({ start, end }, at) =>
    spans.some((span) => span[0] < end && start < span[1]) ? [] : [at],
  )
}
