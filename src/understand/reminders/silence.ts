/** "stop reminding me about the dentist", "drop the ten-minute reminder but leave the hour": it rings less, or no more. */
import { ACT_FROM, type Interpretation } from '../../domain/command.ts'
import { leadText } from '../../domain/reminders.ts'
import { reminding as words } from '../english/reminding.ts'
import { amountAt } from '../lead-times/amount.ts'
import { leadTimesIn } from '../lead-times/lead-times.ts'
import { wordsIn } from '../lead-times/words.ts'
import { type Beside, firstMatch, taskNamed } from './named.ts'

/** The reminders that are left; null: it says nothing of the kind, or asks for something else as well. */
export function leftAfter(
  text: string,
  context: Beside,
  read: (text: string) => Interpretation,
): readonly string[] | null {
  if (words.forgetting.test(text) || words.question.test(text) || !isSilencing(text, context)) return null
  const leads = leadTimesIn(text)
  if (leads.length > 0 && words.replacing.test(text)) return null
  // "not a day before, do it two hours before"
  if (leads.length > 1) return leads.at(-1)?.reminders ?? null
  const others = text.split(/[.!?;\n]/u).filter((one) => one.trim() !== '' && !isSilencing(one, context))
  if (others.some((one) => isOrder(read(one)))) return null
  const kept = firstMatch(words.keeping, text)?.groups?.kept
  return kept === undefined ? [] : amountsIn(kept)
}

function isSilencing(text: string, context: Beside): boolean {
  if (firstMatch(words.silencing, text)) return true
  return firstMatch(words.dropping, text) !== null && taskNamed(text, context)?.rings === true
}

/** Something that is to be put on the list or taken off it; why it need not ring is no order. */
function isOrder({ commands, confidence }: Interpretation): boolean {
  return commands.some(({ intent }) => intent === 'CREATE_TASK') && confidence >= ACT_FROM
}

/** "the hour", "the 1h one" */
export function amountsIn(text: string): readonly string[] {
  const all = wordsIn(text.replaceAll(/\bthe (?=hour|day|week)/giu, 'one '))
  const leads: string[] = []
  for (let at = 0; at < all.length; at++) {
    const amount = amountAt(all, at)
    if (!amount) continue
    leads.push(leadText({ days: Math.floor(amount.minutes / 1440), minutes: amount.minutes % 1440 }))
    at = amount.end - 1
  }
  return leads
}
