/** What was typed in `sayso chat`, kept for the next time in a file that only its owner can read. */
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { dataFolder } from '../compose/settings.ts'

const MOST = 500
const MODE = { mode: 0o600 }

export class ChatHistory {
  readonly #file: string
  /** The latest first, as the arrow keys go through them. */
  readonly lines: readonly string[]

  private constructor(file: string, lines: readonly string[]) {
    this.#file = file
    this.lines = lines
  }

  static open(file = join(dataFolder(), 'chat-history')): ChatHistory {
    const lines = linesIn(file).slice(-MOST)
    // Written anew at every start, so that it never grows for long.
    quietly(() => {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, lines.map((line) => `${line}\n`).join(''), MODE)
    })
    return new ChatHistory(file, lines.toReversed())
  }

  /** A bare yes or no is nothing to come back to. */
  add(line: string): void {
    if (line.trim().length < 3) return
    quietly(() => appendFileSync(this.#file, `${line}\n`, MODE))
  }
}

function linesIn(file: string): readonly string[] {
  try {
    return readFileSync(file, 'utf8').split('\n').filter(Boolean)
  } catch {
    return []
  }
}

/** A talk without its history is still a talk. */
function quietly(work: () => void): void {
  try {
    work()
  } catch {
    // Nobody asked for it.
  }
}
