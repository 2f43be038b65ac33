/** "move milk to friday and eggs to monday": the verb is not said again, and each has a day of its own. */
import type { Command } from '../../domain/command.ts'
import { isErrandWord } from '../words/errands.ts'
import { commandOf } from './build.ts'
import type { Found } from './match-rules.ts'
import { withoutPoliteness } from './politeness.ts'
import { norms, type Range, type Sentence } from './sentence.ts'

/** An order that ends with the date it sets: nothing of it is left to be said. */
export function endsWithNewDate(sentence: Sentence, [, to]: Range, found: Found): boolean {
  if (found.rule.means.intent !== 'UPDATE_TASK' || sentence.tokens[to - 1]?.kind !== 'date') return false
  const { params } = commandOf(sentence, found)
  return 'due_date' in params && typeof params.due_date === 'string' && !('title' in params)
}

const TOWARDS = new Set(['to', 'until', 'till'])
const LEADS = new Set([...TOWARDS, 'for', 'on'])
const MOST_WORDS = 5

/** Not the name of a task: "and not to monday", "and back to friday", "and everything else to monday". */
const NO_NAMES = new Set(
  'not do does never no i we you he she they it is are was were be am will go goes leave keep set make put want what which about from back on off in out then also but or nor except due date deadline rest else other others everything anything all both that this these those with without for of at by until before after if when because since so can could would should maybe please rather better instead preferably again later'.split(
    ' ',
  ),
)

/** What the rule that read `last` reads in the words behind it; null where they are no task and its new date. */
export function movedAlso(
  sentence: Sentence,
  last: { readonly range: Range; read(): Found | null },
  next: Range,
): Found | null {
  const [from, to] = withoutPoliteness(sentence, next)
  const lead = dateLead(sentence, to)
  const names = norms(sentence, [from, to - 1])
  const named = names.length > 0 && names.length <= MOST_WORDS && !names.some((word) => NO_NAMES.has(word))
  if (lead === null || !named || dateLead(sentence, last.range[1]) !== lead) return null
  // "reschedule the review for friday and book a room for monday"
  if (!TOWARDS.has(lead) && isErrandWord(names[0] ?? '')) return null
  const before = last.read()
  if (!before?.holes.has('ref') || !endsWithNewDate(sentence, last.range, before)) return null
  const holes = new Map([
    ['ref', [from, to - 1] as const],
    ['value', [to - 1, to] as const],
  ])
  const found = { rule: before.rule, holes, range: [from, to] as const }
  return isOne(commandOf(sentence, found)) ? found : null
}

/** Not "the remaining ones", nor "the last". */
function isOne({ params }: Command): boolean {
  const reference = 'reference' in params ? params.reference : undefined
  return reference !== undefined && ('text' in reference || 'number' in reference)
}

function dateLead({ tokens }: Sentence, end: number): string | null {
  const { kind, lead = '' } = tokens[end - 1] ?? {}
  return kind === 'date' && LEADS.has(lead) ? lead : null
}
