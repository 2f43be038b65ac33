/** A title that was said before the order: "I'm out of rice; add it to my list". */
import type { CreateTask } from '../../domain/command.ts'
import { frame } from '../frame/frame.ts'
import { newTitle } from './new-task.ts'
import { withoutPoliteness } from './politeness.ts'
import type { Range, Sentence } from './sentence.ts'

const frames = [
  '(i|we) (am|are|ran|have run|just ran) [almost|nearly|all|completely|just] [running|getting] (out of|low on|short on|short of) {title}',
  '(i|we) have no [more] {title}',
  '(i|we) [still/really/also/just] (need|have|want|got|should|must) to {title}',
  '(i|we) [still/really/also] need {title}',
  '(i|we) do not want to (miss|forget) [to] {title}',
  '{title}',
].map(frame)

export function titledBy(sentence: Sentence, clause: Range, command: CreateTask): CreateTask {
  const range = withoutPoliteness(sentence, clause)
  for (const candidate of frames) {
    const title = candidate.match(sentence.tokens, range[0], range[1])?.get('title')
    if (title === undefined) continue
    const said = newTitle(sentence, range, title)
    return {
      ...command,
      params: { ...said.params, ...command.params },
      spans: { ...said.spans, ...command.spans },
    }
  }
  return command
}
