/** Certificates are renewed every few weeks: what lies in the files is taken up without a restart. */
import { unwatchFile, watchFile } from 'node:fs'
import type { Settings } from '../compose/settings.ts'
import type { Tls } from '../http/serve.ts'
import { tlsOf } from './service.ts'

const LOOK_MS = 60_000

/** Ends with what it gives. `told`: why the new one is not used; the one before still is. */
export function renewTls(
  files: readonly string[],
  read: () => Tls,
  renew: (tls: Tls) => void,
  told: (words: string) => void,
  look_ms = LOOK_MS,
): () => void {
  const look = () => {
    try {
      renew(read())
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      told(`The new TLS certificate cannot be used, Sayso goes on with the one before: ${why}`)
    }
  }
  for (const file of files) watchFile(file, { interval: look_ms, persistent: false }, look)
  return () => {
    for (const file of files) unwatchFile(file, look)
  }
}

/** As the settings name them; nothing where TLS ends elsewhere. */
export function keepTls(settings: Settings, renew: (tls: Tls) => void, told: (words: string) => void): void {
  const { SAYSO_TLS_CERT: cert, SAYSO_TLS_KEY: key } = settings
  if (cert === undefined || key === undefined) return
  const read = () => tlsOf(settings) ?? { cert: '', key: '' }
  renewTls([cert, key], read, renew, told)
}
