/** "Why?" and "what did you just do?" are answered from the record of the last turn, never from memory or imagination. */
import type { Outcome, PreviousTurn } from '../domain/decision.ts'
import type { Saying } from '../domain/saying.ts'
import type { Deed } from '../domain/saying-of-the-last.ts'
import { taskOf } from './outcome-data.ts'
import { type Policy, says, settled, soleCommand } from './policy.ts'

export const explainTheLast: Policy = {
  name: 'explain-the-last',
  opinion:
    '“Why?” is answered with how the last message was read and what followed from it, “what did you just do?” with what it changed.',
  plan: (context) => {
    const command = soleCommand(context)
    const { previous } = context
    if (command?.intent !== 'GENERAL_CHAT' || !previous) return null
    const { topic } = command.params
    if (topic !== 'why' && topic !== 'did') return null
    const saying = topic === 'why' ? why(previous) : did(previous)
    return settled(says(saying, 'RESPOND_ONLY', [command.intent]))
  },
}

function why({ message, interpretation, changes, decision_type }: PreviousTurn): Saying {
  const { reasoning, confidence, method } = interpretation
  const followed = decision_type === undefined ? {} : { followed: decision_type }
  return {
    say: 'explained',
    message,
    reasoning,
    confidence,
    method,
    changed: changes.length > 0,
    ...followed,
  }
}

function did({ changes }: PreviousTurn): Saying {
  return { say: 'recalled', deeds: changes.map(deedOf) }
}

function deedOf(outcome: Outcome): Deed {
  const { tool, params } = outcome.call
  const task = taskOf(outcome)
  const reopened = tool === 'complete_task' && params.completed === false
  return {
    did: reopened ? 'reopen_task' : tool,
    task: task === null ? null : { number: task.number, title: task.title },
  }
}
