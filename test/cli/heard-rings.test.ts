/** A reminder that rings while somebody talks in the terminal is a line there, once. */
import { expect, test, vi } from 'vitest'
import { hearRings } from '../../src/cli/heard-rings.ts'
import { realWorld } from '../../src/compose/real-world.ts'
import { readSettings } from '../../src/compose/settings.ts'
import { instantText, wallTime } from '../../src/domain/calendar.ts'
import { LOCAL_USER } from '../../src/http/auth/local-access.ts'
import { testPorts } from '../support/http-app.ts'
import { scopeOf } from '../support/tool-calls.ts'

test('one line for each, whoever rings it', async () => {
  const ports = await testPorts(realWorld)
  const lines: string[] = []
  const deaf = await hearRings(ports, readSettings({}), (line) => lines.push(line))
  const now = { epoch_ms: realWorld.now(), timezone: 'Europe/Berlin' }
  const scope = { ...scopeOf(ports.store, LOCAL_USER), world: realWorld, now }
  const due = { due_date: wallTime(now), timezone: now.timezone }
  await ports.tools.call('add_task', { title: 'tea', ...due }, scope)
  await vi.waitFor(
    () => expect(lines).toEqual([expect.stringMatching(/^Reminder: #1 “tea”, due today at /u)]),
    {
      timeout: 30_000,
    },
  )
  expect(await ports.store.ring(instantText(realWorld.now()), 10)).toEqual([])
  await deaf()
  expect(lines).toHaveLength(1)
  expect(await ports.store.ringers()).toEqual([])
})
