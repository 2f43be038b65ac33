/** Orders without a list: single sentences, each with what it asks for and the words that name the task. */
import { rolesOf } from '../../src/understand/english/roles.ts'
import type { Tag } from '../../src/understand/tag/tags.ts'
import { matchesOf } from '../../src/understand/words/matches.ts'
import { namesIn } from '../../src/understand/words/names.ts'
import { type Token, tokenise } from '../../src/understand/words/tokens.ts'
import type { Met } from './learn-pieces.ts'
import { NOW } from './moods.ts'
import { filesIn, linesOf } from './rows.ts'
import { CALM } from './scenes.ts'

interface Order {
  readonly id: string
  readonly say: string
  readonly intent: string
  readonly names?: string | readonly string[]
  readonly becomes?: string
  readonly becomes_due?: string
  readonly priority?: string
  readonly only?: string | readonly string[]
}

export interface Ordered {
  readonly author: string
  readonly scene: Met
  readonly gold: readonly Tag[]
}

const FOLDER = new URL('../../training/orders/', import.meta.url)

/** A few sentences each share a fold, as the sentences of one author do. */
export function orders(): readonly Ordered[] {
  return filesIn(FOLDER).flatMap((name) =>
    linesOf<Order>(new URL(name, FOLDER)).map((order, index) => lessonOf(order, `${name} ${index % 5}`)),
  )
}

const POINTS: Readonly<Record<string, Tag>> = {
  CREATE_TASK: 'new',
  COMPLETE_TASK: 'done',
  REOPEN_TASK: 'reopen',
  UPDATE_TASK: 'change',
  DELETE_TASK: 'drop',
  LIST_TASKS: 'about',
  UNDO: 'undo',
}

function lessonOf(order: Order, author: string): Ordered {
  const tokens = tokenise(order.say, NOW, 'day-first', [])
  const answers = order.intent === 'YES' || order.intent === 'NO'
  const mood = answers
    ? { ...CALM, asked: 'DELETE_TASK', intents: ['DELETE_TASK'], choices: [1], focus: 1 }
    : CALM
  const scene = {
    tasks: [],
    earlier: null,
    here: '',
    text: order.say,
    intent: order.intent,
    tokens,
    matches: matchesOf(tokens, []),
    names: namesIn(tokens, [], []),
    mood,
  }
  return { author, scene, gold: goldOf(order, tokens) }
}

function goldOf(order: Order, tokens: readonly Token[]): readonly Tag[] {
  const { intent } = order
  if (intent === 'YES' || intent === 'NO')
    return tokens.map(({ kind }) => (kind === 'mark' ? 'aside' : intent === 'YES' ? 'yes' : 'no'))
  const tag = POINTS[intent]
  if (!tag) return tokens.map(() => 'aside')
  const named = namedIn(order, tag)
  const roles = rolesOf(tokens)
  const gold = tokens.map((token, at) => named(token) ?? unnamed(token, roles[at] ?? [], order))
  return begun(gold.includes(tag) || intent === 'LIST_TASKS' ? gold : impliedIn(gold, tag, tokens))
}

/** What a word was for, if the order says so. */
function namedIn({ say, names, becomes, becomes_due, only }: Order, tag: Tag): (token: Token) => Tag | null {
  const stretches = [
    { has: within(say, becomes), tag: 'becomes' },
    { has: within(say, only), tag: 'filter' },
    { has: within(say, becomes_due), tag: 'due' },
    { has: within(say, names), tag },
  ] as const
  return (token) => {
    const found = stretches.find(({ has }) => has(token))
    if (!found) return null
    return found.tag === 'due' && token.kind !== 'date' ? 'aside' : found.tag
  }
}

function within(say: string, text: string | readonly string[] = []): (token: Token) => boolean {
  const spans = [text].flat().map((part) => [say.indexOf(part), say.indexOf(part) + part.length] as const)
  return ({ start, end }) => spans.some(([from, to]) => start >= from && end <= to)
}

function unnamed({ kind }: Token, roles: readonly string[], { intent, priority }: Order): Tag {
  if (kind === 'date') return intent === 'CREATE_TASK' || intent === 'UPDATE_TASK' ? 'due' : 'filter'
  if (priority && (roles.includes('high') || roles.includes('low'))) return 'level'
  return intent === 'LIST_TASKS' && kind === 'word' ? 'show' : 'aside'
}

/** The first word of a new task's name begins it. */
function begun(gold: readonly Tag[]): readonly Tag[] {
  return gold.map((tag, at) =>
    tag === 'new' && (gold[at - 1] === 'new' || gold[at - 1] === 'new+') ? 'new+' : tag,
  )
}

/** "delete it", "undo": the words of the order themselves point. */
function impliedIn(gold: readonly Tag[], tag: Tag, tokens: readonly Token[]): readonly Tag[] {
  if (tag === 'new') return gold
  return gold.map((one, at) => (one === 'aside' && tokens[at]?.kind === 'word' ? tag : one))
}
