/** Somebody is put out while it is still found out where their stream begins: no event tells of it, and yet it ends. */
import { afterAll, expect, test } from 'vitest'
import { watchChanges } from '../../src/mcp/changes.ts'
import { connectTools } from '../../src/mcp/in-process.ts'
import { freshStore } from '../support/stores.ts'
import { callerFor } from '../support/tool-calls.ts'

const tools = await connectTools()
afterAll(() => tools.close())

test('who is out before the first look hears nothing', async () => {
  const store = await freshStore()
  const call = callerFor(store, tools, 'ada')
  const heard: string[] = []
  const watching = (who: string, mayStill: () => Promise<boolean>) =>
    watchChanges({
      store,
      user_id: 'ada',
      mayStill,
      changed: () => heard.push(who),
      fault: (error) => heard.push(String(error)),
    })
  const out = watching('out', async () => false)
  const inside = watching('in', async () => true)
  await Promise.all([out.ready, inside.ready])
  await call('add_task', { title: 'buy milk' })
  await expect.poll(() => heard).toEqual(['in'])
  out.stop()
  inside.stop()
})
