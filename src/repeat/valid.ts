/** Will a rule ever fall on a day? Said before it is kept, not found out on the day it fails. */
import type { PlainDate } from '../domain/calendar.ts'
import { type DaysOff, dateFrom } from './next.ts'
import { readRule } from './read-rule.ts'
import { type Rule, ruleText } from './rule.ts'
import type { RuleTrouble } from './trouble.ts'

function troubleWith(rule: Rule, anchor: PlainDate, except: readonly DaysOff[]): RuleTrouble | null {
  if (rule.until !== undefined && rule.until < anchor) return 'ends-before-start'
  if (isNever(rule)) return 'never'
  if (dateFrom({ rule, anchor }, anchor) === null) return 'never'
  return dateFrom({ rule, anchor, except }, anchor) === null ? 'all-left-out' : null
}

/** A day that none of the months has is no day to move to the end of the month: "30 February" was never meant. */
function isNever({ months, monthDays, weekdays, positions }: Rule): boolean {
  const longest = Math.max(...(months.length === 0 ? [1] : months).map((month) => lengths[month - 1] ?? 31))
  const isBeyond = monthDays.length > 0 && monthDays.every((day) => Math.abs(day) > longest)
  const isSixth =
    weekdays.length > 0 && months.length > 0 && weekdays.every(({ nth }) => Math.abs(nth ?? 1) > 5)
  const most = weekdays.length === 0 || monthDays.length > 0 ? 366 : weekdays.length * 54
  return isBeyond || isSixth || (positions.length > 0 && positions.every((at) => Math.abs(at) > most))
}

const lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** The text of a rule in its one spelling, or why it cannot be kept with that first day. */
export function keptRule(
  text: string,
  anchor: PlainDate,
  except: readonly DaysOff[] = [],
):
  | { readonly text: string; readonly rule: Rule; readonly time?: string }
  | { readonly trouble: RuleTrouble } {
  const read = readRule(text)
  if ('trouble' in read) return read
  const trouble = troubleWith(read.rule, anchor, except)
  return trouble === null ? { ...read, text: ruleText(read.rule) } : { trouble }
}
