/**
 * Rings what is due and sends it on its way, until it is told to stop. Any number of programs may do so on one database:
 * each ring is one transaction, each delivery is one sender's at a time.
 */
import { instantText } from '../domain/calendar.ts'
import type { Ending } from '../domain/world.ts'
import { Deliverer } from './deliver.ts'
import type { RingPorts } from './ports.ts'
import { Ringer } from './ringer.ts'

const PAUSE_MS = 1000
/** So many ring in one transaction, and then others get to write. */
const AT_ONCE = 25
const BREATH_MS = 10

export async function keepRinging(ports: RingPorts, signal: Ending): Promise<void> {
  const ringer = new Ringer(ports)
  const deliverer = new Deliverer(ports, ringer)
  // beside each other: a server that does not answer keeps nothing from ringing
  await Promise.all([
    again(ports, signal, async () => ((await ringSome(ports)) === AT_ONCE ? BREATH_MS : PAUSE_MS)),
    again(ports, signal, async () => ((await deliverer.some()) > 0 ? BREATH_MS : PAUSE_MS)),
    again(ports, signal, async () => {
      await ringer.alive()
      await ringer.lookAround()
      return ringer.beat_ms
    }),
  ])
  await deliverer.done()
  await ringer.leave().catch(ports.fault)
}

/** Each time it says how long to wait for the next; what goes wrong is told, and tried again. */
async function again(
  { world, fault }: RingPorts,
  signal: Ending,
  work: () => Promise<number>,
): Promise<void> {
  while (!signal.aborted) {
    const pause = await work().catch((error) => {
      fault(error)
      return PAUSE_MS
    })
    await world.sleep(pause, signal)
  }
}

async function ringSome({ store, world }: RingPorts): Promise<number> {
  const now = instantText(world.now())
  const next = await store.nextRing()
  return next === null || next > now ? 0 : (await store.ring(now, AT_ONCE)).length
}
