/** A file that is to be taken in, whole and as text; “-” is standard input. */
import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { Problem } from '../domain/problem.ts'

export interface Incoming {
  readonly name: string
  readonly text: string
}

export async function readIncoming(name: string): Promise<Incoming> {
  const bytes = await (name === '-' ? buffer(process.stdin) : readFile(name)).catch(() => {
    throw new Problem('VALIDATION_ERROR', `The file ${name} cannot be read.`)
  })
  return { name: name === '-' ? 'this' : name, text: decoded(bytes, name) }
}

/** Broken characters are refused, not repaired: what is taken in comes back unchanged. */
function decoded(bytes: Uint8Array, name: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Problem(
      'VALIDATION_ERROR',
      `The file ${name} is not UTF-8 text. Save it as UTF-8 and try again.`,
    )
  }
}
