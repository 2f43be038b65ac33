/** What no rule reads: a question is talk; anything else may be a title, so it is offered, not guessed. */
import type { Ambiguous, Command, CreateTask, Reference, SmallTalk, Span } from '../../domain/command.ts'
import { frame } from '../frame/frame.ts'
import { spanOf } from './cut.ts'
import { errandsIn } from './errands.ts'
import { newTitle } from './new-task.ts'
import { referenceOf } from './reference.ts'
import { norms, type Range, type Sentence } from './sentence.ts'

const ASKING = new Set(
  'what who whom whose when where why how which is are am was were does did can could would will should has'.split(
    ' ',
  ),
)
/** "do you …" asks, "do the dishes" does not. */
const ASKING_WITH_SUBJECT = new Set(['do', 'have', 'may', 'had'])
const SUBJECTS = new Set('i you we they he she it there any anyone these those'.split(' '))

interface Fallback {
  readonly command: Ambiguous | SmallTalk
  readonly rule: string
  readonly confidence: number
}

const talk: SmallTalk = { intent: 'GENERAL_CHAT', params: { topic: 'other' }, spans: {} }

export function fallback(sentence: Sentence, range: Range): Fallback {
  const [first = '', second = ''] = norms(sentence, range)
  if (first === '') return { command: talk, rule: 'chat/nothing-said', confidence: 0.9 }
  const asks = ASKING.has(first) || (ASKING_WITH_SUBJECT.has(first) && SUBJECTS.has(second))
  if (asks || endsAsking(sentence, range)) return { command: talk, rule: 'chat/question', confidence: 0.75 }
  const title = candidate(sentence, range)
  return { command: bareTitle(sentence, range, title), rule: 'ambiguous/bare-words', confidence: 0.4 }
}

const around = [
  '(i|we) [still/really/also/just] need [some/more] [more] {title}',
  '(i|we) (am|are|ran|have run) [almost|nearly|all|completely] [running|getting] (out of|low on|short on|short of) {title}',
  '{title} (on|to|onto) <mylist>',
].map(frame)

/** "we need more milk", "milk on the shopping list": what would be put on the list. */
function candidate({ tokens }: Sentence, [from, to]: Range): Range | undefined {
  for (const one of around) {
    const title = one.match(tokens, from, to)?.get('title')
    if (title !== undefined && tokens[title[0]]?.norm !== 'to') return title
  }
  return undefined
}

/** "mop floors": most likely a new task, perhaps one that is already there. */
export function bareTitle(sentence: Sentence, range: Range, title = range): Ambiguous {
  const reference = referenceOf(sentence, range)
  if (reference === null || !('text' in reference)) return bareReference(reference, spanOf(sentence, range))
  const create = splitErrands({ intent: 'CREATE_TASK', ...newTitle(sentence, range, title, false) })
  const alone = range[1] - range[0] > 6 || create.split !== undefined
  const readings: Command[] = alone ? [create] : [create, completing(reference, {})]
  return {
    intent: 'AMBIGUOUS',
    params: { possible_intents: readings.map((one) => one.intent), readings },
    spans: create.spans,
  }
}

/** "call mum and pay the rent": one task or two has to be asked as well. */
function splitErrands(create: CreateTask): CreateTask {
  const split = errandsIn(create.params.title ?? '')
  return split.length < 2 ? create : { ...create, split }
}

/** "that one": a task is meant, but not what to do with it. */
function bareReference(reference: Reference | null, span: Span): Ambiguous {
  const spans = { reference: span }
  const readings = reference === null ? [completing(reference, spans)] : readingsOf(reference, spans)
  return {
    intent: 'AMBIGUOUS',
    params: { possible_intents: readings.map((one) => one.intent), readings },
    spans,
  }
}

/** "overdue", "today": all of a kind are rather looked at than done. */
function readingsOf(reference: Reference, spans: Record<string, Span>): readonly Command[] {
  if ('all' in reference)
    return [{ intent: 'LIST_TASKS', params: reference.filter, spans: {} }, completing(reference, spans)]
  return [completing(reference, spans), { intent: 'GET_TASK', params: { reference }, spans }]
}

function completing(reference: Reference | null, spans: Record<string, Span>): Command {
  return {
    intent: 'COMPLETE_TASK',
    params: { ...(reference === null ? {} : { reference }), completed: true },
    spans,
  }
}

function endsAsking(sentence: Sentence, [, to]: Range): boolean {
  const end = sentence.tokens[to - 1]?.end ?? 0
  return sentence.text.slice(end, end + 3).includes('?')
}
