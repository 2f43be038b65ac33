/**
 * Text → what it asks for. Pure: the same words, said to the same list at the same moment, are read the same way every
 * time. It proposes; nothing here acts.
 */
import type { Intent, Interpretation } from '../domain/command.ts'
import type { KnownTask } from '../domain/known-task.ts'
import { type RulesContext, readByRules } from './by-rules.ts'
import { chosen } from './chosen.ts'
import { commandsIn, type Told } from './commands/commands.ts'
import type { Tagged } from './commands/tagged.ts'
import { rolesOf } from './english/roles.ts'
import { weights } from './english/weights.ts'
import { model } from './model.ts'
import { needsList } from './needs-list.ts'
import type { Mood } from './tag/seen.ts'
import { tagView } from './tag/tag.ts'
import { viewOf } from './tag/view.ts'
import { rulesVersion } from './version.ts'
import { matchesOf } from './words/matches.ts'
import { tokenise } from './words/tokens.ts'

/** Changes whenever a sentence may be read differently; kept with each turn. */
export const RULES_VERSION: string = `${rulesVersion}+${weights.version}`

export interface ReadingContext extends RulesContext {
  /** The user's own tasks that share a word with the message; absent where no list is known. */
  readonly tasks?: readonly KnownTask[]
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
  const alone = context.tasks === undefined || (!context.pending && !needsList(said, context))
  const reading = alone ? readByRules(said, context) : read(said, context)
  return { ...reading, ...(asked === null ? {} : { dry_run: true }) }
}

/** What was asked for is the next message, as it stands. */
const FILLED_IN: ReadonlySet<string> = new Set(['NEED_TITLE', 'NEED_CHANGE'])

function read(text: string, context: ReadingContext): Interpretation {
  const { pending } = context
  const asked = pending ? readByRules(text, context) : null
  if (asked && (asked.answer || FILLED_IN.has(pending?.action_type ?? ''))) return asked
  const { words, told } = purposesOf(text, context)
  if (pending && told.says === 'no') return refused()
  if (asked && told.commands.length === 0 && told.picks.length === 0) return asked
  return chosen(told, words, context)
}

/** What the words are for. Where that is a change of nothing, names of new tasks are looked for harder. */
function purposesOf(text: string, context: ReadingContext): { readonly words: Tagged; readonly told: Told } {
  const { now, date_order: order = 'month-first', literal = [], tasks = [] } = context
  const tokens = tokenise(text, now, order, literal)
  const seen = { tokens, matches: matchesOf(tokens, tasks), mood: moodOf(context) }
  const roles = rolesOf(tokens)
  const view = viewOf(seen, roles)
  const rest = { text, now, order, sentences: view.stretches, roles }
  const words = { ...seen, ...rest, ...tagView(view, tokens, model(), {}) }
  const told = commandsIn(words, model().pieces)
  if (isPossible(told, seen.mood.focus) && !isBareWords(told, words)) return { words, told }
  const others = { ...seen, ...rest, ...tagView(view, tokens, model(), { new: 5, 'new+': 5 }) }
  return { words: others, told: commandsIn(others, model().pieces) }
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

/** A few words that nothing else accounts for: "groceries", "look up hostels". */
function isBareWords({ commands, picks, says }: Told, { tokens, mood }: Tagged): boolean {
  const [first] = tokens
  const asks = tokens.some(({ norm }) => norm === '?') || mood.asked !== null
  if (commands.length > 0 || picks.length > 0 || says !== null || asks || tokens.length > 6) return false
  return first !== undefined && !rolesOf(tokens).flat().includes('talk')
}

/** A change of nothing in particular cannot be meant. */
function isPossible({ commands }: Told, focus: number | null): boolean {
  return (
    focus !== null ||
    !commands.some(
      ({ intent, params }) => intent === 'UPDATE_TASK' && params.reference && 'pronoun' in params.reference,
    )
  )
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
