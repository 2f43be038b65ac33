/** What is called, recorded and said: promises about every turn. The numbers are those of the invariants. */
import { expect, test } from 'vitest'
import { textLength } from '../../src/domain/text.ts'
import type { AuditRow } from '../../src/store/contract.ts'
import { dishonest } from '../promises/honest.ts'
import { CHANGES, changes, each, holds } from './hold.ts'

interface Effect {
  readonly task?: { readonly number: number }
  readonly changed?: boolean
  readonly undone?: readonly { readonly task: { readonly number: number } }[]
}

/** The numbers of the tasks a recorded call changed. */
function changedBy({ tool, success, result }: AuditRow): readonly number[] {
  const data = result as Effect | null
  if (!success || !CHANGES.includes(tool) || data?.changed === false) return []
  return data?.undone?.map(({ task }) => task.number) ?? [data?.task?.number ?? 0]
}

test(
  'invariant 10: the version of a task counts the successful changes to it',
  holds(({ audit, turns }) => {
    const effects = audit.flatMap(changedBy)
    for (const { number, version } of turns.at(-1)?.after ?? []) {
      expect(effects.filter((one) => one === number)).toHaveLength(version)
    }
  }),
)

test(
  'invariant 11: every call of every turn is one audit row, numbered from 1',
  holds(({ audit, turns }) => {
    for (const { response } of turns) {
      const rows = audit.filter(({ message_id }) => message_id === response.message_id)
      const sequences = rows.map(({ sequence }) => sequence).sort((a, b) => a - b)
      expect(sequences).toEqual(response.tool_invocations.map((_, index) => index + 1))
    }
  }),
)

test(
  'invariant 12: every call carries the user it belongs to',
  holds(({ audit, turns, user_id }) => {
    for (const { actor } of audit) expect(actor.user_id).toBe(user_id)
    for (const { response } of turns) {
      for (const { parameters } of response.tool_invocations) expect(parameters.user_id).toBe(user_id)
    }
  }),
)

test(
  'invariant 13: what is completed, updated or deleted was read before in the same turn',
  each((turn) => {
    const read = new Set<string>()
    for (const call of turn.response.tool_invocations) {
      const data = call.result as { task?: { id: string }; tasks?: { id: string }[] } | null
      const target = String(call.parameters.task_id)
      if (call.success && ['complete_task', 'update_task', 'delete_task'].includes(call.tool_name)) {
        expect(read).toContain(target)
      }
      if (call.tool_name === 'get_task' && data?.task) read.add(data.task.id)
      for (const { id } of data?.tasks ?? []) read.add(id)
    }
  }),
)

test(
  'invariant 16: at most 100 changes, and reading or talking changes nothing',
  each((turn) => {
    expect(changes(turn).length).toBeLessThanOrEqual(100)
    const harmless = ['LIST_TASKS', 'GET_TASK', 'GENERAL_CHAT', 'UNKNOWN', 'CONFIRM_NO']
    const { intents } = turn.response.metadata
    if (intents.every((intent) => harmless.includes(intent)) || turn.move.say.startsWith('?')) {
      expect(changes(turn)).toEqual([])
    }
  }),
)

test(
  'invariant 17: success is claimed for what succeeded, and for nothing else',
  each(({ response }) => {
    expect(dishonest(response.response_text, response.tool_invocations)).toBeNull()
  }),
)

test(
  'invariant 23: replies keep their limit and show no internals',
  each(({ response: { response_text, pending_confirmation } }) => {
    expect(textLength(response_text)).toBeLessThanOrEqual(500)
    expect(response_text.trim()).not.toBe('')
    expect(response_text).not.toMatch(
      /undefined|null|\[object|_task\b|list_tasks|[0-9a-f]{8}-[0-9a-f]{4}-|NaN/u,
    )
    if (pending_confirmation) expect(response_text).toContain(pending_confirmation.question)
  }),
)

test(
  'invariant 25: messages are numbered without gaps, question and answer in turn, word for word',
  holds(({ messages, turns }) => {
    for (const conversation of messages) {
      expect(conversation.map(({ seq }) => seq)).toEqual(conversation.map((_, index) => index + 1))
      for (const [index, { role }] of conversation.entries())
        expect(role).toBe(index % 2 ? 'assistant' : 'user')
    }
    const said = messages.flatMap((some) =>
      some.filter(({ role }) => role === 'user').map(({ content: text }) => text),
    )
    expect(said.toSorted()).toEqual(turns.map(({ move }) => move.say).toSorted())
  }),
)

test(
  'a turn without a change leaves every task as it was',
  each((turn) => {
    if (changes(turn).length === 0) expect(turn.after).toEqual(turn.before)
  }),
)
