/** The disk's own answer, alone. */
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Figure } from './figure.ts'
import { median } from './measure.ts'

const WRITES = 300

/** A page written and carried through to the disk: no durable answer can be quicker. */
export function benchDisk(): readonly Figure[] {
  const folder = mkdtempSync(join(tmpdir(), 'sayso-bench-'))
  const file = openSync(join(folder, 'page'), 'w')
  const page = Buffer.alloc(4096, 1)
  const times = Array.from({ length: WRITES }, () => {
    const started = performance.now()
    writeSync(file, page)
    fdatasyncSync(file)
    return performance.now() - started
  })
  closeSync(file)
  rmSync(folder, { recursive: true, force: true })
  return [{ what: 'disk: 4 KB and fdatasync', value: median(times), unit: 'ms' }]
}
