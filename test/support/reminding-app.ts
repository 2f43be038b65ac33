/** The HTTP side with reminders that really go out, and a hand on the clock that rings them. */
import type { AgentPorts } from '../../src/agent/ports.ts'
import { openReminding } from '../../src/compose/reminding.ts'
import { readSettings } from '../../src/compose/settings.ts'
import { instantText } from '../../src/domain/calendar.ts'
import { jwtGate } from '../../src/http/auth/jwt-gate.ts'
import { Deliverer } from '../../src/ring/deliver.ts'
import { Ringer } from '../../src/ring/ringer.ts'
import { appOn, callerOf, HERE, SECRET, testPorts } from './http-app.ts'
import { testWorld } from './test-world.ts'

/** Berlin, Wednesday 4 March 2026 at 9:00 UTC, until it is moved on. */
export async function remindingApp(env: Record<string, string> = {}) {
  const world = testWorld(31)
  world.set(Date.parse('2026-03-04T09:00:00Z'))
  const ports = await testPorts(world)
  const settings = readSettings({ SAYSO_OWN_NETWORK: 'yes', ...env })
  const reminding = await openReminding(ports.store, world, settings, () => HERE)
  const { app } = appOn(ports, { reminding, gate: gateOf(ports) })
  let elapsed = 0
  const faults: unknown[] = []
  const fault = (error: unknown) => void faults.push(error)
  const ringing = { ...ports, elapsed: () => elapsed, send: reminding.send, fault }
  const ringer = new Ringer(ringing)
  const deliverer = new Deliverer(ringing, ringer)
  return {
    ...{ app, ports, world, faults },
    caller: (user: string) => callerOf(app, user),
    /** Whatever is due by then rings and is sent, once. */
    async until(moment: string): Promise<void> {
      world.set(Date.parse(moment))
      elapsed += 60_000
      await ports.store.ring(instantText(world.now()), 100)
      while ((await deliverer.some()) > 0) await deliverer.done()
    },
  }
}

/** Tokens of these tests are signed by a clock that runs. */
function gateOf({ world }: AgentPorts) {
  const rules = { secret: SECRET, issuer: 'sayso', audience: 'sayso' }
  return jwtGate(rules, { ...world, now: () => Date.now() })
}
