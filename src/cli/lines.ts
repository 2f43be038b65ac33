/** Lines in, lines out: reads standard input line by line and waits when nobody takes the output. */
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export function inputLines(): AsyncIterable<string> {
  return createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })
}

export async function putLine(line: string): Promise<void> {
  await put(`${line}\n`)
}

export async function put(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain')
}
