/** Of what the words say and what the rules say, the likelier; with all that goes along with it. */
import type { Answer, Command, Intent, Interpretation, ListTasks, Reference } from '../domain/command.ts'
import { type RulesContext, readByRules } from './by-rules.ts'
import { candidatesOf } from './candidates.ts'
import { type Candidate, chanceOfReading } from './choose.ts'
import type { Told } from './commands/commands.ts'
import type { Tagged } from './commands/tagged.ts'
import { english } from './english/english.ts'
import { model } from './model.ts'
import { reasoningOf } from './read/reasoning.ts'

export interface AskedContext extends RulesContext {
  readonly choices?: readonly number[]
}

export function chosen(told: Told, tagged: Tagged, context: AskedContext): Interpretation {
  const rules = readByRules(tagged.text, context)
  const [words, other] = candidatesOf(rules, tagged, told)
  const evidence = { seen: tagged, roles: tagged.roles }
  const chance = chanceOfReading(words, other, evidence, model().choice)
  const reading = byWhatWordsSay(told, words.commands, chance, context)
  if (isPointing(told, rules, tagged, context)) return reading
  if (onlyRulesKnow(rules) || hearMore(rules, words, chance, tagged)) return rules
  const byRules = chanceOfReading(other, words, evidence, model().choice)
  if (byRules > chance + 0.05) return { ...rules, confidence: surenessOf(rules, byRules) }
  const lost = chance < LOST ? orBareWords(rules, tagged, told.commands.length > 0) : null
  return lost ?? { ...reading, ...beside(rules) }
}

/** One of the choices is taken, or another task meant than the one just taken; unless it is a plain order of its own. */
function isPointing(
  { picks, meant }: Told,
  rules: Interpretation,
  tagged: Tagged,
  { pending }: AskedContext,
): boolean {
  const choosing = picks.length > 0 && pending?.action_type === 'CHOOSE_TASK'
  return (choosing || meant.length > 0) && !isPlainOrder(rules, tagged, 0.85)
}

/** Nothing that was said is dropped: where the rules hear more new tasks, or a plain order, they are listened to. */
function hearMore(rules: Interpretation, words: Candidate, chance: number, tagged: Tagged): boolean {
  const { commands } = rules
  if (isSeveral(rules, words, tagged)) return false
  if (isPlainOrder(rules, tagged, 0.9) || onlyTheyAdd(rules, words.commands)) return true
  const more = commands.length > words.commands.length
  if (more && commands.every(({ intent }) => intent === 'CREATE_TASK')) return true
  return isPlainOrder(rules, tagged, 0.85) && isDoubtful(words, commands, chance, tagged)
}

/** "add …", whatever is added: a title that is on the list already may be added again. */
function onlyTheyAdd({ commands, confidence }: Interpretation, words: readonly Command[]): boolean {
  const adds = (some: readonly Command[]) => some.some(({ intent }) => intent === 'CREATE_TASK')
  return confidence >= 0.8 && adds(commands) && !adds(words)
}

/** Unlikely, or something that was said is left out, cut off or turned into something else. */
function isDoubtful(
  { commands, unaccounted }: Candidate,
  rules: readonly Command[],
  chance: number,
  tagged: Tagged,
): boolean {
  const cut = commands.some(({ params }) => 'title' in params && english.cutOff.test(params.title ?? ''))
  const adds = (some: readonly Command[]) => some.some(({ intent }) => intent === 'CREATE_TASK')
  const less = unaccounted > 0 || commands.length < rules.length || cut || adds(rules) !== adds(commands)
  return chance < 0.6 || less || hasManyDays(tagged)
}

/** A day that names something, or that it moves away from: the rules know which is which. */
function hasManyDays({ tokens, tags }: Tagged): boolean {
  return tokens.some(({ date, norm }, at) => date && (tags[at] === 'new+' || norm.includes(english.towards)))
}

/** Less likely than this, and neither reading is to be had. */
const LOST = 0.3
const FEW_WORDS = 7

/** A few words that the rules can only take for a name are one. What nothing else reads is left to the rules. */
function orBareWords(
  rules: Interpretation,
  { tokens, roles, text, matches }: Tagged,
  told: boolean,
): Interpretation | null {
  const [first] = rules.commands
  if (first?.intent !== 'AMBIGUOUS') return told ? null : rules
  const [add] = first.params.readings
  // the whole name of a task may be a report that it is done
  if (matches.said.includes(1)) return rules
  const few = tokens.length <= FEW_WORDS && !text.includes('?') && !roles.flat().includes('talk')
  if (add?.intent !== 'CREATE_TASK' || !few) return told ? null : rules
  return { ...rules, commands: [add], confidence: 0.55 }
}

/** What counts only if a task fits it can be looked for without harm. */
function surenessOf({ commands, confidence }: Interpretation, chance: number): number {
  return commands.every(({ requires_match }) => requires_match) ? confidence : chance
}

/** Corrections and words of consent that only the rules hear. */
function beside({ correction, confirmed }: Interpretation): Partial<Interpretation> {
  return { ...(correction ? { correction } : {}), ...(confirmed ? { confirmed } : {}) }
}

const ORDERS: ReadonlySet<Intent> = new Set(['CREATE_TASK', 'COMPLETE_TASK', 'UPDATE_TASK', 'DELETE_TASK'])
const PLAIN_WORDS = 24

/** "milk, eggs and bread": several, unless it was said to be a task. */
function isSeveral({ commands }: Interpretation, told: Pick<Told, 'commands'>, { roles }: Tagged): boolean {
  const [command] = commands
  const split = command?.intent === 'CREATE_TASK' && command.split !== undefined
  return split && told.commands.length > 1 && !roles.flat().includes('task')
}

/** Short, and a whole sentence of the rules': nine in ten of these are right, as plain orders are what rules are good at. */
function isPlainOrder(
  { commands, confidence }: Interpretation,
  { tokens, sentences }: Tagged,
  from: number,
): boolean {
  const [first, ...more] = commands
  const orders = first !== undefined && (more.length > 0 || ORDERS.has(first.intent))
  return orders && confidence >= from && tokens.length <= PLAIN_WORDS && sentences.length === 1
}

/** By when it was done, or by when it was due and is done; or what was deleted. */
function asksForDone({ deleted, completed_during, status, due }: ListTasks['params']): boolean {
  return deleted === true || completed_during !== undefined || (status === 'completed' && due !== undefined)
}

/** Text that gives orders to programs opens no question. */
const INJECTION = 'chat/injection'

/** What the rules know better than any row: bringing and taking back, a task without a name, an answer to nothing. */
function onlyRulesKnow({ commands, confidence, rules }: Interpretation): boolean {
  const [command] = commands
  if (!command || commands.length > 1 || confidence < 0.7) return false
  switch (command.intent) {
    case 'RESTORE_TASK':
    case 'CONFIRM_YES':
    case 'CONFIRM_NO':
    case 'UNDO':
      return true
    case 'CREATE_TASK':
      return command.params.title === undefined || command.list_name !== undefined
    case 'LIST_TASKS':
      return asksForDone(command.params)
    case 'GENERAL_CHAT':
      return command.params.topic === 'why' || rules.includes(INJECTION)
    default:
      return false
  }
}

function byWhatWordsSay(
  { picks, meant }: Told,
  commands: readonly Command[],
  confidence: number,
  context: AskedContext,
): Interpretation {
  const picked = picks.length > 0 ? picks : pointedAt(commands, context)
  const answer: Answer | null =
    picked.length > 0 && context.pending ? { kind: 'pick', references: picked } : null
  const [corrected] = meant
  const rules = ['learned']
  return {
    commands,
    confidence,
    method: 'RULE_BASED',
    rules,
    reasoning: reasoningOf({ commands, confidence, rules }),
    ...(answer ? { answer } : {}),
    ...(corrected ? { correction: { reference: corrected } } : {}),
  }
}

/** While it is asked which one, words that point at one of the choices are the answer, whatever else they say. */
function pointedAt(
  commands: readonly Command[],
  { pending, choices = [] }: AskedContext,
): readonly Reference[] {
  if (pending?.action_type !== 'CHOOSE_TASK') return []
  if (commands.some(({ intent }) => intent === 'GET_TASK' || intent === 'LIST_TASKS')) return []
  const references = commands.flatMap(({ params }) =>
    'reference' in params && params.reference ? [params.reference] : [],
  )
  const within = (reference: Reference) => !('number' in reference) || choices.includes(reference.number)
  return references.length === commands.length && references.every(within) ? references : []
}
