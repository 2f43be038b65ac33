/** "No, friday", "sorry, I meant task 4", "actually the other one": a lead that takes something back, then only what is right. */
import type { Correction, Reference } from '../../domain/command.ts'
import { frame } from '../frame/frame.ts'
import { firstDue } from './due.ts'
import { referenceOf } from './reference.ts'
import type { Range, Sentence } from './sentence.ts'

/** One of these makes it a correction; the others may stand around it. */
const TAKING_BACK = new Set([
  'no',
  'nope',
  'actually',
  'sorry',
  'oops',
  'wait',
  'rather',
  'meant',
  'mean',
  'instead',
])
const AROUND = new Set([
  'i',
  'it',
  'that',
  'was',
  'is',
  'to',
  'be',
  'should',
  'have',
  'been',
  'make',
  'not',
  'please',
  'well',
  'on',
  'for',
])

/** "Yes, but make it sunday": said to a question, it agrees to all but what follows. */
const ASSENTING = new Set([
  'yes',
  'yeah',
  'yep',
  'yup',
  'ok',
  'okay',
  'sure',
  'fine',
  'but',
  'just',
  'please',
  'make',
])

const other = frame('[<the>] other [one/task/item]')
const pointing = frame('<one> <number>|number <number>|[<the>] <any> one|[<the>] {title} (one|<one>)')

/** `asked`: a question is open that what is said may correct. */
export function correctionOf(sentence: Sentence, asked = false): Correction | null {
  const assent = asked ? afterLead(sentence, ASSENTING) : null
  const agreed = assent && dateAlone(sentence, assent)
  if (agreed) return agreed
  const rest = afterLead(sentence, TAKING_BACK)
  if (rest === null) return null
  const date = dateAlone(sentence, rest)
  if (date !== null) return date
  if (other.match(sentence.tokens, ...rest) !== null) return { other: true }
  const only = onlyNamed(sentence, rest)
  if (only) return { reference: only }
  const reference = referenceAlone(sentence, rest)
  return reference === null ? null : { reference }
}

function afterLead(sentence: Sentence, leads: ReadonlySet<string>): Range | null {
  const { tokens } = sentence
  let from = 0
  let takesBack = false
  for (const { norm, kind } of tokens) {
    const goesOn = leads.has(norm) || (AROUND.has(norm) && from < tokens.length - 1)
    if (norm !== ',' && (kind !== 'word' || !goesOn)) break
    takesBack ||= leads.has(norm)
    from += 1
  }
  return takesBack && from < tokens.length ? [from, tokens.length] : null
}

const LIMITING = new Set(['just', 'only'])
/** A name is no longer than this. */
const FEW_WORDS = 4

/** "No, just the bread": of all that was done or asked about, this alone. */
function onlyNamed(sentence: Sentence, [from, to]: Range): Reference | null {
  const first = sentence.tokens[from]
  if (!LIMITING.has(first?.norm ?? '') || to - from - 1 > FEW_WORDS || from + 1 === to) return null
  const reference = referenceOf(sentence, [from + 1, to])
  return reference !== null && 'text' in reference ? reference : null
}

function dateAlone(sentence: Sentence, range: Range): Correction | null {
  const [token, ...more] = sentence.tokens.slice(...range)
  const due = token?.date && more.length === 0 ? firstDue(sentence, range) : null
  return due === null ? null : { ...due.params, ...(due.clock ? { keeps_day: true } : {}) }
}

function referenceAlone(sentence: Sentence, [from, to]: Range): Reference | null {
  if (pointing.match(sentence.tokens, from, to) === null) return null
  const reference = referenceOf(sentence, [from, to])
  return reference !== null && 'all' in reference ? null : reference
}
