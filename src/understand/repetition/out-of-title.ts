/** What says how often never stays in a name, however the other words were taken. */
import type { Command } from '../../domain/command.ts'
import type { RulesContext } from '../by-rules.ts'
import { tokenise } from '../words/tokens.ts'
import { repeatedChange } from './as-change.ts'
import { withoutGap } from './without-gap.ts'

export function withoutHowOften(command: Command, text: string, context: RulesContext): Command {
  if (command.intent !== 'CREATE_TASK' || command.params.recurrence !== undefined) return command
  const { title } = command.params
  if (title === undefined) return command
  const { now, date_order = 'month-first', literal = [] } = context
  const [again, ...more] = tokenise(text, now, date_order, literal).flatMap(({ repeats, start, end }) =>
    repeats && repeats.doubt === undefined && title.includes(text.slice(start, end)) ? [repeats] : [],
  )
  if (!again || more.length > 0) return command
  const said = [[again.from, again.to] as const, ...again.also].map((place) => text.slice(...place))
  const name = withoutGap(said.reduce((left, words) => left.replace(words, ' '), title))
  if (name === '') return command
  const [day, time] = command.params.due_date?.split('T') ?? []
  const elsewhere = { ...(day !== undefined && { day }), ...(time !== undefined && { time }) }
  const params = { ...command.params, title: name, ...repeatedChange(again, now, elsewhere) }
  return { ...command, params, spans: { ...command.spans, due_date: [again.from, again.to] } }
}
