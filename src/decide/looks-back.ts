/** Does the decision need the turn before? Only "why?" and "no, …" do; for all others it need not be looked up. */
import type { Interpretation } from '../domain/command.ts'

export function looksBack({ commands, correction }: Interpretation): boolean {
  const [command] = commands
  const asksWhy = command?.intent === 'GENERAL_CHAT' && command.params.topic === 'why'
  return correction !== undefined || asksWhy
}

/** Can any of it be about tasks that were shown or named before? New tasks by themselves cannot. */
export function pointsBack({ commands, answer, correction }: Interpretation): boolean {
  const onlyNew = commands.every(({ intent }) => intent === 'CREATE_TASK')
  return !onlyNew || answer !== undefined || correction !== undefined
}
