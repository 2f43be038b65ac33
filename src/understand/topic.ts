/** What kind of small talk a message is: picks the sentence to answer with. */
import type { ChatTopic } from '../domain/command.ts'
import { english } from './english/english.ts'

const FEW_WORDS = 9

export function topicOf(text: string): ChatTopic {
  const words = ` ${text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')} `
  // in a longer message such words are said in passing
  const short = words.trim().split(' ').length <= FEW_WORDS
  const topic =
    short && english.topics.find(([, phrases]) => phrases.some((phrase) => words.includes(` ${phrase} `)))
  return (topic ? topic[0] : undefined) ?? (isAsking(text, words) ? 'other' : 'told')
}

/** A question or an order that is none of ours; anything else is merely told. */
function isAsking(text: string, words: string): boolean {
  const [first = ''] = words.trim().split(' ')
  return text.includes('?') || english.asking.has(first)
}
