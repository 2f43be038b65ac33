/** `sayso understand`: how sentences are read, one line of JSON each. Nothing is opened and nothing is done. */
import { systemTimeZone } from '../compose/compose.ts'
import { realWorld } from '../compose/real-world.ts'
import { understand } from '../understand/understand.ts'
import { askedIn } from './asked.ts'
import { type Command, Misuse } from './command.ts'
import { inputLines, putLine } from './lines.ts'
import { jsonLine } from './output.ts'

export const understandCommand: Command = {
  options: {},
  words: 'any',
  async run({ words }) {
    if (words.length === 0) return await readAll(inputLines())
    await putLine(reading(words.join(' ')))
    return 0
  },
}

/** A line that cannot be read is named on stderr; the others are still answered. */
async function readAll(lines: AsyncIterable<string>): Promise<number> {
  let number = 0
  let code = 0
  for await (const line of lines) {
    number += 1
    if (line.trim() === '') continue
    try {
      await putLine(reading(line))
    } catch (error) {
      if (!(error instanceof Misuse)) throw error
      console.error(`Line ${number} is not usable: ${error.message}`)
      code = 1
    }
  }
  return code
}

function reading(line: string): string {
  const here = { epoch_ms: realWorld.now(), timezone: systemTimeZone() }
  const { text, context } = askedIn(line, here)
  const { commands, confidence, method, reasoning } = understand(text, context)
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
