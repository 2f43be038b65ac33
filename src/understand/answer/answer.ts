/** The message as an answer to the open question. Yes and no only when the whole message says so. */
import type { Answer } from '../../domain/command.ts'
import type { ActionType, Option } from '../../domain/pending.ts'
import type { Sentence } from '../read/sentence.ts'

const YES = new Set(
  'yes yeah yep yup yeap sure ok okay confirm confirmed agreed correct right absolutely definitely indeed'.split(
    ' ',
  ),
)
const YES_PHRASES = new Set([
  'go ahead',
  'do it',
  'of course',
  'please do',
  'delete it',
  'go for it',
  'that is right',
])
const NO = new Set('no nope nah cancel stop not never'.split(' '))
const NO_PHRASES = new Set([
  'never mind',
  'do not',
  'forget it',
  'do not do it',
  'no way',
  'keep it',
  'neither',
])
const FILL = new Set('please thanks it do that go ahead delete remove i am sure the task now'.split(' '))

export function answerTo(
  sentence: Sentence,
  _question: {
    readonly action_type: ActionType
    readonly title?: string
    readonly options?: readonly Option[]
  },
): Answer | null {
  const words = sentence.tokens.map((token) => token.norm)
  const phrase = words.join(' ')
  if (NO_PHRASES.has(phrase) || wholly(words, NO)) return { kind: 'no' }
  if (YES_PHRASES.has(phrase) || wholly(words, YES)) return { kind: 'yes' }
  return null
}

function wholly(words: readonly string[], set: ReadonlySet<string>): boolean {
  return words.some((word) => set.has(word)) && words.every((word) => set.has(word) || FILL.has(word))
}
