/** When a model is asked at all. Answers and corrections never go there, and in `hybrid` neither does what rules read well. */
import { ACT_FROM, type Interpretation } from '../domain/command.ts'
import type { ActionType } from '../domain/pending.ts'
import type { ReadingContext } from '../understand/understand.ts'

export const engines = ['rules', 'hybrid', 'llm'] as const
export type Engine = (typeof engines)[number]

/** What comes next is taken as it stands: there is nothing to read. */
const takenAsItStands: readonly ActionType[] = ['NEED_TITLE', 'NEED_CHANGE', 'NEED_DAYS']

export function asksModel(
  engine: Engine,
  rules: Interpretation,
  text: string,
  context: ReadingContext,
): boolean {
  if (engine === 'rules' || isAnswer(rules) || rules.rules.includes('chat/injection')) return false
  if (context.pending && takenAsItStands.includes(context.pending.action_type)) return false
  if (!hasTwoWords(text)) return false
  return engine === 'llm' || isUnclear(rules) || (isUnread(rules) && TASK_WORDS.test(text))
}

/** Also one that only leans towards yes or no: a model could not say so, and must not. */
function isAnswer({ answer, correction, commands }: Interpretation): boolean {
  const [first] = commands
  return answer !== undefined || correction !== undefined || first?.intent.startsWith('CONFIRM') === true
}

/** A lone word is a title to offer or a typo; a model knows no more about it than the rules. */
function hasTwoWords(text: string): boolean {
  return (text.match(/\p{L}{2,}/gu) ?? []).length > 1 || WITHOUT_BLANKS.test(text)
}

/** Scripts that put no blank between words. */
const WITHOUT_BLANKS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{4}/u

function isUnclear({ commands, confidence }: Interpretation): boolean {
  return (
    confidence < ACT_FROM || commands.some(({ intent }) => intent === 'AMBIGUOUS' || intent === 'UNKNOWN')
  )
}

/** Taken for talk only because no rule knew it: worth a question if it sounds like the list. */
function isUnread({ rules }: Interpretation): boolean {
  return rules.includes('chat/question')
}

const TASK_WORDS =
  /\b(?:tasks?|to-?dos?|lists?|remind(?:ers?)?|due|deadline|overdue|add|delete|remove|finish(?:ed)?|done|complete[ds]?|cancel|postpone|reschedule|rename|undo|forget|plate|agenda)\b/iu
