/** Why the last reply was what it was: how the message was read, how sure that was, and what followed from it. */
import { ACT_FROM } from '../domain/command.ts'
import type { DecisionType } from '../domain/decision.ts'
import type { Saying } from '../domain/saying.ts'
import { shorten } from '../domain/wording.ts'

type Explained = Extract<Saying, { say: 'explained' }>

export function explained({ message, reasoning, confidence, method, followed, changed }: Explained): string {
  const reader = method === 'LLM' ? 'the model' : 'my rules'
  const why = shorten(withoutNames(reasoning), 200)
  const then = followed === undefined ? '' : ` ${consequence(followed, changed)}`
  return `You said “${shorten(message, 100)}”. By ${reader}: ${why} I was ${sureness(confidence)}.${then}`
}

/** In words: nobody feels a percent, and the figure is kept with the turn. */
function sureness(confidence: number): string {
  if (confidence >= 0.9) return 'sure of that'
  return confidence >= ACT_FROM ? 'fairly sure of that' : 'not sure of that'
}

/** Names of rules mean something to those who write them only. */
function withoutNames(reasoning: string): string {
  return reasoning.replaceAll(/ \([\w/ ,-]{1,200}\)/gu, '')
}

const consequences: Readonly<Record<DecisionType, string>> = {
  INVOKE_TOOL: 'Looking changes nothing, so I did it at once.',
  RESPOND_ONLY: 'That asked for no change, so I only answered.',
  ASK_CLARIFICATION: 'It was not clear enough to act on, so I asked and changed nothing.',
  REQUEST_CONFIRMATION: 'I do that only after a yes, so I asked and changed nothing.',
  EXECUTE_PENDING: 'It answered my question, so I did what I had asked about.',
  CANCEL_PENDING: 'It answered my question, so I dropped it and changed nothing.',
}

function consequence(followed: string, changed: boolean): string {
  return followed === 'INVOKE_TOOL' && changed
    ? 'That can be undone, so I did it at once.'
    : (consequences[followed as DecisionType] ?? '')
}
