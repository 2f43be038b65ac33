/** "change the note to code 4417": the note is that of the task in mind. */
import type { Interpretation } from '../../domain/command.ts'
import { leaning } from '../english/leaning.ts'
import type { Untagged } from '../reading.ts'

const SURE = 0.85

export function itsNote({ text, mood }: Untagged): Interpretation | null {
  const note = leaning.noteBecomes.exec(text)
  const said = note?.groups?.note?.trim() ?? ''
  if (!note || mood.focus === null || mood.asked !== null || said === '') return null
  const start = text.length - said.length
  return {
    commands: [
      {
        intent: 'UPDATE_TASK',
        params: { reference: { pronoun: 'it' }, description: said },
        spans: { description: [start, text.length] },
      },
    ],
    confidence: SURE,
    method: 'RULE_BASED',
    rules: ['its-note'],
    reasoning: 'It says what the note on the task just spoken of should be.',
  }
}
