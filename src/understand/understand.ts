/**
 * Text → what it asks for. Pure: the same words, said to the same list at the same moment, are read the same way every
 * time. It proposes; nothing here acts.
 */
import type { Command, Intent, Interpretation, Reference } from '../domain/command.ts'
import type { KnownTask } from '../domain/known-task.ts'
import { answerAndMore } from './answer/and-more.ts'
import { anotherOne } from './answer/another-one.ts'
import { placeOf } from './answer/pick.ts'
import { toldApart } from './answer/told-apart.ts'
import { type RulesContext, readByRules } from './by-rules.ts'
import { calledOff } from './called-off.ts'
import { chosen } from './chosen.ts'
import { ofEach } from './commands/how-many.ts'
import { onNamedList } from './commands/lists.ts'
import { leaning } from './english/leaning.ts'
import { rolesOf } from './english/roles.ts'
import { weights } from './english/weights.ts'
import { leaningOn } from './leaning/leaning.ts'
import { withTheOther } from './leaning/the-other.ts'
import { onList, toTheList } from './leaning/to-the-list.ts'
import { undoBoth } from './leaning/undo-both.ts'
import { onlyRulesKnow } from './left-to-rules.ts'
import { model } from './model.ts'
import { newList } from './new-list.ts'
import { plainAdd } from './plain-add.ts'
import type { Untagged } from './reading.ts'
import { aboutReminders } from './reminders/reminding.ts'
import { comingBack } from './repetition/coming-back.ts'
import { repetitionsIn } from './repetition/find-repetitions.ts'
import { aboutRepeating } from './repetition/orders.ts'
import { withoutHowOften } from './repetition/out-of-title.ts'
import { sought } from './sought.ts'
import type { Mood } from './tag/seen.ts'
import { type Tagging, tagView } from './tag/tag.ts'
import { viewOf } from './tag/view.ts'
import { rulesVersion } from './version.ts'
import { matchesOf } from './words/matches.ts'
import { namesIn } from './words/names.ts'
import { withSameDay } from './words/same-day.ts'
import { tokenise } from './words/tokens.ts'

/** Changes whenever a sentence may be read differently; kept with each turn. */
export const RULES_VERSION: string = `${rulesVersion}+${weights.version}`

export interface ReadingContext extends RulesContext {
  /** The user's own tasks that share a word with the message; absent where no list is known. */
  readonly tasks?: readonly KnownTask[]
  /** What the user's own lists and labels are called. */
  readonly lists?: readonly string[]
  readonly labels?: readonly string[]
  /** Numbers of the list last shown, the task last touched, the choices on offer. */
  readonly shown?: readonly number[]
  readonly focus?: number | null
  /** The tasks touched one after another, latest first. */
  readonly touched?: readonly number[]
  readonly choices?: readonly number[]
  readonly previous?: { readonly intents: readonly Intent[] } | null
}

export function understand(text: string, context: ReadingContext): Interpretation {
  const asked = /^\s{0,20}\?/u.exec(text)
  // the mark becomes blanks, so that spans still point into the message as it was sent
  const said = unsigned(asked === null ? text : ' '.repeat(asked[0].length) + text.slice(asked[0].length))
  const made = context.pending
    ? null
    : (newList(said) ?? aboutReminders(said, context, (text) => heard(text, context)))
  const reading = aboutRepeating(said, context) ?? made ?? heard(said, context)
  const commands = withoutHowOften(reading.commands, said, context)
  return { ...reading, commands, ...(asked === null ? {} : { dry_run: true }) }
}

/** "Love, Rosemary x" is no part of a letter's business; blanks, so that spans stay as they are. */
function unsigned(text: string): string {
  const end = leaning.signature.exec(text)
  const closed = end !== null && leaning.closed.test(text.slice(Math.max(0, end.index - 3), end.index))
  return closed ? text.slice(0, end.index) + ' '.repeat(text.length - end.index) : text
}

function heard(text: string, context: ReadingContext): Interpretation {
  const shown = toTheList(text, context)
  if (shown) {
    const reading = heard(shown.text, context)
    const adds = reading.commands.every(({ intent }) => intent === 'CREATE_TASK')
    if (adds) return { ...reading, commands: reading.commands.map((command) => onList(command, shown.list)) }
  }
  const alone = context.tasks === undefined ? unseen(text, context) : plainAdd(text, context)
  return alone ?? read(text, context)
}

/** What words are for is learned beside a list; without one, the rules know all but what is added to come back. */
function unseen(text: string, context: ReadingContext): Interpretation | null {
  const rules = readByRules(text, context)
  const { now, date_order = 'month-first' } = context
  const again = context.pending ? [] : repetitionsIn(text, now, date_order)
  if (again.length === 0) return rules
  const adds = rules.commands.every(({ intent }) => intent === 'CREATE_TASK')
  return adds ? null : (comingBack(text, again, context) ?? rules)
}

/** What was asked for is the next message, as it stands. */
const FILLED_IN: ReadonlySet<string> = new Set(['NEED_TITLE', 'NEED_CHANGE'])

function read(text: string, context: ReadingContext): Interpretation {
  const { pending } = context
  const more = answered(text, context)
  if (more) return more
  const rules = readByRules(text, context)
  if (pending && isAnswered(rules, pending)) return rules
  if (onlyRulesKnow(rules, text)) return rules
  const { message, tagging } = purposesOf(text, context)
  const told = leansOn(message, rules, context) ?? (rules.answer ? rules : null)
  const heard = told ?? chosen(message, tagging, rules, context) ?? rules
  // what was learned knows only what is on the list
  const reading = heard.commands.every(isVague)
    ? (sought(message) ?? heard)
    : (calledOff(heard, message, context) ?? heard)
  const commands = reading.commands
    .flatMap((command) => ofEach(command, message))
    .map((command) => undoBoth(onNamedList(command, message), message))
  return { ...reading, commands }
}

/** Talk, or all there is. */
function isVague({ intent, params }: Command): boolean {
  return intent === 'GENERAL_CHAT' || (intent === 'LIST_TASKS' && Object.keys(params).length === 0)
}

/** No answer, but what should have been said before. */
function instead(text: string, context: ReadingContext): Interpretation | null {
  const lead = leaning.meantInstead.exec(text)?.[0]
  if (lead === undefined) return null
  return heard(' '.repeat(lead.length) + text.slice(lead.length), { ...context, pending: null, choices: [] })
}

/** An answer that says more than yes or no. */
function answered(text: string, context: ReadingContext): Interpretation | null {
  const about = context.pending?.action_type
  if (about === undefined) return null
  const another = REDIRECTED.has(about) ? anotherOne(purposesOf(text, context).message) : null
  return instead(text, context) ?? another ?? answerAndMore(text, context, understand)
}

const REDIRECTED: ReadonlySet<string> = new Set(['DELETE_TASK', 'UPDATE_TASK'])

/** “The upper one” is an answer, but none of the choices is called that. */
function isAnswered(
  { answer }: Interpretation,
  { action_type, options = [] }: NonNullable<RulesContext['pending']>,
): boolean {
  const named = answer?.kind === 'pick' ? answer.references : []
  const isStrange = (reference: Reference) => 'text' in reference && placeOf(reference, options) < 0
  return FILLED_IN.has(action_type) || (answer !== undefined && !named.some(isStrange))
}

/** What has its meaning from what was just asked or done. */
function leansOn(
  message: Untagged,
  { correction }: Interpretation,
  { pending }: ReadingContext,
): Interpretation | null {
  if (pending?.action_type === 'CHOOSE_TASK') return toldApart(message)
  return leaningOn(message, correction !== undefined)
}

/** What the words could be for. */
function purposesOf(
  text: string,
  context: ReadingContext,
): { readonly message: Untagged; readonly tagging: Tagging } {
  const { now, date_order: order = 'month-first', literal = [] } = context
  const { tasks = [], lists = [], labels = [] } = context
  const inMind = tasks.find(({ number }) => number === context.focus)?.due_date ?? null
  const tokens = withSameDay(tokenise(text, now, order, literal), inMind)
  const names = namesIn(tokens, lists, labels)
  const mood = moodOf(context)
  const matches = withTheOther(matchesOf(tokens, tasks), tokens, mood)
  const seen = { tokens, matches, names, mood, roles: rolesOf(tokens) }
  const view = viewOf(seen)
  const tagging = tagView(view, seen, model())
  const { stretches: sentences, clauses } = view
  return { message: { ...seen, text, now, order, sentences, clauses, guesses: tagging.guesses }, tagging }
}

function moodOf({ pending, previous, focus, choices, shown, touched }: ReadingContext): Mood {
  return {
    asked: pending?.action_type ?? null,
    intents: previous?.intents ?? [],
    focus: focus ?? null,
    choices: choices ?? [],
    shown: shown ?? [],
    touched: touched ?? [],
  }
}
