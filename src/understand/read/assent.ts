/** A confirmation given along with the order: "delete task 3, yes I'm sure". Set aside, so that it is no part of a title. */
import type { Range, Sentence } from './sentence.ts'

const assents = [
  'yes i am sure',
  'yes i am certain',
  'yes i confirm',
  'yes confirm',
  'yes confirmed',
  'yes do it',
  'yes really',
  'yes delete it',
  'i am sure',
  'i am certain',
  'i confirm',
  'no need to ask',
  'no need to confirm',
  'do not ask',
  'confirmed',
  'yes',
]
  .map((phrase) => phrase.split(' '))
  .sort((a, b) => b.length - a.length)

/** The message without its assent, or null where none was given. */
export function withoutAssent(sentence: Sentence, [from, to]: Range): Range | null {
  const said = assents.find((phrase) => endsWith(sentence, phrase, to))
  if (said === undefined || to - said.length <= from) return null
  const end = to - said.length
  const before = sentence.tokens[end - 1]
  const marks = sentence.text.slice(before?.end ?? 0, sentence.tokens[end]?.start ?? 0)
  // one word is only an assent behind a mark: "call the yes men"
  return said.length > 1 || /[,.;!–—-]/u.test(marks) ? [from, end] : null
}

function endsWith(sentence: Sentence, phrase: readonly string[], to: number): boolean {
  const at = to - phrase.length
  return at >= 0 && phrase.every((word, index) => sentence.tokens[at + index]?.norm === word)
}
