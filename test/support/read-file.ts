/** A file of another program, as it is taken in: the fields that say something, and the remarks. */
import { expect } from 'vitest'
import { formatOf, type ReadFormatName, readFormats } from '../../src/transfer/formats.ts'

export const NOW = { epoch_ms: Date.UTC(2026, 10, 15, 8), timezone: 'Europe/Berlin' }

/** What is said about each task, without what is not. */
export function read(format: ReadFormatName, file: string, name = 'this') {
  expect(formatOf(file, format === 'todotxt' ? 'todo.txt' : 'file')).toBe(format)
  const { found, remarks } = readFormats[format].read(file, NOW, name)
  const told = found.map(({ task }) =>
    Object.fromEntries(
      Object.entries(task).filter(([, value]) => value !== null && value !== false && String(value) !== ''),
    ),
  )
  return { told, remarks: remarks.map(({ line, text }) => `${line}: ${text}`) }
}
