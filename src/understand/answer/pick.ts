/** Which of the choices is meant: by number, place, name, "both", or the words on a button. */
import type { Answer, Reference } from '../../domain/command.ts'
import type { Option } from '../../domain/pending.ts'
import { frame } from '../frame/frame.ts'
import { textOf } from '../read/cut.ts'
import { withoutPoliteness } from '../read/politeness.ts'
import { referenceOf } from '../read/reference.ts'
import { splitAtJoints } from '../read/segments.ts'
import { norms, type Range, type Sentence } from '../read/sentence.ts'
import { tokenise } from '../text/tokens.ts'
import { padding } from './lexicon.ts'

const named = frame('[<the>] {title} one')
const pointing = frame(
  '[<the>] [<one>|number|no|nr|option] <number>|[<the>] <any> [one|ones|<one>]|both|both of them|all|all of them',
)

export function pickOf(said: Sentence, options: readonly Option[]): Answer | null {
  const sentence = withoutDates(said)
  const range = withoutPadding(sentence, withoutPoliteness(sentence, [0, sentence.tokens.length]))
  const button = buttonSaid(norms(sentence, range), options)
  if (button !== null) return { kind: 'pick', references: [{ text: button.value }] }
  const others = allBut(sentence, range, options)
  if (others !== null) return { kind: 'pick', references: others }
  const references = splitAtJoints(sentence, range).map((part) => choiceOf(sentence, part, options))
  if (references.length === 0 || references.some((one) => one === null)) return null
  return { kind: 'pick', references: references.filter((one) => one !== null) }
}

/** "both actually", "yeah the first" */
function withoutPadding({ tokens }: Sentence, [start, end]: Range): Range {
  let [from, to] = [start, end]
  while (from < to && padding.has(tokens[from]?.norm ?? '')) from++
  while (to > from && padding.has(tokens[to - 1]?.norm ?? '')) to--
  return from === to ? [start, end] : [from, to]
}

const exception = frame('(all|everything|every one|any) (but|except|except for|apart from|besides) {title}')

/** "all but the first" */
function allBut(sentence: Sentence, range: Range, options: readonly Option[]): readonly Reference[] | null {
  const left = exception.match(sentence.tokens, range[0], range[1])?.get('title')
  const reference = left ? choiceOf(sentence, left, options) : null
  const place = reference ? placeOf(reference, options) : -1
  if (place < 0) return null
  return options.flatMap((_, at) => (at === place ? [] : [{ position: at + 1 }]))
}

/** Among the options, from 0; -1: it is none of them, or not clear which. */
export function placeOf(reference: Reference, options: readonly Option[]): number {
  if ('position' in reference)
    return reference.position > 0 ? reference.position - 1 : options.length + reference.position
  if ('number' in reference) return options.findIndex(({ value }) => value === String(reference.number))
  if (!('text' in reference)) return -1
  const words = plain(reference.text)
    .split(' ')
    .filter((word) => word !== 'the' && word !== 'my')
  const fitting = options.filter(({ label }) => words.every((word) => plain(label).split(' ').includes(word)))
  const [only, ...more] = fitting
  return only && more.length === 0 ? options.indexOf(only) : -1
}

/** "The first" of some choices is no day of the month. */
function withoutDates(sentence: Sentence): Sentence {
  const dated = sentence.tokens.some(({ date }) => date !== undefined)
  return dated ? { ...sentence, tokens: tokenise(sentence.text, []) } : sentence
}

function buttonSaid(words: readonly string[], options: readonly Option[]): Option | null {
  const said = words.join(' ')
  return options.find(({ label, value }) => plain(label) === said || value.toLowerCase() === said) ?? null
}

function choiceOf(sentence: Sentence, part: Range, options: readonly Option[]): Reference | null {
  const { tokens } = sentence
  if (pointing.match(tokens, part[0], part[1]) !== null) {
    const reference = referenceOf(sentence, part)
    if (reference !== null && !('text' in reference)) {
      return 'all' in reference ? { pronoun: 'them' } : reference
    }
  }
  const name = named.match(tokens, part[0], part[1])?.get('title')
  if (name !== undefined) return { text: textOf(sentence, name) }
  return isOnButton(norms(sentence, part), options) ? { text: textOf(sentence, part) } : null
}

function isOnButton(words: readonly string[], options: readonly Option[]): boolean {
  const content = words.filter((word) => word !== 'the' && word !== 'my')
  if (content.length === 0) return false
  return options.some(({ label }) => {
    const on = new Set(plain(label).split(' '))
    return content.every((word) => on.has(word))
  })
}

function plain(label: string): string {
  return label.toLowerCase().replace(/[^\p{L}\p{N}#' ]/gu, '')
}
