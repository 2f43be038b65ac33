/** "No, friday" when nothing was just done or asked: it must not become a task called "no". */
import { ACT_FROM } from '../domain/command.ts'
import { type Policy, says, settled } from './policy.ts'

export const nothingToCorrect: Policy = {
  name: 'nothing-to-correct',
  opinion: 'Words of correction with nothing to correct change nothing, and say so.',
  plan: ({ interpretation: { correction, confidence }, last_task }) =>
    correction && (confidence < ACT_FROM || !last_task) ? settled(says({ say: 'nothing_to_correct' })) : null,
}
