/** What says how often never stays in a name, however the other words were taken. */
import type { Command } from '../../domain/command.ts'
import type { RulesContext } from '../by-rules.ts'
import { type Token, tokenise } from '../words/tokens.ts'
import { repeatedChange } from './as-change.ts'
import { repetitionsIn } from './find-repetitions.ts'
import { withoutGap } from './without-gap.ts'

export function withoutHowOften(
  commands: readonly Command[],
  text: string,
  context: RulesContext,
): readonly Command[] {
  const { now, date_order = 'month-first', literal = [] } = context
  const adds = commands.some(({ intent }) => intent === 'CREATE_TASK')
  if (!adds || repetitionsIn(text, now, date_order).length === 0) return commands
  const tokens = tokenise(text, now, date_order, literal).filter(
    ({ repeats }) => repeats && repeats.doubt === undefined,
  )
  return commands.map((command) => withoutAny(command, tokens, text, context))
}

function withoutAny(
  command: Command,
  tokens: readonly Token[],
  text: string,
  { now }: RulesContext,
): Command {
  if (command.intent !== 'CREATE_TASK' || command.params.recurrence !== undefined) return command
  const { title } = command.params
  if (title === undefined) return command
  const [again, ...more] = tokens.flatMap(({ repeats, start, end }) =>
    repeats && title.includes(text.slice(start, end)) ? [repeats] : [],
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
