/** "change the note to code 4417": all that follows, on the task in mind or the one that is numbered. */
import type { Interpretation } from '../../domain/command.ts'
import { leaning } from '../english/leaning.ts'
import type { Untagged } from '../reading.ts'

const SURE = 0.85

export function itsNote(message: Untagged): Interpretation | null {
  return noteAsked(message) ?? noteChanged(message)
}

/** "what does the note on it say?" */
function noteAsked({ text, mood }: Untagged): Interpretation | null {
  if (mood.focus === null || mood.asked !== null || !leaning.noteAsked.test(text)) return null
  return {
    commands: [{ intent: 'GET_TASK', params: { reference: { pronoun: 'it' }, asks: 'note' }, spans: {} }],
    confidence: SURE,
    method: 'RULE_BASED',
    rules: ['its-note'],
    reasoning: 'It asks for the note on the task just spoken of.',
  }
}

function noteChanged({ text, mood }: Untagged): Interpretation | null {
  const note = leaning.noteBecomes.exec(text)
  const { note: words = '', number, of = number } = note?.groups ?? {}
  const said = words.trim()
  if (said === '' || mood.asked !== null || (of === undefined && mood.focus === null)) return null
  const reference = of === undefined ? ({ pronoun: 'it' } as const) : { number: Number(of) }
  const start = text.length - said.length
  return {
    commands: [
      {
        intent: 'UPDATE_TASK',
        params: { reference, description: said },
        spans: { description: [start, text.length] },
      },
    ],
    confidence: SURE,
    method: 'RULE_BASED',
    rules: ['its-note'],
    reasoning: 'It says what the note on the task just spoken of should be.',
  }
}
