/** The parts of a message that speak of something else, read by themselves: orders are kept, reasons and talk are not. */
import { ACT_FROM, type Command, type Interpretation } from '../../domain/command.ts'
import { reminding as english } from '../english/reminding.ts'
import { textAt } from '../lead-times/words.ts'
import type { Act } from './act.ts'
import { type Marked, says } from './marked.ts'
import { isReport, type Part } from './parts.ts'
import { isErrand } from './pieces.ts'

export interface Alone {
  readonly part: Part
  readonly commands: readonly Command[]
  readonly confidence: number
}

/** Talk, questions, and what is not clear. */
const ASIDE: ReadonlySet<string> = new Set([
  'GENERAL_CHAT',
  'UNKNOWN',
  'AMBIGUOUS',
  'GET_TASK',
  'LIST_TASKS',
  'UNDO',
  'CONFIRM_NO',
  'CONFIRM_YES',
])

/** As if nothing else had been said; blanks, so that spans still point into the message as it was sent. */
export function readAlone(message: Marked, part: Part, read: (text: string) => Interpretation): Alone {
  const { text, words } = message
  let { from: first, to: last } = part
  while (first < last && english.around.has(textAt(words, first))) first++
  while (last > first && english.aroundEnd.has(textAt(words, last - 1))) last--
  const isReason =
    english.reasons.has(textAt(words, part.from - 1)) || english.reasons.has(textAt(words, part.from))
  if (first === last || isReason) return { part, commands: [], confidence: 1 }
  const [start, end] = [words[first]?.from ?? 0, words[last - 1]?.to ?? 0]
  const { commands, confidence } = read(
    ' '.repeat(start) + text.slice(start, end) + ' '.repeat(text.length - end),
  )
  return { part, commands: commands.filter(({ intent }) => !ASIDE.has(intent)), confidence }
}

/** What is said of reminders in one part. */
export interface Told {
  readonly part: Part
  readonly act: Act
  readonly commands: readonly Command[]
}

/** What is left of the others beside what was told. */
export function besides(message: Marked, others: readonly Alone[], told: readonly Told[]): readonly Alone[] {
  const ofOthers = told.length > 0
  return others
    .map((alone) => ({
      ...alone,
      commands: alone.commands.filter((command) => isWanted(message, command, alone, told)),
    }))
    .filter(({ commands, confidence }) => commands.length > 0 && (!ofOthers || confidence >= ACT_FROM))
}

function isWanted(message: Marked, command: Command, { part }: Alone, told: readonly Told[]): boolean {
  if (command.intent === 'CREATE_TASK') {
    const adds = english.adding.has(textAt(message.words, part.from)) || isErrand(message, part)
    return told.length === 0 || adds || command.params.reminders !== undefined
  }
  const reference = 'reference' in command.params ? command.params.reference : undefined
  if (!reference || !('number' in reference)) return false
  const same = told.find(({ commands }) => commands.some((one) => numberOf(one) === reference.number))
  if (!same) return true
  if (command.intent === 'UPDATE_TASK') return says(message, part, 'change')
  return same.act === 'less' && isReport(message, part)
}

function numberOf(command: Command): number | null {
  const reference = 'reference' in command.params ? command.params.reference : undefined
  return reference && 'number' in reference ? reference.number : null
}
