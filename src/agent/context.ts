/** Everything the decision may depend on, gathered once and then fixed. */
import { looksBack, pointsBack } from '../decide/looks-back.ts'
import { epochOf, type Moment } from '../domain/calendar.ts'
import type { Interpretation } from '../domain/command.ts'
import type { DecisionContext } from '../domain/decision.ts'
import type { Surroundings } from '../domain/surroundings.ts'
import type { Claim, Turn } from '../store/contract-turns.ts'
import type { TurnPorts } from './ports.ts'
import { answerable, withoutConsent } from './programs.ts'
import { readMessage } from './read-message.ts'
import { kept } from './view.ts'
import { questionFor } from './which-question.ts'

/** So many earlier messages a model may look at. */
const HISTORY = 50

/** `late`: nothing will be done any more, so no model is asked. Neither is one about a button, which needs no reading. */
export async function contextOf(claim: Claim, ports: TurnPorts, late = false): Promise<DecisionContext> {
  const { turn, settings, last_list, last_task, last_intents } = claim
  const { pressed } = turn.request
  const now = momentOf(claim)
  const { pending, ...notItsOwn } = questionFor(claim)
  const { message, user_id } = turn
  const { literal } = turn.request
  const plain = late || pressed !== null
  const mind = { pending, last_list, last_task, last_intents }
  const said = { user_id, message, now, literal, mind, date_order: settings.date_order, plain }
  const { reading, view } = await readMessage(said, ports, plain ? null : around(claim, ports))
  const heard = withoutConsent(turn, reading)
  const interpretation = turn.request.dry_run ? { ...heard, dry_run: true as const } : heard
  const previous = looksBack(interpretation, message) ? await ports.store.previous(turn) : null
  return {
    message,
    now,
    // A user's own setting tightens the policy, never loosens it.
    policy: settings.policy === 'locked' ? 'locked' : ports.policy,
    interpretation,
    pending: answerable(turn, pending, interpretation),
    ...notItsOwn,
    ...limitsOf(turn),
    pressed,
    ...inMind(claim, interpretation),
    ...kept(view),
    ...(previous ? { previous } : {}),
    ...(settings.date_order ? { date_order: settings.date_order } : {}),
  }
}

/** What holds for this message whatever it says: when it came in, and what its sender has no right to. */
function limitsOf({ received_at, request }: Turn): Pick<DecisionContext, 'accepted_ms' | 'no_deleting'> {
  const { accepted_at, actor } = request
  return {
    ...(accepted_at !== received_at && { accepted_ms: epochOf(accepted_at) }),
    ...(actor.scopes?.includes('tasks:delete') === false && { no_deleting: true }),
  }
}

/** It is stored with the turn, and a list may be long: it is there if the decision can depend on it. */
function inMind(claim: Claim, interpretation: Interpretation) {
  const { turn, pending } = claim
  const matters = pending !== null || turn.request.pressed !== null || pointsBack(interpretation)
  if (!matters) return { last_list: null, last_task: null }
  return { last_list: claim.last_list, last_task: claim.last_task }
}

function momentOf({ turn, settings: { week_start } }: Claim): Moment {
  const now = { epoch_ms: epochOf(turn.received_at), timezone: turn.request.timezone }
  return week_start ? { ...now, week_start } : now
}

function around({ turn }: Claim, { store, signal, reading }: TurnPorts): Surroundings {
  const { user_id, conversation_id, seq } = turn
  return {
    async history() {
      const before = await store.messages(user_id, conversation_id, HISTORY, Math.max(0, seq - 1 - HISTORY))
      return before
        .filter((message) => message.seq < seq)
        .map(({ role, content }) => ({ who: role === 'user' ? 'user' : 'sayso', text: content }))
    },
    spend: (day, limit) => store.spend(user_id, day, limit),
    asking: () => reading?.({ user_id, conversation_id, id: turn.id }),
    signal: () => signal?.() ?? null,
  }
}
