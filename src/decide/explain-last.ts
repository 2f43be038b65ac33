/** "Why?" is answered from the record of the last turn, never from memory or imagination. */
import { type Policy, says, settled, soleCommand } from './policy.ts'

export const explainTheLast: Policy = {
  name: 'explain-the-last',
  opinion: '“Why?” is answered with how the last message was read and what followed from it.',
  plan: (context) => {
    const command = soleCommand(context)
    const { previous } = context
    if (command?.intent !== 'GENERAL_CHAT' || command.params.topic !== 'why' || !previous) return null
    const { reasoning, confidence, method } = previous.interpretation
    const { message, decision_type } = previous
    const changed = previous.changes.length > 0
    const followed = decision_type === undefined ? {} : { followed: decision_type }
    return settled(
      says(
        { say: 'explained', message, reasoning, confidence, method, changed, ...followed },
        'RESPOND_ONLY',
        [command.intent],
      ),
    )
  },
}
