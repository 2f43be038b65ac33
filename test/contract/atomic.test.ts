/** Change, revision, event and audit row stand or fall together. */
import { expect, test } from 'vitest'
import { fieldsOf } from '../../src/domain/task-fields.ts'
import { freshStore } from '../support/stores.ts'
import { scopeOf, world } from '../support/tool-calls.ts'

const store = await freshStore()

test('a change whose audit row cannot be written never happened', async () => {
  const { actor } = scopeOf(store, 'atomic')
  const invocation = {
    id: world.newId(),
    turn: world.newId(),
    sequence: 1,
    actor,
    conversation_id: null,
    message_id: null,
    tool: 'add_task',
    params: {},
    params_hash: 'x',
    intent: 'DIRECT' as const,
    call: null,
    invoked_at: '2026-03-04T10:00:00.000Z',
    attempts: 1,
  }
  /** Asked for when the row is written: the last moment at which a change can still fail. */
  const elapsed = (): number => {
    throw new Error('pulled the plug')
  }
  const change = { invocation, claim: null, gathered: null, claims: null, elapsed }
  const adding = store.change(change, async (tasks) => {
    const task = await tasks.add(world.newId(), fieldsOf({ title: 'x' }), invocation.invoked_at)
    return { success: true, data: { task }, error: null, error_code: null }
  })
  await expect(adding).rejects.toThrow('pulled the plug')
  const now = { epoch_ms: world.now(), timezone: 'UTC' }
  expect(await store.reader('atomic').page({ limit: 10, now })).toMatchObject({ total: 0 })
  expect((await store.audit('atomic', { limit: 10 })).items).toEqual([])
})
