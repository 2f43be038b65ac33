/** Words around an order that change nothing: "hey, could you please … for me, thanks". */
import type { Range, Sentence } from './sentence.ts'

/** Never the beginning of a title. */
const courtesies =
  'yes and|yeah and|yep and|ok and|okay and|sure and|no but|yes but|yes|yeah|yep|yup|nope|please|kindly|hey|hi|hello|ok|okay|so|also|actually|oh|and|then|plus|' +
  'can you|could you|would you|will you|can we|could we|would you mind|can you help me|why do not you|why not|you can|we can|you may|you could|you should|you need to|you have to|you must|is it possible to|is it possible for you to|would it be possible to|would it be possible for you to|do you think you could|do you think you can|it would be great if you could|it would be nice if you could|i would appreciate it if you could|i would appreciate it if you|if you could|if you can|if possible|any chance you could|i would love for you to|i would love it if you could|' +
  'i want you to|i need you to|i would like you to|i would like for you to|i need for you to|i want to have you|' +
  'go ahead and|do me a favor and|make sure to|make sure you|be sure to|be sure and|please to|can you to|could you to|btw|by the way|oops|whoops|' +
  'alexa|siri|olly|pda|sayso|cortana'

/** Before an order they mean nothing; before anything else they may be a title ("next steps", "well visit"). */
const openers =
  'sure|just|now|alright|great|perfect|cool|nice|awesome|well|like|wait|next|maybe|ps|i think|i guess|thanks|thank you|thx|thanks a lot|good morning|good evening|good afternoon|' +
  'one more thing|another thing|another one|one more|computer|bot|assistant|google'

const polite = phrases(courtesies, 0)
const leading = phrases(`${courtesies}|${openers}`, 0)
const trailing = phrases(
  'please|thanks|thank you|thx|ta|cheers|thanks a lot|thank you so much|thank you very much|thanks in advance|i would appreciate it|i would really appreciate it|i would appreciate that|that would be great|that would be nice|if you can|if you could|if possible|if you do not mind|if you would|will you|would you please|could you please|can you please|for me|for me please|now|right now|ok|okay|would you|could you|can you|olly|alexa|siri|bot|too|as well|immediately',
  -1,
)

const MAX_ROUNDS = 8

const wishes = phrases(
  'i need to|i want to|i would like to|i would love to|i have to|i should|i must|i wish to|i am trying to|i am looking to|we need to|we want to|we have to|' +
    'do not forget to|never forget to|remember to|can i|could i|may i|can i please|let me|let us|i need|i want|i would like|i will|let us go ahead and|i am going to|i need you',
  0,
)

/** "I want to see my list" → "see my list"; null where nothing is wished for. */
export function withoutWish(sentence: Sentence, [from, to]: Range): Range | null {
  const length = leadingLength(sentence, wishes, from, to)
  return length === 0 || from + length >= to ? null : withoutPoliteness(sentence, [from + length, to])
}

/** What may be a title, without what is none of it. */
export function withoutCourtesy(sentence: Sentence, range: Range): Range {
  return stripped(sentence, range, polite)
}

export function withoutPoliteness(sentence: Sentence, range: Range): Range {
  return stripped(sentence, range, leading)
}

/** Phrases by their first word or, where they end a sentence, by their last: few sentences have any of them. */
type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>

function stripped(sentence: Sentence, [from, to]: Range, before: Phrases): Range {
  let start = from
  let end = to
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const lead = leadingLength(sentence, before, start, end)
    const trail = trailingLength(sentence, start, end)
    if (lead > 0 && lead < end - start) start += lead
    else if (trail > 0 && trail < end - start) end -= trail
    else break
  }
  return [start, end]
}

function phrases(text: string, key: 0 | -1): Phrases {
  const all = text.split('|').map((phrase) => phrase.split(' '))
  return Map.groupBy(
    all.sort((a, b) => b.length - a.length),
    (phrase) => phrase.at(key) ?? '',
  )
}

function leadingLength({ tokens }: Sentence, before: Phrases, start: number, end: number): number {
  const known = start < end ? before.get(tokens[start]?.norm ?? '') : undefined
  return known?.find((phrase) => saidAt(tokens, phrase, start, end))?.length ?? 0
}

function trailingLength({ tokens }: Sentence, start: number, end: number): number {
  const known = start < end ? trailing.get(tokens[end - 1]?.norm ?? '') : undefined
  const said = known?.find(
    (phrase) => end - phrase.length >= start && saidAt(tokens, phrase, end - phrase.length, end),
  )
  return said?.length ?? 0
}

function saidAt(tokens: Sentence['tokens'], phrase: readonly string[], at: number, end: number): boolean {
  return at + phrase.length <= end && phrase.every((word, index) => tokens[at + index]?.norm === word)
}
