/** The end of a turn: the reply in words, the response in full, and what the conversation keeps in mind. */
import { instantText } from '../domain/calendar.ts'
import type { ChatResponse, PendingConfirmation } from '../domain/chat.ts'
import type { Decision, DecisionContext, Outcome } from '../domain/decision.ts'
import type { LastTask, PendingAction } from '../domain/pending.ts'
import { wayIn } from '../store/actor.ts'
import type { Claim, Ending } from '../store/contract-turns.ts'
import { describeTurn, openQuestion } from './describe-turn.ts'
import type { TurnPorts } from './ports.ts'

export interface Ended {
  readonly claim: Claim
  readonly context: DecisionContext
  readonly decision: Decision
  readonly outcomes: readonly Outcome[]
  readonly started: number
}

export function respond(ended: Ended, { world }: TurnPorts): { response: ChatResponse; ending: Ending } {
  const { claim, decision } = ended
  const { turn } = claim
  const replied = world.now()
  const replied_at = instantText(replied)
  const {
    facts: { metadata, ...facts },
    reply,
  } = describeTurn({ ...ended, user_id: turn.user_id, ended: replied })
  const pending = openQuestion(decision, reply, replied_at, world, wayIn(turn.request.actor))
  const response: ChatResponse = {
    conversation_id: turn.conversation_id,
    message_id: turn.id,
    ...facts,
    pending_confirmation: pending && shownQuestion(pending),
    metadata,
  }
  const ending: Ending = {
    decision,
    response: response as unknown as Ending['response'],
    reply: reply.text,
    replied_at,
    pending,
    last_list: decision.shown,
    last_task: lastTouched(decision, claim),
  }
  return { response, ending }
}

/** So many are remembered as having been touched one after another. */
const REMEMBERED = 4

function lastTouched({ touched }: Decision, { last_task }: Claim): LastTask | null {
  if (!touched) return null
  const { before: with_it = [], ...task } = touched
  const { before: earlier = [], ...previous }: LastTask = last_task ?? task
  const all = [task, ...with_it, previous, ...earlier]
  const before = all.filter(({ id }, at) => at > 0 && all.findIndex((one) => one.id === id) === at)
  return { ...task, ...(before.length > 0 ? { before: before.slice(0, REMEMBERED - 1) } : {}) }
}

function shownQuestion({
  commands: _,
  asked_of: __,
  tasks,
  options,
  ...pending
}: PendingAction): PendingConfirmation {
  return {
    ...pending,
    tasks: tasks.map(({ id, number, title }) => ({ id, number, title })),
    ...(options.length > 0 ? { options } : {}),
  }
}
