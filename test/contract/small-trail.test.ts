/** The audit trail stays small: nobody fills a disk by reading, by long texts, or by calls that are refused. */
import { describe, expect, test } from 'vitest'
import { chat } from '../../src/agent/chat.ts'
import { replay } from '../../src/agent/replay.ts'
import { composeAgent } from '../../src/compose/compose.ts'
import { realWorld } from '../../src/compose/real-world.ts'
import type { ToolResult } from '../../src/domain/decision.ts'
import { invoke } from '../../src/tools/invoke.ts'
import { toolNamed } from '../../src/tools/registry.ts'
import {
  actorOf,
  changeOf,
  done,
  ending,
  invocation,
  lease,
  newId,
  newTurn,
  startTurn,
} from '../support/store-fixtures.ts'
import { freshStore } from '../support/stores.ts'
import { scopeOf } from '../support/tool-calls.ts'

const store = await freshStore()
const LONG = 'a note that goes on and on. '.repeat(350)
const trail = async (user: string) => (await store.audit(user, { limit: 100 })).items

const task = (number: number) => ({
  id: newId(),
  number,
  title: `task ${number}`,
  description: LONG,
  version: 1,
})
const page = { tasks: Array.from({ length: 100 }, (_, at) => task(at + 1)), total: 250, next_cursor: null }
const reading: ToolResult = done(page)

describe('of a call there is kept', () => {
  test('which tasks were read and how many there were, not the tasks', async () => {
    await store.record(invocation(actorOf('reader', 'mcp'), { tool: 'list_tasks', result: reading }), null)
    const [row] = await trail('reader')
    expect(row?.result).toEqual({ ids: page.tasks.map(({ id }) => id), total: 250 })
    expect(JSON.stringify(row).length).toBeLessThan(8000)
  })

  test('the one task that was looked at', async () => {
    const one = invocation(actorOf('looker', 'mcp'), { tool: 'get_task', result: done({ task: task(3) }) })
    await store.record(one, null)
    expect((await trail('looker'))[0]?.result).toMatchObject({ total: 1, ids: [expect.any(String)] })
  })

  test('the beginning of a long parameter, while the task has all of it', async () => {
    const add = { title: 'x', description: LONG.trim() }
    await invoke(toolNamed('add_task'), add, scopeOf(store, 'writer'))
    const [row] = await trail('writer')
    expect(String(row?.params.description)).toHaveLength(501)
    expect(row?.result).toMatchObject({ task: { description: LONG.trim() } })
  })

  test('only a number, where it was refused', async () => {
    const scope = () => ({
      ...scopeOf(store, 'refused'),
      actor: actorOf('refused', 'mcp', `program ${newId()}`),
    })
    for (let time = 0; time < 20; time++) {
      await invoke(toolNamed('add_task'), { title: '', note: LONG, [LONG]: LONG }, scope())
    }
    await invoke(toolNamed('list_tasks'), { limit: 0 }, scope())
    const rows = await trail('refused')
    expect(rows.map(({ tool, attempts, success }) => [tool, attempts, success]).sort()).toEqual([
      ['add_task', 20, false],
      ['list_tasks', 1, false],
    ])
    expect(JSON.stringify(rows).length).toBeLessThan(3000)
  })
})

describe('a turn', () => {
  test('that was cut off goes on with what it had read', async () => {
    const claim = await startTurn(store, newTurn('cut-off'))
    const call = { tool: 'list_tasks', params: {}, intent: 'COMPLETE_TASK' } as const
    const { id, conversation_id } = claim.turn
    const about = { turn: id, message_id: id, conversation_id, sequence: 1, tool: 'list_tasks', call }
    const read = invocation(actorOf('cut-off', 'chat'), { ...about, result: reading })
    const change = changeOf(claim, { sequence: 2 })
    await store.change({ ...change, gathered: { decided: null, reads: [read] } }, async () => done({}))
    const again = await store.acquire('cut-off', conversation_id, lease('second', 100_000))
    expect(again?.outcomes[0]?.result).toEqual(reading)
    const response = { response_text: 'Done.', tool_invocations: [{ sequence: 1, result: page }] }
    if (again) await store.finish(again, { decided: null, reads: [] }, ending({ response }))
    const brief = (await trail('cut-off')).find(({ tool }) => tool === 'list_tasks')
    expect(brief?.result).toMatchObject({ total: 250 })
  })

  test('is decided again, explained and undone from what is kept', async () => {
    const ports = await composeAgent({
      store,
      world: realWorld,
      policy: 'standard',
      timezone: 'Europe/Berlin',
    })
    const actor = actorOf('talker', 'chat')
    for (let number = 1; number <= 30; number++) {
      await invoke(
        toolNamed('add_task'),
        { title: `plan ${number}`, description: LONG },
        scopeOf(store, 'talker'),
      )
    }
    let place = {}
    const say = async (message: string) => {
      const answer = await chat({ message, ...place }, actor, ports)
      place = { conversation_id: answer.conversation_id }
      return answer
    }
    const shown = await say('show my tasks')
    expect(shown.tool_invocations[0]?.result).toMatchObject({ total: 30 })
    expect((await say('why?')).response_text).toContain('show my tasks')
    await say('mark plan 7 done')
    expect((await say('undo')).response_text).toContain('plan 7')
    await say('show task 9')
    const reads = (await trail('talker')).filter(
      ({ tool, conversation_id }) => conversation_id && tool === 'list_tasks',
    )
    expect(reads.length).toBeGreaterThan(0)
    for (const { result } of reads) expect(Object.keys(result as object)).toEqual(['ids', 'total'])
    const { differences } = await replay(ports, ({ user_id }) => user_id === 'talker')
    expect(differences).toEqual([])
  })

  test('that is asked for again is answered the same, but for the ends of very long lists', async () => {
    const ports = await composeAgent({
      store,
      world: realWorld,
      policy: 'standard',
      timezone: 'Europe/Berlin',
    })
    const asked = { message: 'show my tasks', message_id: newId() }
    const first = await chat(asked, actorOf('talker', 'chat'), ports)
    const second = await chat(asked, actorOf('talker', 'chat'), ports)
    expect(second.response_text).toBe(first.response_text)
    expect(JSON.stringify(second).length).toBeLessThan(64_000)
  })
})
