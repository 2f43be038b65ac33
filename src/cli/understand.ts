/** `sayso understand`: how sentences are read, one line of JSON each. Nothing is opened and nothing is done. */

import { realWorld } from '../compose/real-world.ts'
import { systemTimeZone } from '../compose/system-time-zone.ts'
import type { Interpretation } from '../domain/command.ts'
import { explain } from '../understand/explain.ts'
import { understand } from '../understand/understand.ts'
import { askedIn } from './asked.ts'
import { type Command, Misuse } from './command.ts'
import { inputLines, putLine } from './lines.ts'
import { jsonLine, printable } from './output.ts'

export const understandCommand: Command = {
  options: { explain: { type: 'boolean' } },
  words: 'any',
  async run({ words, flags }) {
    const draw = flags.explain === true ? drawn : asJson
    if (words.length === 0) return await readAll(inputLines(), draw)
    await putLine(reading(words.join(' '), draw))
    return 0
  },
}

type Draw = (text: string, reading: Interpretation) => string

/** A line that cannot be read is named on stderr; the others are still answered. */
async function readAll(lines: AsyncIterable<string>, draw: Draw): Promise<number> {
  let number = 0
  let code = 0
  for await (const line of lines) {
    number += 1
    if (line.trim() === '') continue
    try {
      await putLine(reading(line, draw))
    } catch (error) {
      if (!(error instanceof Misuse)) throw error
      console.error(`Line ${number} is not usable: ${error.message}`)
      code = 1
    }
  }
  return code
}

function reading(line: string, draw: Draw): string {
  const here = { epoch_ms: realWorld.now(), timezone: systemTimeZone() }
  const { text, context } = askedIn(line, here)
  return draw(text, understand(text, context))
}

/** With an empty line after each, so that a file of sentences stays readable. */
function drawn(text: string, reading: Interpretation): string {
  return `${printable(explain(text, reading))}\n`
}

function asJson(text: string, { commands, confidence, method, reasoning }: Interpretation): string {
  const [first] = commands
  return jsonLine({
    text,
    intent: first?.intent ?? 'UNKNOWN',
    confidence,
    params: first?.params ?? {},
    commands,
    classification_method: method,
    reasoning,
  })
}
