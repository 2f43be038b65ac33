/** "Is that one task, or three?": the ways to say either besides the words on the buttons. */
import type { Answer } from '../../domain/command.ts'
import { frame } from '../frame/frame.ts'
import { withoutPoliteness } from '../read/politeness.ts'
import type { Sentence } from '../read/sentence.ts'
import { tokenise } from '../text/tokens.ts'

const LEAD = '[(i want|i mean|make it|make them|make that|keep it|add them|put them)] [just/only] [as]'
const answers = [
  ['one', frame(`${LEAD} [all] (together|one|1|a single|one single) [task/item/thing/one]`)],
  [
    'several',
    frame(
      `${LEAD} [<number>] (separate|separately|several|individual|individually|split|split it|split them|split up) [ones/tasks/items/things]`,
    ),
  ],
  ['several', frame(`${LEAD} <number> [tasks/items/things/ones]`)],
] as const

export function oneOrSeveral(sentence: Sentence): Answer | null {
  // "3" is no hour here
  const said = { ...sentence, tokens: tokenise(sentence.text, []) }
  const [from, to] = withoutPoliteness(said, [0, said.tokens.length])
  const value = answers.find(([, way]) => way.match(said.tokens, from, to) !== null)?.[0]
  return value === undefined ? null : { kind: 'pick', references: [{ text: value }] }
}
