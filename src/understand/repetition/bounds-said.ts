/** Days that are said of a task that comes back: which are left out, until when it rests, where it ends. */
import { addMonths, dateOf, type PlainDate, today } from '../../domain/calendar.ts'
import type { KnownTask } from '../../domain/known-task.ts'
import type { DoneFilter } from '../../domain/words.ts'
import { readRule } from '../../repeat/read-rule.ts'
import { type Rule, ruleText } from '../../repeat/rule.ts'
import type { RulesContext } from '../by-rules.ts'
import { doneWhen } from '../dates/done-when.ts'
import { type DateMatch, findDates } from '../dates/find-dates.ts'
import { repeating as words } from '../english/repeating.ts'

type Dating = Pick<RulesContext, 'now' | 'date_order'>
type Days = readonly [from: PlainDate, to: PlainDate]

/** "this week's bins", "the bins this week", "tuesday's swim": the name, and the days that are meant. */
export function spanSaid(
  said: string,
  context: Dating,
): { readonly name: string; readonly days: string | null } {
  const plain = said.replaceAll(/(?<=\p{L})'s\b/gu, '')
  const [date] = datesIn(plain, context)
  const days = date ? daysOf(date) : null
  const rest = date && days ? `${plain.slice(0, date.span[0])} ${plain.slice(date.span[1])}` : plain
  const name = rest
    .replaceAll(/\b(?:for|on|this time|next time|time|once|just|coming)\b/gu, ' ')
    .replaceAll(/ {1,9}/gu, ' ')
    .trim()
  return { name, days: days && (days[0] === days[1] ? days[0] : days.join('/')) }
}

/** "until may", "for two weeks": the day from which on it comes again. */
export function untilOf(bound: string, said: string, context: Dating): PlainDate | null {
  const text = bound === 'for' ? `in ${said.replace(/^(?:the )?next /u, '')}` : said
  const [date] = [...datesIn(text, context), ...datesIn(`in ${said}`, context)]
  return date ? (daysOf(date)?.[0] ?? null) : null
}

/** When something was done: years and months besides what is said of days and weeks. */
export function doneThen(said: string, context: Dating): DoneFilter | null {
  return doneWhen(said, context.now) ?? inYear(said, context) ?? inMonth(said, context)
}

function inYear(said: string, { now }: Dating): DoneFilter | null {
  const which = /^(?<which>this|last) year$/u.exec(said)?.groups?.which
  if (which === undefined) return null
  const year = Number(today(now).slice(0, 4)) - (which === 'last' ? 1 : 0)
  return `${year}-01-01..${year}-12-31`
}

/** "in november", "since january": the last one that began. */
function inMonth(said: string, context: Dating): DoneFilter | null {
  const { bound, month } = /^(?<bound>in|since) (?<month>\p{L}{3,9})$/u.exec(said)?.groups ?? {}
  const [date] = month === undefined ? [] : datesIn(`in ${month}`, context)
  if (!date || !('from' in date)) return null
  const here = today(context.now)
  const back = date.from > here ? -12 : 0
  return `${addMonths(date.from, back)}..${bound === 'since' ? here : addMonths(date.to, back)}`
}

/** The rule of a task with another end, or without one. */
export function endOf(
  { recurrence }: KnownTask,
  { when, then, by, often, endless }: Readonly<Record<string, string | undefined>>,
  context: Dating,
): string | null {
  const read = readRule(recurrence ?? '')
  if ('trouble' in read) return null
  const { count: _, until: __, ...rule } = read.rule
  const end = endless === undefined ? boundSaid({ when: when ?? then ?? by, often }, context) : {}
  return end && ruleText({ ...rule, ...end })
}

function boundSaid(
  { when, often }: { readonly when: string | undefined; readonly often: string | undefined },
  context: Dating,
): Pick<Rule, 'count' | 'until'> | null {
  if (often !== undefined) {
    const count = words.counts.get(often) ?? Number(often)
    return Number.isInteger(count) && count > 0 ? { count } : null
  }
  if (when === undefined) return null
  // an end that is over is refused where rules are kept, and whoever says it is told
  const until = untilOf('until', when, context) ?? doneThen(when, context)?.split('..')[1]
  return until === undefined ? null : { until }
}

/** A new rule ends as the old one did, unless it says where. */
export function endedAs({ recurrence }: KnownTask, rule: string): string {
  const [before, after] = [readRule(recurrence ?? ''), readRule(rule)]
  if ('trouble' in before || 'trouble' in after) return rule
  const { count, until } = before.rule
  if (after.rule.count !== undefined || after.rule.until !== undefined) return rule
  return ruleText({ ...after.rule, ...(count && { count }), ...(until && { until }) })
}

function datesIn(text: string, { now, date_order = 'month-first' }: Dating): readonly DateMatch[] {
  return findDates(text, now, { order: date_order })
}

function daysOf(date: DateMatch): Days | null {
  if ('from' in date) return [date.from, date.to]
  if (!('due_date' in date)) return null
  const day = dateOf(date.due_date)
  return [day, day]
}
