/** "A reminder for *Ada* to water the fern": who it is for is kept as a note, the title is what is to be done. */
import type { Range, Sentence } from './sentence.ts'

export interface Errand {
  readonly title: Range
  /** The words that say for whom ("for Ada"); null where nobody was named. */
  readonly who: Range | null
}

export function errandFor(sentence: Sentence, title: Range): Errand {
  const who = personIn(sentence, title)
  return who === null ? { title, who } : { title: [who[1] + 1, title[1]], who }
}

const PEOPLE = new Set(
  (
    'mom mum mommy mummy dad daddy mother father parents grandma grandpa grandmother grandfather son daughter kid kids child children ' +
    'boy boys girl girls husband wife partner girlfriend boyfriend fiance fiancee brother sister brothers sisters uncle aunt cousin cousins nephew niece ' +
    'friend friends roommate roommates boss team group family everyone everybody class students tenant tenants neighbor neighbour him her them'
  ).split(' '),
)
const OWNERS = new Set(['the', 'my', 'our', 'his', 'her', 'their'])

/** The words up to the second "to", in "for Ada to …", "for the kids to …", "to my husband to …". */
function personIn(sentence: Sentence, [from, to]: Range): Range | null {
  const { tokens } = sentence
  const first = OWNERS.has(tokens[from]?.norm ?? '') ? from + 1 : from
  const end = [first + 1, first + 2].find((index) => tokens[index]?.norm === 'to') ?? to
  return end <= to - 2 && isSomeone(sentence, from, [first, end]) ? [from - 1, end] : null
}

function isSomeone(sentence: Sentence, from: number, [first, end]: Range): boolean {
  const kin = PEOPLE.has(sentence.tokens[end - 1]?.norm ?? '')
  const before = sentence.tokens[from - 1]?.norm
  if (before === 'for') return kin || isNamed(sentence, [first, end])
  // behind "to" only kin is somebody: "remind me to email Ada to ask" says what to do
  return before === 'to' && kin && first > from
}

function isNamed({ text, tokens }: Sentence, [from, to]: Range): boolean {
  return tokens.slice(from, to).every(({ kind, start }) => kind === 'word' && isCapital(text.charAt(start)))
}

function isCapital(letter: string): boolean {
  return letter !== letter.toLowerCase()
}
