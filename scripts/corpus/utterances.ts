/** Sentences of real people: how many are read as meant, and what would be done that nobody asked for. */
import { createHash } from 'node:crypto'
import { ACT_FROM, type Command, type Interpretation } from '../../src/domain/command.ts'
import { candidates } from '../../src/domain/match.ts'
import { type ReadingContext, understand } from '../../src/understand/understand.ts'

export interface Row {
  readonly id: string
  readonly text: string
  readonly source: string
  readonly intent: string
  readonly alt?: readonly string[]
  readonly slots?: Readonly<Record<string, readonly string[] | string>>
}

export interface Scored {
  readonly row: Row
  readonly reading: Interpretation
  readonly intent: string
  readonly right: boolean
  /** Something would be changed although nobody asked for anything. */
  readonly falseAction: boolean
  /** `article`: but for a leading “the” or “my”; `more`: words of other slots (a person, “an hour before”) kept in it. */
  readonly title: 'none' | 'exact' | 'article' | 'more' | 'wrong'
  /** Of a change, a completion or a deletion with a gold title: do the words that say which task name it? */
  readonly reference: 'none' | 'exact' | 'found' | 'wrong'
}

const TALK = new Set(['GENERAL_CHAT', 'OUT_OF_DOMAIN', 'UNKNOWN'])
const CHANGES = new Set([
  'CREATE_TASK',
  'UPDATE_TASK',
  'COMPLETE_TASK',
  'DELETE_TASK',
  'RESTORE_TASK',
  'UNDO',
])
const NOW = { epoch_ms: Date.UTC(2026, 10, 15, 9), timezone: 'Europe/Berlin' }

/** A fixed half of every source: rules are written looking at one half and judged on the other. */
export function halfOf(id: string): 'seen' | 'unseen' {
  return Number.parseInt(createHash('sha1').update(id).digest('hex').slice(0, 8), 16) % 2 === 0
    ? 'seen'
    : 'unseen'
}

export function contextOf(row: Row): ReadingContext {
  const asked = row.intent.startsWith('CONFIRM') || row.source === 'sgd'
  // each sentence is the first of its conversation: there is nothing that "that" could mean
  return asked
    ? { now: NOW, pending: { action_type: 'DELETE_TASK', title: 'water the fern' } }
    : { now: NOW, pointing: false }
}

export function score(row: Row): Scored {
  return scoreReading(row, understand(row.text, contextOf(row)))
}

/** Whoever read it. */
export function scoreReading(row: Row, reading: Interpretation): Scored {
  const [first] = reading.commands
  if (first === undefined) throw new Error(`no command for ${row.text}`)
  return {
    row,
    reading,
    intent: first.intent,
    right: isRight(row, first),
    falseAction:
      TALK.has(row.intent) &&
      reading.confidence >= ACT_FROM &&
      reading.commands.some((it) => CHANGES.has(it.intent)),
    title: titleOf(row, first),
    reference: referenceTo(row, first),
  }
}

function isRight(row: Row, command: Command): boolean {
  const wanted = [row.intent, ...(row.alt ?? [])]
  if (wanted.includes(command.intent)) return true
  if (TALK.has(row.intent)) return TALK.has(command.intent) || command.intent === 'AMBIGUOUS'
  return (
    row.source === 'todo-task' &&
    command.intent === 'AMBIGUOUS' &&
    command.params.possible_intents.includes('CREATE_TASK')
  )
}

function titleOf(row: Row, command: Command): Scored['title'] {
  const gold = row.slots?.title
  if (row.intent !== 'CREATE_TASK' || !Array.isArray(gold) || gold.length !== 1) return 'none'
  const said = command.intent === 'AMBIGUOUS' ? command.params.readings[0] : command
  const got = plain(said?.intent === 'CREATE_TASK' ? (said.params.title ?? '') : '')
  // recurrence words stay in the title until recurring tasks exist
  const recurring = [row.slots?.recurring ?? []].flat().map(plain)
  const whole = [plain(gold[0]), ...[row.slots?.title_outer ?? []].flat().map(plain)]
  const wanted = whole.flatMap((title) => [
    title,
    [title, ...recurring].join(' '),
    ...recurring.map((often) => `${title} ${often}`),
  ])
  if (wanted.includes(got)) return 'exact'
  if (wanted.map(bare).includes(bare(got))) return 'article'
  return keepsMore(row, bare(plain(gold[0])), got) ? 'more' : 'wrong'
}

const POINTING = new Set(['UPDATE_TASK', 'COMPLETE_TASK', 'DELETE_TASK'])

/** `found`: in other words than the gold, but a task of that title is what they find. */
function referenceTo(row: Row, command: Command): Scored['reference'] {
  const gold = row.slots?.title
  if (!POINTING.has(row.intent) || !Array.isArray(gold) || gold.length !== 1) return 'none'
  const said = bare(plain(wordsOfReference(command)))
  // with the people who take part, where the gold has them apart
  const whole = [gold[0], ...[row.slots?.title_outer ?? []].flat()]
  if (whole.some((title) => said === bare(plain(title)))) return 'exact'
  return said !== '' && candidates(said, [{ title: gold[0] }]).length === 1 ? 'found' : 'wrong'
}

function wordsOfReference({ params }: Command): string {
  if (!('reference' in params) || params.reference === undefined) return ''
  const { reference } = params
  if ('text' in reference) return reference.text
  return 'all' in reference ? (reference.filter.query ?? '') : ''
}

const JOINING = new Set('remind reminder to of about that for with the my a an i have at is'.split(' '))

/** Nothing said is dropped: who is to be reminded, how often and how long before stay in the title. */
function keepsMore({ slots }: Row, gold: string, got: string): boolean {
  if (!` ${got} `.includes(` ${gold} `)) return false
  const others = ['person', 'recurring', 'attendee', 'date'].flatMap((name) => [slots?.[name] ?? []].flat())
  const known = new Set(others.flatMap((words) => plain(words).split(' ')))
  const rest = ` ${got} `.replace(` ${gold} `, ' ').trim().split(' ')
  return rest.every((word) => JOINING.has(word) || known.has(word))
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .replace(/[.,!?;:'"“”]+$/u, '')
    .replace(/^["'“]/u, '')
    .trim()
}

function bare(text: string): string {
  return text.replace(/^(?:the|my|a|an|our) /u, '')
}
