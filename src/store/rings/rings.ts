/** The reminders' part of the contract, over any engine. */
import type { RingStore } from '../contract-rings.ts'
import type { Access } from '../engine.ts'
import { addChannel, channels, confirmChannel, removeChannel } from './channels.ts'
import { claimDeliveries, endDelivery, heldDeliveries, rungLately } from './deliveries.ts'
import { nextRing, ring } from './ring.ts'
import { beat, bury, enlist, ringers } from './ringers.ts'
import { serviceKey } from './service-key.ts'

export function ringStore({ read, write }: Access): RingStore {
  return {
    ring: (now, limit) => write((trx) => ring(trx, now, limit)),
    nextRing: () => read(nextRing),
    rungLately: (user, limit) => read((on) => rungLately(on, user, limit)),
    beat: (id) => write((trx) => beat(trx, id)),
    enlist: (id) => write((trx) => enlist(trx, id)),
    ringers: () => read(ringers),
    bury: (id, seen) => write((trx) => bury(trx, id, seen)),
    claimDeliveries: (ringer, now, limit) => write((trx) => claimDeliveries(trx, ringer, now, limit)),
    heldDeliveries: (ringer, now) => write((trx) => heldDeliveries(trx, ringer, now)),
    endDelivery: (delivery, ringer, end, at) => write((trx) => endDelivery(trx, delivery, ringer, end, at)),
    channels: (user) => read((on) => channels(on, user)),
    addChannel: (user, channel) => write((trx) => addChannel(trx, user, channel)),
    confirmChannel: (user, id, at) => write((trx) => confirmChannel(trx, user, id, at)),
    removeChannel: (user, id, at) => write((trx) => removeChannel(trx, user, id, at)),
    serviceKey: (name, make) => write((trx) => serviceKey(trx, name, make)),
  }
}
