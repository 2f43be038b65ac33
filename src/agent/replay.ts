/**
 * Every recorded turn decided again: from its stored context and outcomes the same decision and the same reply must
 * come out. What would be decided or read differently by this program is told, turn by turn. Changes nothing.
 */
import { decide } from '../decide/decide.ts'
import type { Interpretation } from '../domain/command.ts'
import type { Decision, DecisionContext } from '../domain/decision.ts'
import { report } from '../report/report.ts'
import type { RecordedTurn } from '../store/contract-turns.ts'
import type { ReadingContext } from '../understand/understand.ts'
import type { AgentPorts } from './ports.ts'
import { asked, pointsSomewhere } from './read-message.ts'
import { essence, isSame } from './same-reading.ts'
import { seen } from './view.ts'

export interface Difference {
  readonly place: RecordedTurn['place']
  readonly message: string
  /** What is no longer the same. */
  readonly kind: 'decision' | 'reply' | 'reading'
  readonly then: unknown
  readonly now: unknown
}

export interface Replayed {
  readonly turns: number
  readonly differences: readonly Difference[]
}

const PAGE = 100

export async function replay(
  { store, reader }: Pick<AgentPorts, 'store' | 'reader'>,
  wanted: (place: RecordedTurn['place']) => boolean = () => true,
): Promise<Replayed> {
  const differences: Difference[] = []
  let turns = 0
  let after: RecordedTurn['place'] | null = null
  for (;;) {
    const page: readonly RecordedTurn[] = await store.recorded(after, PAGE)
    for (const turn of page.filter(({ place }) => wanted(place))) {
      turns += 1
      differences.push(...(await differencesOf(turn, reader)))
    }
    after = page.at(-1)?.place ?? null
    if (!after) return { turns, differences }
  }
}

async function differencesOf(
  turn: RecordedTurn,
  reader: AgentPorts['reader'],
): Promise<readonly Difference[]> {
  if (!turn.decided || wasNotDone(turn)) return []
  const { context } = turn.decided
  const { place } = turn
  const found = (kind: Difference['kind'], then: unknown, now: unknown): Difference[] =>
    isSame(then, now) ? [] : [{ place, message: context.message, kind, then, now }]
  const read = await readAgain(context, turn.literal, reader)
  const decision = decideAgain(turn, context)
  return [
    ...(read ? found('reading', essence(context.interpretation), essence(read)) : []),
    ...found('decision', turn.decision, decision),
    ...(decision ? found('reply', turn.reply, report(decision, turn.outcomes, context.now).text) : []),
  ]
}

/** Closed because its moment had passed: nothing was decided. */
function wasNotDone({ decision }: RecordedTurn): boolean {
  return decision?.says.every(({ say }) => say === 'not_done') ?? true
}

/** null: the recorded calls are not the ones this program would make, so it would not come to an end. */
function decideAgain({ outcomes }: RecordedTurn, context: DecisionContext): Decision | null {
  const step = decide(context, outcomes)
  return 'done' in step ? step.done : null
}

/** A model's reading is part of the record and not asked for again. */
async function readAgain(
  context: DecisionContext,
  literal: RecordedTurn['literal'],
  reader: AgentPorts['reader'],
): Promise<Interpretation | null> {
  if (context.interpretation.method === 'LLM') return null
  const { message, now, date_order } = context
  const alone: ReadingContext = {
    now,
    ...asked(context.pending),
    literal,
    pointing: pointsSomewhere(context),
    ...(date_order ? { date_order } : {}),
  }
  return await reader.read(message, { ...alone, ...seen(context) }, null)
}
