/** Files with what people wrote are for their owner alone, whatever the umask says. SQLite gives its log the same mode. */
import { chmodSync, closeSync, openSync } from 'node:fs'

const OWNER_ONLY = 0o600

/** Made if it is not there. What stands in the way of that, or belongs to someone else, is told by who opens it. */
export function keepPrivate(path: string): void {
  try {
    closeSync(openSync(path, 'a', OWNER_ONLY))
    for (const file of [path, `${path}-wal`, `${path}-shm`]) chmodSync(file, OWNER_ONLY)
  } catch {
    // A log that is not there yet is the usual case.
  }
}

/** Throws where there is something already. */
export function makePrivate(path: string): void {
  closeSync(openSync(path, 'wx', OWNER_ONLY))
}
