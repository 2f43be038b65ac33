/** The words of an update → what is to change. A date is a due date, a priority word a priority, anything else a title. */
import type { Span, TaskChange, UpdateTask } from '../../domain/command.ts'
import { spanOf, textOf } from './cut.ts'
import type { Found } from './match-rules.ts'
import { priorityOnly } from './priority.ts'
import { referenceOf } from './reference.ts'
import { norms, type Range, type Sentence } from './sentence.ts'

export function updateTask(sentence: Sentence, found: Found, clears?: 'due_date' | 'priority'): UpdateTask {
  const spans: Record<string, Span> = {}
  const change: TaskChange = clears === undefined ? {} : { [clears]: null }
  for (const [name, range] of found.holes) {
    spans[name] = spanOf(sentence, range)
    if (name === 'append' || name === 'description') change[name] = textOf(sentence, range)
    if (name === 'value')
      Object.assign(change, changeTo(sentence, withDatesBehind(sentence, range, found.range)))
  }
  const ref = found.holes.get('ref')
  const reference = ref === undefined ? null : referenceOf(sentence, ref)
  return {
    intent: 'UPDATE_TASK',
    params: { ...(reference === null ? {} : { reference }), ...change },
    spans,
  }
}

/** A rename keeps the date words it was given. */
function withDatesBehind(sentence: Sentence, [from, to]: Range, [, end]: Range): Range {
  let last = to
  while (last < end && sentence.tokens[last]?.date !== undefined) last++
  return [from, last]
}

function changeTo(sentence: Sentence, range: Range): TaskChange {
  const [only] = sentence.tokens.slice(...range)
  if (range[1] - range[0] === 1 && only?.date !== undefined && 'due_date' in only.date) {
    const due = only.date.due_date
    return due.length > 10 ? { due_date: due, timezone: sentence.now.timezone } : { due_date: due }
  }
  const priority = priorityOnly(norms(sentence, range))
  return priority === null ? { title: textOf(sentence, range) } : { priority }
}
