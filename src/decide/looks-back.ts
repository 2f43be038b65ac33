/** Does the decision need the turn before? Only "why?", "what did you do?", "no, …" and "more" do; for all others it need not be looked up. */
import type { Interpretation } from '../domain/command.ts'
import { asksForMore } from './read-on.ts'

export function looksBack({ commands, correction }: Interpretation, message: string): boolean {
  const [command] = commands
  const topic = command?.intent === 'GENERAL_CHAT' ? command.params.topic : null
  const asksWhy = topic === 'why' || topic === 'did'
  return correction !== undefined || asksWhy || asksForMore(message)
}

/** Can any of it be about tasks that were shown or named before? New tasks by themselves cannot. */
export function pointsBack({ commands, answer, correction }: Interpretation): boolean {
  const onlyNew = commands.every(({ intent }) => intent === 'CREATE_TASK')
  return !onlyNew || answer !== undefined || correction !== undefined
}
