/** The policy of the product, as an ordered list of opinions: the first that has one decides. */
import { answerOpenQuestion } from './answers/answer-open-question.ts'
import { answerToAnother, lateAnswer, staleButton } from './answers/too-late.ts'
import { runCommands } from './commands/run.ts'
import { correctTheLast } from './correct.ts'
import { explainTheLast } from './explain-last.ts'
import { nothingToCorrect } from './nothing-to-correct.ts'
import { mannersOf, mindOf, type Policy } from './policy.ts'
import { readOn } from './read-on.ts'
import { askWhenUnsure } from './unsure.ts'

const doWhatWasAsked: Policy = {
  name: 'do-what-was-asked',
  opinion:
    'Read before writing, act on one clear match, ask about several, confirm deletes, report what happened.',
  plan: (context) => runCommands(context.interpretation.commands, mindOf(context), mannersOf(context)),
}

export const policies: readonly Policy[] = [
  staleButton,
  answerToAnother,
  lateAnswer,
  correctTheLast,
  explainTheLast,
  readOn,
  answerOpenQuestion,
  nothingToCorrect,
  askWhenUnsure,
  doWhatWasAsked,
]
