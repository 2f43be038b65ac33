/** "same for the bins", "the brownies too": what was just done to one task is to be done to others as well. */
import type { Command, Interpretation, Reference } from '../../domain/command.ts'
import { contentAmong } from '../commands/tagged.ts'
import { english } from '../english/english.ts'
import { leaning } from '../english/leaning.ts'
import type { Untagged } from '../reading.ts'

const SURE = 0.85
/** Longer than this it says something of its own. */
const MOST_WORDS = 14
/** "and the goalposts" */
const FEW_WORDS = 5

/** null: it is not said of what was done before. */
export function alsoDone(message: Untagged): Interpretation | null {
  const { mood, tokens } = message
  const done = mood.intents.length === 1 ? mood.intents[0] : undefined
  if (mood.asked !== null || tokens.length > MOST_WORDS || !saysAlso(message)) return null
  const also = othersNamed(message)
  if (also.length === 0) return null
  if (done === 'COMPLETE_TASK') return heard(also.map((reference) => finished(reference)))
  return done === 'UPDATE_TASK' || done === 'CONFIRM_YES'
    ? { ...heard(also.map(changed)), correction: { also } }
    : null
}

function heard(commands: readonly Command[]): Interpretation {
  return {
    commands,
    confidence: SURE,
    method: 'RULE_BASED',
    rules: ['also'],
    reasoning: 'It asks for the same that was just done, for another task.',
  }
}

const finished = (reference: Reference): Command => ({
  intent: 'COMPLETE_TASK',
  params: { reference, completed: true },
  spans: {},
})

const changed = (reference: Reference): Command => ({
  intent: 'UPDATE_TASK',
  params: { reference },
  spans: {},
})

/** At the beginning or at the end of a clause, and nothing in it says when, how urgent, or what else. */
function saysAlso(message: Untagged): boolean {
  const { tokens, roles, matches } = message
  const clause = firstClause(message)
  const norm = (at: number) => tokens[at]?.norm ?? ''
  const tells = clause.some((at) => leaning.telling.has(norm(at)))
  const goesOn = english.joining.has(norm(0)) && clause.length <= FEW_WORDS && !tells
  const says =
    goesOn ||
    clause.some((at) => english.also.has(norm(at)) || english.alsoInTwo.has(`${norm(at - 1)} ${norm(at)}`))
  const own = clause.some(
    (at) =>
      matches.of[at]?.length === 0 && !english.also.has(norm(at)) && roles[at]?.some((role) => OWN.has(role)),
  )
  const dated = tokens.some(({ kind }) => kind === 'date' || kind === 'quote' || kind === 'line')
  return says && !own && !dated && tokens.at(-1)?.norm !== '?'
}

/** What asks for something else, or says something else of it. */
const OWN: ReadonlySet<string> = new Set([
  ...['add', 'drop', 'reopen', 'postpone', 'show', 'undo', 'question', 'negation', 'except', 'note'],
  ...['high', 'low', 'normal', 'deed', 'done-report', 'list'],
])

/** Open tasks that were not touched before, each clearly named; none if a word of the first clause names nothing. */
function othersNamed(message: Untagged): readonly Reference[] {
  const { matches } = message
  const clause = firstClause(message)
  const telling = new Set(contentAmong(clause, message))
  const words = clause.filter((at) => telling.has(at) || (matches.of[at]?.length ?? 0) > 0)
  const open = words.map((at) => (matches.of[at] ?? []).filter((title) => isOther(title, message)))
  if (open.length === 0 || open.some((titles) => titles.length === 0)) return []
  const sure = new Set(open.flatMap((titles) => (titles.length === 1 ? titles : [])))
  if (open.some((titles) => !titles.some((title) => sure.has(title)))) return []
  return [...sure].flatMap((title) => {
    const task = matches.titles[title]?.task
    return task ? [{ number: task.number }] : []
  })
}

/** What follows may say why. */
function firstClause({ tokens }: Untagged): readonly number[] {
  const end = tokens.findIndex(({ kind }, at) => kind === 'mark' && at > 0)
  return [...tokens.keys()].slice(0, end < 0 ? tokens.length : end)
}

function isOther(title: number, { matches, mood }: Untagged): boolean {
  const task = matches.titles[title]?.task
  return task !== undefined && !task.completed && task.number !== mood.focus
}
