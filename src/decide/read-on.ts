/** "More" after a list that was cut: what follows, in the same order and by the same filter. */
import type { ListTasks } from '../domain/command.ts'
import type { Decision, DecisionContext, PreviousTurn } from '../domain/decision.ts'
import { runCommands } from './commands/run.ts'
import type { Plan } from './plan.ts'
import { asAnswer, mannersOf, mindOf, type Policy } from './policy.ts'

const MORE =
  /^(?:and |now )?(?:(?:show|see|list|give|tell|read)(?: me| us)? )?(?:some |a few )?(?:more|the rest|the others|what else)(?: of (?:them|it|my list|the list|my tasks))?(?: tasks)?(?: please)?$|^(?:next|next page|go on|continue|keep going|what else|what else is there)(?: please)?$/u

/** By itself it says nothing, so nobody is asked to look back for anything else. */
export function asksForMore(message: string): boolean {
  const words = message
    .toLowerCase()
    .replaceAll(/[^\p{L}\s]/gu, '')
    .trim()
  return words.length <= 60 && MORE.test(words.replaceAll(/\s+/gu, ' '))
}

export const readOn: Policy = {
  name: 'read-on',
  opinion: 'After a list, “more” shows what follows on it.',
  plan: (context) => {
    const listed = context.pending === null ? context.previous?.listed : undefined
    if (listed === undefined || !asksForMore(context.message)) return null
    return asAnswer(onwards(context, listed))
  },
}

/** What follows; of a list that was shown to its end, "the rest" is what was not on it. */
function* onwards(context: DecisionContext, listed: Listed): Plan<Decision> {
  const more = yield* runCommands([rest(listed)], mindOf(context), mannersOf(context))
  const { commands } = context.interpretation
  const others = commands.every(({ intent, params }) => intent === 'LIST_TASKS' && 'except' in params)
  return others && more.shown?.length === 0
    ? yield* runCommands(commands, mindOf(context), mannersOf(context))
    : more
}

type Listed = NonNullable<PreviousTurn['listed']>

/** Who asked for the first 30 gets those, then all others. */
function rest({ filter, rows }: Listed): ListTasks {
  const { limit, after = 0, ...others } = filter
  const left = limit === undefined ? 0 : limit - rows
  const params = { ...others, after: after + rows, ...(left > 0 ? { limit: left } : {}) }
  return { intent: 'LIST_TASKS', params, spans: {} }
}
