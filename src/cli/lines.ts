/** Lines in, lines out: reads standard input line by line and waits when nobody takes the output. */
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export function inputLines(): AsyncIterable<string> {
  return createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })
}

export async function putLine(line: string): Promise<void> {
  if (!process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain')
}
