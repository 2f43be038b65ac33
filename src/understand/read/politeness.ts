/** Words around an order that change nothing: "hey, could you please … for me, thanks". */
import type { Range, Sentence } from './sentence.ts'

const leading = phrases(
  'yes and|yeah and|yep and|ok and|okay and|sure and|no but|yes but|yes|yeah|yep|yup|sure|nope|please|kindly|hey|hi|hello|ok|okay|so|um|uh|just|also|actually|oh|now|and|then|alright|great|perfect|cool|plus|' +
    'can you|could you|would you|will you|can we|could we|would you mind|can you help me|you can|we can|you may|you could|is it possible to|is it possible for you to|would it be possible to|would it be possible for you to|do you think you could|do you think you can|it would be great if you could|it would be nice if you could|i would appreciate it if you could|i would appreciate it if you|if you could|if you can|if possible|any chance you could|i would love for you to|i would love it if you could|' +
    '' +
    'i want you to|i need you to|i would like you to|i would like for you to|i need for you to|i want to have you|' +
    'go ahead and|do me a favor and|make sure to|make sure you|be sure to|be sure and|' +
    'alexa|siri|olly|pda|sayso|computer|bot|assistant|google|cortana',
)
const trailing = phrases(
  'please|thanks|thank you|for me|now|right now|ok|okay|would you|could you|can you|olly|alexa|siri|bot|too|as well|immediately',
)

const MAX_ROUNDS = 8

const wishes = phrases(
  'i need to|i want to|i would like to|i would love to|i have to|i should|i must|i wish to|i am trying to|i am looking to|we need to|we want to|we have to|' +
    'can i|could i|may i|can i please|let me|let us|i need|i want|i would like|i will|let us go ahead and|i am going to|i need you',
)

/** "I want to see my list" → "see my list"; null where nothing is wished for. */
export function withoutWish(sentence: Sentence, [from, to]: Range): Range | null {
  const wish = wishes.find((phrase) => saidAt(sentence, phrase, from, to))
  return wish === undefined || from + wish.length >= to
    ? null
    : withoutPoliteness(sentence, [from + wish.length, to])
}

export function withoutPoliteness(sentence: Sentence, [from, to]: Range): Range {
  let start = from
  let end = to
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const [lead, trail] = [leadingLength(sentence, start, end), trailingLength(sentence, start, end)]
    if (lead > 0 && lead < end - start) start += lead
    else if (trail > 0 && trail < end - start) end -= trail
    else break
  }
  return [start, end]
}

function phrases(text: string): readonly (readonly string[])[] {
  return text
    .split('|')
    .map((phrase) => phrase.split(' '))
    .sort((a, b) => b.length - a.length)
}

function leadingLength(sentence: Sentence, start: number, end: number): number {
  return leading.find((phrase) => saidAt(sentence, phrase, start, end))?.length ?? 0
}

function trailingLength(sentence: Sentence, start: number, end: number): number {
  return (
    trailing.find(
      (phrase) => end - phrase.length >= start && saidAt(sentence, phrase, end - phrase.length, end),
    )?.length ?? 0
  )
}

function saidAt(sentence: Sentence, phrase: readonly string[], at: number, end: number): boolean {
  return (
    at + phrase.length <= end && phrase.every((word, index) => sentence.tokens[at + index]?.norm === word)
  )
}
