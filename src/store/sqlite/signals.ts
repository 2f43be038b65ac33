/**
 * Who changed something? Our own commits say so; those of other processes show in the file's data version, which is looked at five times a second while anyone listens.
 */
import type { DatabaseSync } from 'node:sqlite'
import type { ChangeListener } from '../contract-service.ts'
import type { Signals } from '../engine.ts'

const LOOK_MS = 200

export function fileSignals(file: DatabaseSync): Signals {
  const listeners = new Set<ChangeListener>()
  const tell: ChangeListener = (user_id) => {
    for (const listener of listeners) listener(user_id)
  }
  const version = () => Number(file.prepare('pragma data_version').get()?.data_version)
  let known = 0
  let looking: NodeJS.Timeout | undefined
  const look = () => {
    const now = version()
    if (now !== known) tell(null)
    known = now
  }
  const stop = () => {
    clearInterval(looking)
    looking = undefined
  }
  return {
    tell(user_ids) {
      if (listeners.size > 0) for (const user_id of user_ids) setImmediate(tell, user_id)
    },
    listen(listener) {
      listeners.add(listener)
      if (looking === undefined) {
        known = version()
        looking = setInterval(look, LOOK_MS)
      }
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stop()
      }
    },
    async close() {
      listeners.clear()
      stop()
    },
  }
}
