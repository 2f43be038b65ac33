/**
 * Text → what it asks for. Pure: the same words, said to the same list at the same moment, are read the same way every
 * time. It proposes; nothing here acts.
 */
import { ACT_FROM, type Intent, type Interpretation } from '../domain/command.ts'
import type { KnownTask } from '../domain/known-task.ts'
import { restAfterYes } from './answer/yes-and-more.ts'
import { type RulesContext, readByRules } from './by-rules.ts'
import { chosen } from './chosen.ts'
import { rolesOf } from './english/roles.ts'
import { weights } from './english/weights.ts'
import { onlyRulesKnow } from './left-to-rules.ts'
import { model } from './model.ts'
import { plainAdd } from './plain-add.ts'
import type { Untagged } from './readings.ts'
import type { Mood } from './tag/seen.ts'
import { type Tagging, tagView } from './tag/tag.ts'
import { viewOf } from './tag/view.ts'
import { rulesVersion } from './version.ts'
import { matchesOf } from './words/matches.ts'
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
  readonly choices?: readonly number[]
  readonly previous?: { readonly intents: readonly Intent[] } | null
}

export function understand(text: string, context: ReadingContext): Interpretation {
  const asked = /^\s{0,20}\?/u.exec(text)
  // the mark becomes blanks, so that spans still point into the message as it was sent
  const said = asked === null ? text : ' '.repeat(asked[0].length) + text.slice(asked[0].length)
  // what words are for is learned beside a list; without one, the rules' whole sentences are all there is
  const alone = context.tasks === undefined ? readByRules(said, context) : plainAdd(said, context)
  const reading = alone ?? read(said, context)
  return { ...reading, ...(asked === null ? {} : { dry_run: true }) }
}

/** What was asked for is the next message, as it stands. */
const FILLED_IN: ReadonlySet<string> = new Set(['NEED_TITLE', 'NEED_CHANGE'])

function read(text: string, context: ReadingContext): Interpretation {
  const { pending } = context
  const more = pending ? yesAndMore(text, context) : null
  if (more) return more
  const rules = readByRules(text, context)
  if (pending && (rules.answer || FILLED_IN.has(pending.action_type))) return rules
  if (onlyRulesKnow(rules)) return rules
  const { message, tagging } = purposesOf(text, context)
  return chosen(message, tagging, rules, context) ?? rules
}

/** The yes counts, and what follows it is read as if it had been said by itself. */
function yesAndMore(text: string, context: ReadingContext): Interpretation | null {
  const at = restAfterYes(text)
  if (at === null) return null
  // blanks, so that spans still point into the message as it was sent
  const rest = understand(' '.repeat(at) + text.slice(at), { ...context, pending: null, choices: [] })
  const [first] = rest.commands
  const order =
    first && first.intent !== 'GENERAL_CHAT' && first.intent !== 'UNKNOWN' && rest.confidence >= ACT_FROM
  return order ? { ...rest, answer: { kind: 'yes' } } : null
}

/** What the words could be for. */
function purposesOf(
  text: string,
  context: ReadingContext,
): { readonly message: Untagged; readonly tagging: Tagging } {
  const { now, date_order: order = 'month-first', literal = [], tasks = [] } = context
  const tokens = tokenise(text, now, order, literal)
  const seen = { tokens, matches: matchesOf(tokens, tasks), mood: moodOf(context) }
  const roles = rolesOf(tokens)
  const view = viewOf(seen, roles)
  const tagging = tagView(view, tokens, model())
  const { guesses } = tagging
  return { message: { ...seen, text, now, order, sentences: view.stretches, roles, guesses }, tagging }
}

function moodOf({ pending, previous, focus, choices, shown }: ReadingContext): Mood {
  return {
    asked: pending?.action_type ?? null,
    intents: previous?.intents ?? [],
    focus: focus ?? null,
    choices: choices ?? [],
    shown: shown ?? [],
  }
}
