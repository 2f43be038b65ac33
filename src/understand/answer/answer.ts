/**
 * The message as an answer to the open question. Yes and no only when the whole message says so:
 * "yes and add milk" is not a yes, and "yes, what does it cost?" only leans towards one.
 */
import type { Answer } from '../../domain/command.ts'
import type { ActionType, Option } from '../../domain/pending.ts'
import type { Sentence } from '../read/sentence.ts'
import { marksAfter, withSounds } from '../text/tokens.ts'
import { noPhrases, reaches } from './lexicon.ts'
import { oneOrSeveral } from './one-or-several.ts'
import { pickOf } from './pick.ts'
import { lean, type Verdict, verdict } from './yes-no.ts'

export interface OpenQuestion {
  readonly action_type: ActionType
  readonly title?: string
  readonly options?: readonly Option[]
}

export interface AnswerReading {
  readonly answer: Answer | null
  /** What the message leans towards when it is not wholly an answer. */
  readonly leans: 'yes' | 'no' | null
}

const CHOICES: readonly ActionType[] = ['CHOOSE_TASK', 'CHOOSE_READING', 'SPLIT_TASKS']
const PROPOSED: Partial<Record<ActionType, readonly string[]>> = {
  DELETE_TASK: [
    'delete',
    'remove',
    'erase',
    'trash',
    'bin',
    'kill',
    'scrap',
    'chuck',
    'ditch',
    'axe',
    'nuke',
    'dump',
    'drop',
  ],
  BULK: ['delete', 'remove', 'complete', 'finish', 'bin', 'kill', 'scrap', 'chuck', 'ditch', 'dump', 'drop'],
  UPDATE_TASK: ['change', 'rename', 'update'],
  OFFER_CREATE: ['add', 'create', 'put'],
}
const IT = new Set('it that this the task one please now yes reminder'.split(' '))
const THEM = new Set('them these those both please now yes'.split(' '))
const OBJECTS: Partial<Record<ActionType, ReadonlySet<string>>> = {
  BULK: THEM,
  // one task may be offered, or several at once
  OFFER_CREATE: new Set([...IT, ...THEM]),
}

export function readAnswer(sentence: Sentence, question: OpenQuestion): AnswerReading {
  const said = wordsOf(sentence)
  const pick = pickIn(sentence, question)
  if (pick !== null) return { answer: pick, leans: null }
  if (isClosing(said)) return { answer: null, leans: null }
  const whole = wholeAnswer(said, question)
  // "yes?" asks back
  const settles = whole?.clear && !(whole.kind === 'yes' && sentence.text.includes('?'))
  if (settles) return { answer: { kind: whole.kind }, leans: null }
  return { answer: null, leans: whole?.kind ?? leaning(sentence, said) }
}

function pickIn(sentence: Sentence, { action_type, options = [] }: OpenQuestion): Answer | null {
  const count = action_type === 'SPLIT_TASKS' ? oneOrSeveral(sentence) : thisOrAll(sentence, options)
  return count ?? (CHOICES.includes(action_type) ? pickOf(sentence, options) : null)
}

/** "Only this one, or all from now on?" */
function thisOrAll({ text }: Sentence, options: readonly Option[]): Answer | null {
  const said = reaches.find(({ words }) => words.test(text.trim()))
  const place = said ? options.findIndex(({ label }) => label.includes(said.label)) : -1
  return place < 0 ? null : { kind: 'pick', references: [{ position: place + 1 }] }
}

/** "not now": here a date is only words. */
function wordsOf(sentence: Sentence): readonly string[] {
  return withSounds(sentence.text, []).map((token) => token.norm)
}

function wholeAnswer(said: readonly string[], question: OpenQuestion): Verdict | null {
  const verbs = PROPOSED[question.action_type] ?? []
  if (isProposal(said, verbs, question.action_type)) return { kind: 'yes', clear: true }
  if (question.action_type === 'BULK' && meansAll(said)) return { kind: 'yes', clear: true }
  return verdict(said, new Set([...verbs, ...titleWords(question)]))
}

const PLAIN = new Set('yes yeah yep yup sure ok okay k kk no nope nah'.split(' '))
/** These begin a refusal or are one; what else they may begin is no title either. */
const REFUSING = new Set('no nope nah not wait wrong nevermind nvm cancel stop abort oops'.split(' '))
const REFUSED = new Set('it that this them now no not wait please one do don wrong oops sorry'.split(' '))

const MOST = 100

/** Nothing but a yes or a no, whatever was asked before. */
export function bareAnswer(sentence: Sentence): 'yes' | 'no' | null {
  // nothing so long is only a yes or a no, and reading it again would take as long as all the rest
  if (sentence.text.length > MOST) return null
  const said = wordsOf(sentence)
  if (isRefusal(said)) return 'no'
  return said.length <= 3 && PLAIN.has(said[0] ?? '') ? (verdict(said, new Set())?.kind ?? null) : null
}

/** "wait, no", "not that one", "never mind": said without a question, it is still no title. */
function isRefusal(said: readonly string[]): boolean {
  if (said.length === 0 || said.length > 6) return false
  if (REFUSING.has(said[0] ?? '')) return said.slice(1).every((word) => REFUSED.has(word))
  const phrase = noPhrases.find((one) => said.join(' ').startsWith(one))
  return phrase !== undefined && said.slice(phrase.split(' ').length).every((word) => REFUSED.has(word))
}

const ALL_OF_THEM = new Set(
  'both all of them those the lot everything every one please yes y yea yeah yep'.split(' '),
)
const SEVERAL = new Set('both all lot everything every'.split(' '))

/** "both", "the lot": all that was asked about. */
function meansAll(said: readonly string[]): boolean {
  return said.some((word) => SEVERAL.has(word)) && said.every((word) => ALL_OF_THEM.has(word))
}

/** "delete it" while it is asked whether to delete: the proposal itself, said again. Naming other tasks is a new order. */
function isProposal(said: readonly string[], verbs: readonly string[], asked: ActionType): boolean {
  if (!said.some((word) => verbs.includes(word)) || said.length < 2) return false
  const objects = OBJECTS[asked] ?? IT
  return said.every((word) => verbs.includes(word) || objects.has(word))
}

function titleWords(question: OpenQuestion): readonly string[] {
  return (question.title ?? '').toLowerCase().split(/\s/u).slice(0, 60)
}

const THANKS = new Set(['thanks', 'thank', 'thankful', 'appreciate', 'grateful', 'bye', 'goodbye', 'cheers'])
const HELPED = new Set(['help', 'helping', 'helpful', 'lot', 'everything', 'assistance', 'your'])
const CORRECTING = new Set(['instead', 'rather', 'actually', 'sorry', 'maybe'])
const CORRECTIONS = [
  ' make that ',
  ' make it ',
  ' change that ',
  ' something else ',
  ' may be later ',
  ' i would like ',
  ' i will pass ',
]

/** A yes or no to start with, or words of correction: not an answer to act on, but not a new subject either. */
function leaning(sentence: Sentence, said: readonly string[]): 'yes' | 'no' | null {
  const opening = openingOf(sentence, said)
  if (said.some((word) => THANKS.has(word)) && opening?.kind !== 'no')
    return opening?.clear && !isThanked(said) ? 'yes' : null
  if (opening !== null && (opening.clear || sentence.text.includes('?'))) return opening.kind
  const text = ` ${said.slice(0, 10).join(' ')} `
  if (said.some((word) => CORRECTING.has(word)) || CORRECTIONS.some((one) => text.includes(one))) return 'no'
  return lean(said)
}

function isThanked(said: readonly string[]): boolean {
  return said.some((word) => HELPED.has(word)) || THANKS.has(said[0] ?? '')
}

function openingOf(sentence: Sentence, said: readonly string[]): Verdict | null {
  return verdict(said.slice(0, firstClause(sentence)), new Set()) ?? verdict(said.slice(0, 1), new Set())
}

const CLOSINGS =
  /\b(?:is|was|be) all (?:i|for|thanks?)\b|\b(?:is|was|be) all$|\b(?:what|all) i (?:really )?need|\banything else\b|\bwill do it\b|\bgood (?:to go|for now|job)\b|\bis it for now\b/u

/** The end of a conversation, not an answer ("okay, that's all I need"). */
function isClosing(said: readonly string[]): boolean {
  const [first = ''] = said
  if (first === 'no' || first === 'nope' || first === 'not') return false
  return CLOSINGS.test(said.join(' ')) || (THANKS.has(first) && !said.includes('but'))
}

function firstClause({ text }: Sentence): number {
  const tokens = withSounds(text, [])
  const end = tokens.findIndex((_, index) => /[.!?;,]/u.test(marksAfter(text, tokens, index)))
  return end < 0 ? tokens.length : end + 1
}
