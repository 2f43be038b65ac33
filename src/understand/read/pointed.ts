/**
 * The tasks an order is about. What narrows them down ("all my reminders *for Saturday*") is never lost:
 * without it an order would hit more than was said.
 */
import type { Filter, Reference, Span } from '../../domain/command.ts'
import { spanOf, textOf } from './cut.ts'
import { doneThen } from './done-then.ts'
import { dueFilter, oldDueFilter, whenIn } from './filter.ts'
import type { Found } from './match-rules.ts'
import { referenceOf } from './reference.ts'
import { norms, type Range, type Sentence, withDatesBehind } from './sentence.ts'

interface PointedAt {
  readonly reference: Reference | null
  readonly span: Span | null
}

export function pointedAt(sentence: Sentence, found: Found): PointedAt {
  const range = rangeOf(found)
  const span = range === null ? null : spanOf(sentence, range)
  const then = doneThen(sentence, wordsOfDone(sentence, found))
  if (then !== undefined) return { reference: then, span }
  if (found.holes.has('all')) return { reference: allOf(sentence, found, {}), span }
  // "done for today" tells of no task; deleting is asked about anyway
  const asked = found.rule.means.intent !== 'COMPLETE_TASK' || range === null
  if (!asked && isDateAlone(sentence, range) && !saysSeveral(sentence, found.range, range))
    return { reference: null, span }
  const reference = range === null ? null : withKind(sentence, found, referenceOf(sentence, range))
  return { reference: narrowed(sentence, found, range, reference), span }
}

/** An order to delete says nothing else, "mark … as not done" does; what is done is not done once more. */
function wordsOfDone(sentence: Sentence, { rule, range, holes }: Found): Range {
  if (rule.means.intent === 'COMPLETE_TASK' && rule.means.completed !== false) return [range[1], range[1]]
  const ref = holes.get('ref')
  return rule.means.intent === 'DELETE_TASK' || ref === undefined
    ? range
    : withDatesBehind(sentence, ref, range)
}

/** As above, but the date it moves to does not narrow it down; the one it moves from does. */
export function movedFrom(sentence: Sentence, found: Found): PointedAt {
  const range = found.holes.get('ref') ?? null
  if (range === null) return { reference: allThen(sentence, found.range), span: null }
  const span = spanOf(sentence, range)
  const reference = withKind(sentence, found, referenceOf(sentence, range))
  if (reference === null || !('all' in reference)) return { reference, span }
  // "my 5pm reminder" is one of those due then, and it is not said which
  if (isDateAlone(sentence, range) && !saysSeveral(sentence, found.range, range))
    return { reference: null, span }
  const due = reference.filter.due ?? oldDueFilter(sentence, found.range)
  return {
    reference: { all: true, filter: due === null ? reference.filter : { ...reference.filter, due } },
    span,
  }
}

/** "move my reminders from Friday to Monday": no other word says which. */
function allThen(sentence: Sentence, clause: Range): Reference | null {
  const due = oldDueFilter(sentence, clause)
  const all = due !== null && saysSeveral(sentence, clause, [clause[0], clause[0]])
  return all ? { all: true, filter: { due } } : null
}

function isDateAlone({ tokens }: Sentence, range: Range): boolean {
  return tokens.slice(...range).every(({ date }) => date !== undefined)
}

const PLAIN = new Set(
  'new next last recurring repeating weekly daily monthly current upcoming old other first second whole rest'.split(
    ' ',
  ),
)

/** "the dentist reminder for Paul": both words say which. */
function withKind(sentence: Sentence, found: Found, reference: Reference | null): Reference | null {
  const kind = found.holes.get('kind')
  if (kind === undefined || reference === null || !('text' in reference)) return reference
  const words = norms(sentence, kind)
  return words.every((word) => PLAIN.has(word))
    ? reference
    : { text: `${textOf(sentence, kind)} ${reference.text}` }
}

/** "bought the rice": what was done says as much about the task as what it was done to. */
function rangeOf(found: Found): Range | null {
  const ref = found.holes.get('ref') ?? found.holes.get('number') ?? found.holes.get('all') ?? null
  const did = found.holes.get('did')
  return ref !== null && did !== undefined ? [did[0], ref[1]] : ref
}

function narrowed(
  sentence: Sentence,
  found: Found,
  range: Range | null,
  reference: Reference | null,
): Reference | null {
  if (reference === null) return onlyDated(sentence, found)
  if ('all' in reference) return allOf(sentence, found, reference.filter)
  if ('text' in reference && range !== null && saysSeveral(sentence, found.range, range)) {
    return allOf(sentence, found, { query: reference.text.replace(KIND, '') })
  }
  return reference
}

/** "all tasks about milk": what they are is no word to look for. */
const KIND =
  /^(?:tasks?|things?|items?|reminders?|ones?|todos?) (?:about|with|for|called|containing|mentioning) /iu

function allOf(sentence: Sentence, found: Found, filter: Filter): Reference {
  return { all: true, filter: { ...filter, ...whenIn(sentence, found.range, filter.status) } }
}

/** "cancel my reminder for tomorrow": deleting is asked about anyway, so the day is enough to find it. */
function onlyDated(sentence: Sentence, found: Found): Reference | null {
  const due = dueFilter(sentence, found.range)
  return found.rule.means.intent === 'DELETE_TASK' && due !== null ? { all: true, filter: { due } } : null
}

const SEVERAL = new Set('all every tasks reminders todos to-dos chores errands alerts'.split(' '))

/** "all reminders about the choir": said outside of the words that name them. */
function saysSeveral(sentence: Sentence, [from, to]: Range, [start, end]: Range): boolean {
  const inside = norms(sentence, [start, end])
  if (inside[0] === 'all' || inside[0] === 'every' || SEVERAL.has(inside.at(-1) ?? '')) return true
  return [...norms(sentence, [from, start]), ...norms(sentence, [end, to])].some((word) => SEVERAL.has(word))
}
