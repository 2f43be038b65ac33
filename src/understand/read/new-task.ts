/** The words of a new task → title, note, priority, due date. Dates leave the title, everything else said stays in it. */
import type { CreateTask, NewTask, Span } from '../../domain/command.ts'
import { spanOf, textOf, textWithout } from './cut.ts'
import type { Found } from './match-rules.ts'
import { priorityBeside } from './priority.ts'
import type { Range, Sentence } from './sentence.ts'

export function newTask(sentence: Sentence, found: Found): CreateTask {
  const params: NewTask = {}
  const spans: Record<string, Span> = {}
  const cuts: Span[] = []
  const due = sentence.tokens
    .slice(...found.range)
    .find((token) => token.date !== undefined && 'due_date' in token.date)
  if (due?.date !== undefined && 'due_date' in due.date) {
    params.due_date = due.date.due_date
    if (due.date.due_date.length > 10) params.timezone = sentence.now.timezone
    spans.due_date = [due.start, due.end]
    cuts.push([due.start, due.end])
  }
  const title = found.holes.get('title')
  const priority = priorityBeside(sentence, found.range, title)
  if (priority !== null) {
    params.priority = priority.value
    spans.priority = priority.span
    cuts.push(priority.span)
  }
  if (title !== undefined) takeTitle(sentence, title, cuts, params, spans)
  return { intent: 'CREATE_TASK', params, spans }
}

function takeTitle(
  sentence: Sentence,
  range: Range,
  cuts: readonly Span[],
  params: NewTask,
  spans: Record<string, Span>,
): void {
  if (range[1] - range[0] === 1) {
    params.title = textOf(sentence, range)
    spans.title = spanOf(sentence, range)
    return
  }
  const span = spanOf(sentence, range)
  const [title, note] = withNote(
    textWithout(
      sentence.text,
      span,
      [...cuts].sort((a, b) => a[0] - b[0]),
    ),
  )
  if (title === '') return
  params.title = title.replace(/ later$/iu, '')
  spans.title = span
  if (note !== '') params.description = note
}

const NOTE = /\s[-–—]\s|\swith (?:a )?notes?:?\s/iu

function withNote(title: string): readonly [string, string] {
  const match = NOTE.exec(title)
  if (match === null) return [title, '']
  return [title.slice(0, match.index).trim(), title.slice(match.index + match[0].length).trim()]
}
