/**
 * A program that does nothing but ring, with a clock that jumps. It says what it is about to send and what it recorded
 * as sent, so that whoever kills it knows what it was doing.
 */
import { writeSync } from 'node:fs'
import { realWorld } from '../../src/compose/real-world.ts'
import { openReminding } from '../../src/compose/reminding.ts'
import { readSettings } from '../../src/compose/settings.ts'
import { keepRinging } from '../../src/ring/keep-ringing.ts'
import type { Delivery } from '../../src/store/contract-rings.ts'
import { openStore } from '../../src/store/open.ts'
import { randomFrom } from '../simulation/scheduler.ts'

const [database = '', smtp = '', seed = '1'] = process.argv.slice(2)
const random = randomFrom(Number(seed))

/** Mostly right; sometimes a little ahead, an hour ahead, or an hour behind. */
const OFFSETS = [0, 0, 0, 0, 3000, -3000, 3_600_000, -3_600_000]
let offset = 0
setInterval(() => {
  offset = OFFSETS[Math.floor(random() * OFFSETS.length)] ?? 0
}, 150)
const world = { ...realWorld, now: () => Date.now() + offset }

const settings = readSettings({
  SAYSO_OWN_NETWORK: 'yes',
  SAYSO_SMTP_URL: smtp,
  SAYSO_MAIL_FROM: 'Sayso <sayso@mail.example>',
})
const store = await openStore(database)
const reminding = await openReminding(store, world, settings, () => 'http://127.0.0.1:3000')

/** At once: what waits in a pipe would die with it. */
function say(what: 'sends' | 'recorded', { channel, task, ring_at, attempts }: Delivery): void {
  writeSync(1, `${what} ${process.hrtime.bigint()} ${attempts} ${channel.id} ${task?.id} ${ring_at}\n`)
}

writeSync(1, 'ready\n')
await keepRinging(
  {
    store: {
      ...store,
      async endDelivery(delivery, ringer, end, at) {
        const mine = await store.endDelivery(delivery, ringer, end, at)
        if (mine && end.kind === 'sent') say('recorded', delivery)
        return mine
      },
    },
    world,
    elapsed: () => performance.now(),
    send: async (delivery) => {
      say('sends', delivery)
      return await reminding.send(delivery)
    },
    fault: () => undefined,
  },
  new AbortController().signal,
)
