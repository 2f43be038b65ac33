/**
 * An answer with more behind it ("yes, and also call the bank", "the first. and push the report to monday"), or an
 * answer to a part of what was asked ("just the milk", "all but the permit").
 */
import {
  ACT_FROM,
  type Answer,
  type Command,
  type Intent,
  type Interpretation,
  type Reference,
} from '../../domain/command.ts'
import type { KnownTask } from '../../domain/known-task.ts'
import type { ActionType } from '../../domain/pending.ts'
import { type RulesContext, readByRules } from '../by-rules.ts'
import {
  assented,
  clauses,
  hedged,
  holdingBack,
  joining,
  keeping,
  lastClause,
  limited,
  pasted,
  ratherThan,
  refusing,
} from './lexicon.ts'
import { placeOf } from './pick.ts'

interface Asked extends RulesContext {
  readonly tasks?: readonly KnownTask[]
  readonly choices?: readonly number[]
}

/** Reads what follows as if it had been said by itself. */
type Read<Context> = (text: string, context: Context) => Interpretation

/** null: it is no answer, or nothing but one. */
export function answerAndMore<Context extends Asked>(
  text: string,
  context: Context,
  read: Read<Context>,
): Interpretation | null {
  const alone = { ...context, pending: null, choices: [] }
  if (deletes(context) && pasted.test(text)) return null
  const part = partly(text, context)
  if (part) return text.split(clauses).some((clause) => isMore(clause, read(clause, alone))) ? null : part
  // blanks, so that spans still point into the message as it was sent
  const rest = (from: number) => read(' '.repeat(from) + text.slice(from), alone)
  const more = ratherDone(text, context, read) ?? andMore(text, context, rest)
  if (isPutRight(text, context) && !(more && isOrder(more))) return null
  return more ?? atLast(text, context, (story) => read(story, alone))
}

/** "no. tick it off instead", "nah dont delete just mark it done": after a no, what follows is all there is to do. */
function ratherDone<Context extends Asked>(
  text: string,
  context: Context,
  read: Read<Context>,
): Interpretation | null {
  const no = refusing.exec(text)?.[0]
  if (no === undefined || context.pending?.action_type === 'CHOOSE_TASK') return null
  const said = ' '.repeat(no.length) + text.slice(no.length).replace(ratherThan, '')
  const more = read(said, { ...context, pending: null, choices: [] })
  return isOrder(more) && more.commands.every(({ intent }) => RATHER.has(intent)) ? more : null
}

/** What one may want done to a task instead of what was asked. */
const RATHER: ReadonlySet<Intent> = new Set<Intent>(['COMPLETE_TASK', 'UPDATE_TASK'])

/** "no, sunday" says what is right instead; "no, I meant mark them done" may be an order of its own. */
function isPutRight(text: string, context: Asked): boolean {
  return readByRules(text, context).correction !== undefined
}

/** Something new to be put on the list, which would be lost. */
function isMore(clause: string, { commands, confidence }: Interpretation): boolean {
  const adds = commands.some(({ intent }) => intent === 'CREATE_TASK')
  return adds && confidence >= ACT_FROM && !limited.test(clause) && !keeping.test(clause)
}

type Rest = (from: number) => Interpretation

function isOrder({ commands: [first], confidence }: Interpretation): boolean {
  return first !== undefined && !NO_ORDER.has(first.intent) && confidence >= ACT_FROM
}

const NO_ORDER: ReadonlySet<Intent> = new Set<Intent>([
  'GENERAL_CHAT',
  'UNKNOWN',
  'AMBIGUOUS',
  'CONFIRM_YES',
  'CONFIRM_NO',
])

/** Some of the tasks that were asked about: "just the milk", "keep the dentist, bin the rest". */
function partly(text: string, context: Asked): Interpretation | null {
  const { pending, tasks = [], choices = [] } = context
  if (pending?.action_type !== 'BULK' || choices.length < 2) return null
  const options = choices.flatMap((choice) => {
    const task = tasks.find(({ number }) => number === choice)
    return task ? [{ value: String(choice), label: `#${choice} ${task.title}` }] : []
  })
  const asked = { ...context, pending: { action_type: 'CHOOSE_TASK' as const, options } }
  const picked = readByRules(text, asked)
  const clear = (reference: Reference) => placeOf(reference, options) >= 0
  const agreed = assented.test(text) ? { agreed: true as const } : {}
  if (picked.answer?.kind === 'pick' && picked.answer.references.every(clear)) {
    const places = picked.answer.references.map((one) => ({ position: placeOf(one, options) + 1 }))
    return { ...picked, answer: { kind: 'pick', references: places, ...agreed } }
  }
  const parts = text.split(clauses).map((clause) => partOf(clause, (name) => placesOf(name, asked)))
  const taken = parts.flatMap(({ takes }) => takes)
  const kept = parts.flatMap(({ keeps }) => keeps)
  const places = taken.length > 0 ? taken : options.map((_, at) => at + 1)
  const references = places.filter((place) => !kept.includes(place)).map((position) => ({ position }))
  return taken.length + kept.length > 0 && references.length > 0
    ? { ...picked, answer: { kind: 'pick', references, ...agreed } }
    : null
}

interface Part {
  readonly takes: readonly number[]
  readonly keeps: readonly number[]
}

function partOf(clause: string, placesOf: (name: string) => readonly number[]): Part {
  const keeps = keeping.exec(clause)?.groups?.name
  if (keeps !== undefined) return { takes: [], keeps: placesOf(keeps) }
  const takes = limited.exec(clause)?.groups?.name
  return { takes: takes === undefined ? [] : placesOf(takes), keeps: [] }
}

/** Where among the choices what is named stands; empty: nowhere. */
function placesOf(name: string, asked: Asked): readonly number[] {
  const { answer } = readByRules(name, asked)
  if (answer?.kind !== 'pick') return []
  const options = asked.pending?.options ?? []
  return answer.references.flatMap((reference) => {
    const place = placeOf(reference, options)
    return place < 0 ? [] : [place + 1]
  })
}

const MARK = /[,.;!\n–—]{1,5}\s{0,5}(?=\S)|\s{1,3}(?=(?:and|n|&|but) )/giu
/** Nobody answers in more clauses than this before going on. */
const MOST = 3
/** "yes, and also call the bank", "the first. and push the report to monday", "yeah n add eggs" */
function andMore(text: string, context: Asked, rest: Rest): Interpretation | null {
  for (const { index, 0: mark } of [...text.matchAll(MARK)].slice(0, MOST)) {
    const answered = readByRules(text.slice(0, index), context)
    if (!endsThere(answered, mark, context)) continue
    const next = index + mark.length
    const tail = text.slice(next)
    const joint = joining.exec(tail)?.[0] ?? ''
    const more = rest(next + joint.length)
    if (isAnother(more, answered.answer, context))
      return ordered(answered.answer, more, { ends: /[.;!\n]/u.test(mark), joint, tail })
    return isSetAside(more, answered.answer, tail, context) ? answered : null
  }
  return null
}

/** "bread and milk" is one choice of two, and "yes and add milk" is not enough to delete something. */
function endsThere(
  answered: Interpretation,
  mark: string,
  context: Asked,
): answered is Interpretation & { readonly answer: Answer } {
  if (!answered.answer) return false
  return (
    mark.trim() !== '' ||
    !(answered.answer.kind === 'pick' || (answered.answer.kind === 'yes' && deletes(context)))
  )
}

function deletes({ pending }: Asked): boolean {
  return pending ? DELETING.has(pending.action_type) : false
}

const DELETING: ReadonlySet<ActionType> = new Set<ActionType>(['DELETE_TASK', 'BULK', 'DELETE_LIST'])

/** An order besides what was asked. */
function isAnother(more: Interpretation, { kind }: Answer, context: Asked): boolean {
  return isOrder(more) && (kind === 'no' ? !isTheSame(more, context) : !isAbout(more, context))
}

/** After a no, nothing more has to be done; a choice is clear whatever is told about it. */
function isSetAside(more: Interpretation, { kind }: Answer, tail: string, context: Asked): boolean {
  const chosen = kind === 'pick' && (!isOrder(more) || leavesOpen(more)) && !holdingBack.test(tail)
  return kind === 'no' || chosen || isAside(more, tail, context)
}

/** "the ethics one. the other is still open": as it is. */
function leavesOpen({ commands }: Interpretation): boolean {
  return commands.every(({ intent, params }) => intent === 'COMPLETE_TASK' && !params.completed)
}

/**
 * After a no, what follows is all there is to do. A yes counts only where it stands by itself: in "yes, move it to
 * friday" it may be about the move.
 */
function ordered(
  answer: Answer,
  more: Interpretation,
  { ends, joint, tail }: { readonly ends: boolean; readonly joint: string; readonly tail: string },
): Interpretation | null {
  if (answer.kind === 'no') return more
  const apart = answer.kind === 'pick' || ((ends || joint !== '') && !holdingBack.test(tail))
  return apart ? { ...more, answer: { ...answer, more: true } } : null
}

/** "poor lad died at the weekend, so yes please": a story, and then the answer. */
function atLast(text: string, context: Asked, read: (text: string) => Interpretation): Interpretation | null {
  const cut = lastClause.exec(text.replace(/[.!\s]{1,5}$/u, ''))
  if (cut === null) return null
  const story = text.slice(0, cut.index)
  const answered = readByRules(text.slice(cut.index + cut[0].length), context)
  if (answered.answer?.kind !== 'yes' || hedged.test(story)) return null
  const told = read(story)
  return isTalk(told) || !isOrder(told) || isAbout(told, context) ? answered : null
}

/** "no, don't delete it": what was asked is merely said again. "No, mark them done instead" is another thing. */
function isTheSame(more: Interpretation, context: Asked): boolean {
  const deletes = more.commands.every(({ intent }) => intent === 'DELETE_TASK')
  return more.commands.every(({ intent }) => intent === 'UNDO') || (deletes && isAbout(more, context))
}

/** "yes yes, the bicycle I sold": of the tasks that were asked about. */
function isAbout({ commands }: Interpretation, { choices = [] }: Asked): boolean {
  return commands.every(({ intent, params }) => {
    if (intent === 'UPDATE_TASK') return false
    const reference = 'reference' in params ? params.reference : undefined
    if (reference === undefined) return intent === 'DELETE_TASK'
    return 'pronoun' in reference || ('number' in reference && choices.includes(reference.number))
  })
}

function isAside(more: Interpretation, tail: string, context: Asked): boolean {
  const doubtful = more.confidence < ACT_FROM && more.commands.every(namesNothing)
  return (isTalk(more) || isAbout(more, context) || doubtful) && !hedged.test(tail)
}

/** What a word of farewell may be taken for. */
const TAKING_AWAY: ReadonlySet<Intent> = new Set<Intent>(['UNDO', 'COMPLETE_TASK', 'DELETE_TASK'])

function namesNothing({ intent, params }: Command): boolean {
  const reference = 'reference' in params ? params.reference : undefined
  return TAKING_AWAY.has(intent) && (reference === undefined || 'pronoun' in reference)
}

function isTalk({ commands }: Interpretation): boolean {
  return commands.every(({ intent }) => intent === 'GENERAL_CHAT')
}
