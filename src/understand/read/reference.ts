/** A phrase → the task it points at: a number, a place in the list shown, a pronoun, all of a kind, or words of its title. */
import type { Reference } from '../../domain/command.ts'
import { frame, type Holes } from '../frame/frame.ts'
import { marksAfter } from '../text/tokens.ts'
import { DAYS } from '../words/days.ts'
import { taskWords } from '../words/foreign.ts'
import { isNumber, numberOf, ordinalOf } from '../words/numbers.ts'
import { spanOf, textOf, textWithout } from './cut.ts'
import { filterOf } from './filter.ts'
import { splitAtJoints } from './segments.ts'
import { norms, type Range, type Sentence } from './sentence.ts'

interface Form {
  readonly frame: ReturnType<typeof frame>
  read(sentence: Sentence, holes: Holes, range: Range): Reference | null
}

const forms: readonly Form[] = [
  {
    frame: frame(
      '[<the>] [last/latest] (one|thing|<one>) (i|we) [just] (added|created|made|set|entered|put in)',
    ),
    read: () => ({ pronoun: 'it' }),
  },
  { frame: frame('it|its|that|this|(that|this) (one|task|item|reminder)'), read: () => ({ pronoun: 'it' }) },
  {
    frame: frame(
      'them|them all|those|these|both|both of them|all of (them|those|these)|(these|those) (tasks|items|ones)',
    ),
    read: () => ({ pronoun: 'them' }),
  },
  {
    frame: frame('[<the>] [<one>] [number/no/nr] {number=<number>}'),
    read: (sentence, holes) => numbered(sentence, holes),
  },
  {
    frame: frame('[<the>] {place=<any>} [one|ones|<one>]'),
    read: (sentence, holes) => placed(sentence, holes),
  },
  {
    frame: frame(
      '[all/every] [of] [<the>] [<dayowner>] [<quality>] [<quality>] (<many>|<one>) [that/which] [<be>] [<quality>] [<quality>]',
    ),
    read: (sentence, _holes, range) => (isPlural(sentence, range) ? everyOf(sentence, range) : null),
  },
  {
    frame: frame(
      '<quality> [<quality>] [ones/stuff/things/items]|[all/every] [of] <the> <quality> [<quality>] (ones|stuff|things)|[all] [of] <dayowner> (ones|stuff|things|work)',
    ),
    read: (sentence, _holes, range) => everyOf(sentence, range),
  },
  {
    frame: frame('(all|everything|anything|all of it) [that/which] [<be>] [<quality>] [<quality>] [ones]'),
    read: (sentence, _holes, range) => everyOf(sentence, range),
  },
]

function everyOf(sentence: Sentence, range: Range): Reference {
  return { all: true, filter: filterOf(sentence, range) }
}

/** "the completed task" may be any one, and so may "tasks"; "all", or "my tasks", means every one. */
function isPlural(sentence: Sentence, range: Range): boolean {
  const words = norms(sentence, range)
  if (words.length === 1 && words[0] !== 'all') return false
  return words.some(
    (word) =>
      word === 'all' || word === 'every' || (word.endsWith('s') && taskWords.has(word)) || word === 'items',
  )
}

const named = frame(
  '[all/every] [of] [<the>] [<one> [called/named/titled]] [to/for/about] {title} [<one>|one|<many>]',
)

const REASONS = new Set(['because', 'since', 'cause', 'as'])
const SPEAKERS = new Set(['i', 'we', 'it', 'they', 'she', 'he', 'that'])

/** "the gym task, I don't need it anymore": why is not part of which. */
function withoutReason(sentence: Sentence, [from, to]: Range): Range {
  for (let index = from + 1; index < to; index++) {
    const word = sentence.tokens[index]?.norm ?? ''
    const behindComma = marksAfter(sentence.text, sentence.tokens, index - 1).includes(',')
    if (REASONS.has(word) || (behindComma && SPEAKERS.has(word))) return [from, index]
  }
  return [from, to]
}

/** null: it says "the task", but not which. */
export function referenceOf(sentence: Sentence, whole: Range): Reference | null {
  const range = withoutReason(sentence, whole)
  for (const form of forms) {
    const holes = form.frame.match(sentence.tokens, range[0], range[1])
    const read = holes === null ? null : form.read(sentence, holes, range)
    if (read !== null) return read
  }
  if (sentence.tokens.slice(...range).every((token) => token.date !== undefined)) {
    const filter = filterOf(sentence, range)
    // "my daily reminders": how often is said in the title
    return filter.due === undefined ? { text: textOf(sentence, range) } : { all: true, filter }
  }
  if (unnamed.match(sentence.tokens, range[0], range[1]) !== null) return null
  const title = named.match(sentence.tokens, range[0], range[1])?.get('title') ?? range
  return { text: nameOf(sentence, title) }
}

const LEADING = new Set(['for', 'about', 'at', 'on', 'of', 'the', 'my', 'our', 'to'])

/** What only led to the date behind it: "the recital *is* on Friday". */
const TRAILING = / (?:is|are|to start|to be|to begin)$/iu

/** The words of a title without when it is due: dates are no part of the titles they were cut from. */
function nameOf(sentence: Sentence, range: Range): string {
  const when = sentence.tokens
    .slice(...range)
    .filter((token) => token.date !== undefined || DAYS.has(token.norm))
  if (when.length === 0) return textOf(sentence, range).replace(TRAILING, '')
  const words = textWithout(
    sentence.text,
    spanOf(sentence, range),
    when.map(({ start, end }) => [start, end]),
  ).split(' ')
  while (words.length > 1 && LEADING.has(words[0]?.toLowerCase() ?? '')) words.shift()
  return words.join(' ').replace(TRAILING, '')
}

const unnamed = frame('[<the>] <task>')

function numbered(sentence: Sentence, holes: Holes): Reference {
  const [, to] = holes.get('number') ?? [0, 0]
  return { number: numberOf(sentence.tokens[to - 1]?.norm ?? '') }
}

function placed(sentence: Sentence, holes: Holes): Reference | null {
  const [, to] = holes.get('place') ?? [0, 0]
  const position = ordinalOf(sentence.tokens[to - 1]?.norm ?? '')
  return position === null ? null : { position }
}

const pointer = frame('<pointer>')

/** "1 2 3", "1 2 and 3": nothing but numbers. */
function numbersIn(sentence: Sentence, [from, to]: Range): Range[] {
  const numbers: Range[] = []
  for (let index = from; index < to; index++) {
    const word = sentence.tokens[index]?.norm ?? ''
    if (isNumber(word)) numbers.push([index, index + 1])
    else if (word !== 'and') return []
  }
  return numbers
}

/** "2 and 4", "tasks 2, 3 and 5": several pointers side by side, else nothing. */
export function partsOf(sentence: Sentence, [from, to]: Range): Range[] {
  const first = sentence.tokens[from]?.norm === 'tasks' ? from + 1 : from
  const row = numbersIn(sentence, [first, to])
  if (row.length > 1) return row
  const parts = splitAtJoints(sentence, [first, to])
  const all = parts.length > 1 && parts.every(([a, b]) => pointer.match(sentence.tokens, a, b) !== null)
  return all ? parts : []
}
