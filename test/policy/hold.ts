/** How a promise is checked: on the same random conversations of the real agent, each played once per file. */
import fc from 'fast-check'
import { vi } from 'vitest'
import type { ToolInvocation } from '../../src/domain/chat.ts'
import { conversation } from './moves.ts'
import { type Transcript, type TurnPlayed, transcriptOf } from './transcript.ts'

// The first promise of a file plays the conversations, the others look at what was written down.
vi.setConfig({ testTimeout: 600_000 })

const SEED = Number(process.env.SAYSO_SEED ?? 20_260_304)
const RUNS = Number(process.env.SAYSO_CONVERSATIONS ?? 80)

/** A promise holds, or says what is wrong. */
export function holds(check: (played: Transcript) => void) {
  return async () => {
    const property = fc.asyncProperty(conversation, async (moves) => check(await transcriptOf(moves)))
    await fc.assert(property, { seed: SEED, numRuns: RUNS })
  }
}

export function each(check: (turn: TurnPlayed, played: Transcript) => void) {
  return holds((played) => {
    for (const turn of played.turns) check(turn, played)
  })
}

export const CHANGES = ['add_task', 'update_task', 'complete_task', 'delete_task', 'restore_task', 'undo']

export function calls(turn: TurnPlayed, tool: string): readonly ToolInvocation[] {
  return turn.response.tool_invocations.filter(({ tool_name, success }) => tool_name === tool && success)
}
export function changes({ response }: TurnPlayed): readonly ToolInvocation[] {
  return response.tool_invocations.filter(({ tool_name, success }) => success && CHANGES.includes(tool_name))
}
export function taskIn({ result }: ToolInvocation): { id: string; number: number; version: number } {
  return (result as { task: { id: string; number: number; version: number } }).task
}
