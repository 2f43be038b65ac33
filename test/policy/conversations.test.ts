/** What may be done when: promises about questions and their answers. The numbers are those of the invariants. */
import { describe, expect, test } from 'vitest'
import { epochOf } from '../../src/domain/calendar.ts'
import { calls, changes, each, holds, taskIn } from './hold.ts'
import { YES } from './moves.ts'
import type { TurnPlayed } from './transcript.ts'

function isOver({ at, context: { pending } }: TurnPlayed): boolean {
  return pending === null || at >= epochOf(pending.expires_at)
}

describe('deleting', () => {
  test(
    'invariant 1: only what an earlier turn asked about, exactly that task at that version',
    each((turn, { turns }) => {
      for (const call of calls(turn, 'delete_task')) {
        const { id, version } = taskIn(call)
        const { pending } = turn.context
        expect(pending?.tasks).toContainEqual(expect.objectContaining({ id, version: version - 1 }))
        const asking = turns.find(({ response }) => response.pending_confirmation?.id === pending?.id)
        expect(asking?.response.conversation_id).toBe(turn.response.conversation_id)
        expect(asking?.response.state).toBe('needs_confirmation')
        expect(turns.indexOf(asking as TurnPlayed)).toBeLessThan(turns.indexOf(turn))
      }
    }),
  )

  test(
    'invariant 2: only by a message that is wholly a yes',
    each((turn) => {
      if (calls(turn, 'delete_task').length > 0) expect([...YES, 'delete it']).toContain(turn.move.say)
    }),
  )

  test(
    'invariant 3: never in the turn that asks',
    each((turn) => {
      if (turn.response.state === 'needs_confirmation') expect(calls(turn, 'delete_task')).toEqual([])
    }),
  )

  test(
    'invariant 5: never at or after expiry',
    each((turn) => {
      if (!isOver(turn)) return
      expect(calls(turn, 'delete_task')).toEqual([])
      expect(turn.response.decision_type).not.toBe('EXECUTE_PENDING')
    }),
  )

  test(
    'invariant 8: a task that changed since is asked about again',
    each((turn) => {
      const { pending } = turn.context
      if (!YES.includes(turn.move.say) || isOver(turn) || pending?.action_type !== 'DELETE_TASK') return
      const [mark] = pending.tasks
      const now = turn.before.find(({ id }) => id === mark?.id)
      if (now && now.version !== mark?.version) {
        expect(turn.response.state).toBe('needs_confirmation')
        expect(changes(turn)).toEqual([])
      }
    }),
  )
})

test(
  'invariants 4 and 6: one question a conversation, and any message leaves the old one gone',
  holds(({ turns }) => {
    for (const conversation of [0, 1]) {
      const own = turns.filter(({ move }) => move.conversation === conversation)
      for (const [index, { context }] of own.entries()) {
        const open = own[index - 1]?.response.pending_confirmation?.id ?? null
        expect(context.pending?.id ?? null).toBe(open)
      }
    }
  }),
)

test(
  'invariant 14: a question to choose changes nothing it was asked about',
  each((turn) => {
    const { pending_confirmation: asked, state } = turn.response
    if (state !== 'needs_clarification' || asked === null) return
    const touched = changes(turn).map((call) => taskIn(call)?.id)
    for (const { id } of asked.tasks) expect(touched).not.toContain(id)
  }),
)

test(
  'invariant 15: below 0.7 nothing is changed, only added',
  each((turn) => {
    const { confidence } = turn.response.metadata
    const added = ({ tool_name }: { readonly tool_name: string }) =>
      tool_name === 'add_task' && confidence >= 0.5
    if (confidence < 0.7) expect(changes(turn).filter((call) => !added(call))).toEqual([])
  }),
)
